import type { FastifyInstance } from "fastify";
import type { DefaultEventsMap, Namespace, Server, Socket } from "socket.io";
import type { ErrorCode } from "../../../schemas/error_codes";
import { createEventLimit } from "../../platform/event_limit";
import { createAddressLimits } from "../../platform/plugins/address_limits";
import { createSharedPlaces } from "../../platform/plugins/shared_places";
import { isExcluded } from "./exclusion_notice";
import { findSession, type FoundSession } from "./sessions";

/** What comes is not known until it was parsed; `answer` is called where the sender waits for one. */
type Hears<Events extends string> = { [Event in Events]: (message: unknown, answer?: unknown) => void };
type Tells<Messages> = { [Event in keyof Messages]: (message: Messages[Event]) => void };

/** Somebody's socket: which events it sends, what it is told, and what is known of who holds it. */
export type Connection<Events extends string, Messages, Data> = Socket<Hears<Events>, Tells<Messages>, DefaultEventsMap, Data>;

interface Options<Events extends string, Messages, Data> {
  name: string;
  /** What is known of who comes in with this handshake, or why they may not. */
  admit: (auth: Record<string, unknown>) => Promise<Data | ErrorCode>;
  /** How many sockets one address may hold; without it addresses are not counted. */
  mostOfAddress?: number;
  /** `take` says whether the socket, and its address, may send another event. */
  welcome: (socket: Connection<Events, Messages, Data>, take: () => boolean) => void;
}

const ownEvents = { burst: 20, perSecond: 5 };
/** No page sends more than this, whatever it sends: whoever does is cut off. */
const floodOf = { burst: 300, perSecond: 50 };

/** A part of the sockets with its own events: who may come in, how much they may send, and who is there. */
export function openNamespace<Events extends string, Messages, Data extends object>(
  app: FastifyInstance,
  io: Server,
  { name, admit, mostOfAddress, welcome }: Options<Events, Messages, Data>,
) {
  const namespace: Namespace<Hears<Events>, Tells<Messages>, DefaultEventsMap, Data> = io.of(name);
  const addresses = mostOfAddress === undefined ? null : createAddressLimits(app.configuration.trustProxy, mostOfAddress);
  const everywhere = mostOfAddress === undefined || !app.redis ? null : createSharedPlaces(app, name, mostOfAddress);

  namespace.use(async (socket, next) => {
    const admitted = await admit(socket.handshake.auth);
    if (typeof admitted === "string") return next(new Error(admitted));
    socket.data = admitted;
    next();
  });
  namespace.on("connection", (socket) => {
    const place = addresses?.enter(socket.request);
    if (place === null) return void socket.disconnect(true);
    if (place) socket.once("disconnect", place.leave);
    if (place && everywhere) void holdEverywhere(place.address);
    const takeAny = createEventLimit(floodOf);
    socket.use((_, next) => void (takeAny() ? next() : socket.disconnect(true)));
    const takeOwn = createEventLimit(ownEvents);
    welcome(socket, () => takeOwn() && (place?.take() ?? true));

    async function holdEverywhere(address: string) {
      const leave = await everywhere?.enter(address);
      if (!leave || socket.disconnected) leave?.();
      else socket.once("disconnect", leave);
      if (leave === null) socket.disconnect(true);
    }
  });

  return { namespace, connections: () => [...namespace.sockets.values()] };
}

/** The session of the access token that a socket was opened with, or null. */
async function sessionOf(app: FastifyInstance, { token }: Record<string, unknown>): Promise<FoundSession | null> {
  const id = typeof token === "string" && token.length < 4000 ? await app.signer.sessionOf(token) : null;
  return id === null ? null : findSession(app.db, id);
}

/** A guest has no session; who says that they have one, has one. */
export async function admitVisitor(
  app: FastifyInstance,
  auth: Record<string, unknown>,
): Promise<{ session: FoundSession | null } | ErrorCode> {
  const session = await sessionOf(app, auth).catch(() => null);
  if (session && isExcluded(session.user)) return { session: null }; // a withdrawal needs no sockets of the player's own (D-44)
  return !session && auth["token"] ? "session.required" : { session };
}

/** Only whom `isLetIn` takes. While the database is away, nobody is let in: they try again. */
export async function admitSession(
  app: FastifyInstance,
  auth: Record<string, unknown>,
  isLetIn: (session: FoundSession) => boolean,
): Promise<{ session: FoundSession } | ErrorCode> {
  const session = await sessionOf(app, auth).catch(() => null);
  return session && !isExcluded(session.user) && isLetIn(session) ? { session } : "session.required";
}
