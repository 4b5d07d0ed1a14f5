import fp from "fastify-plugin";
import type { Socket } from "socket.io";
import * as z from "zod/mini";
import { type emojiAnswer, emojiNames, type EmojiProblem, type FromLive, fromVisitor, liveNamespace } from "../../schemas/live";
import { createAddressLimits } from "../plugins/address_limits";
import { signal } from "../plugins/changes";
import { sessionOfSocket } from "../plugins/realtime";
import { createEventLimit } from "../presence/event_limit";
import { findSession, type FoundSession } from "../users/sessions";
import { publicName } from "../users/shown_name";
import { balancesOf } from "./balances";

const mostSocketsOfAddress = 1_000;

interface Data {
  /** Null for guests, who hear what everybody may. */
  session: FoundSession | null;
}
export type Connection = Socket<
  Record<string, (...sent: unknown[]) => void>,
  Record<string, (message: unknown) => void>,
  object,
  Data
>;

const settled = z.object({ userIds: z.array(z.int()) });
const reaction = z.object({ iconName: z.enum(emojiNames), nickname: z.string() });

/**
 * What happens while somebody looks: their balance, and the reactions of others. Everything that is told is a hint; the
 * truth is read on every connection. Guests hear what is for everybody.
 */
export const livePlugin = fp(
  async (app) => {
    const room = app.realtime.of(liveNamespace);
    const addresses = createAddressLimits(app.configuration.trustProxy, mostSocketsOfAddress);
    const connections = () => [...room.sockets.values()] as unknown as Connection[]; // the events are checked as they come
    const failed = (error: unknown) => app.log.warn({ err: error }, "What happened could not be told");
    const takeReaction = createEventLimit({ burst: 40, perSecond: 10 });

    room.use(async (socket, next) => {
      const { auth } = socket.handshake;
      const session = await sessionOfSocket(app, auth).catch(() => null);
      if (!session && (auth as { token?: unknown }).token) return next(new Error("session.required"));
      (socket as unknown as Connection).data.session = session;
      next();
    });
    room.on("connection", (socket) => {
      const place = addresses.enter(socket.request);
      if (!place) return void socket.disconnect(true);
      socket.once("disconnect", place.leave);
      welcome(socket as unknown as Connection, place.take);
    });

    function welcome(socket: Connection, takeOfAddress: () => boolean) {
      const takeOwn = createEventLimit({ burst: 20, perSecond: 5 });
      const takeOwnReaction = createEventLimit({ burst: 3, perSecond: 0.5 });
      const take = () => takeOwn() && takeOfAddress();
      const { session } = socket.data;
      if (session) void tellBalances([session.user.id], [socket]).catch(failed);

      socket.on("message", (message, answer) => {
        const reply = (problem: EmojiProblem | null) => {
          if (typeof answer === "function") (answer as (told: z.output<typeof emojiAnswer>) => void)({ problem });
        };
        if (!take() || !takeOwnReaction()) return reply("too_fast");
        void react(socket, message).then(reply, (error: unknown) => {
          failed(error);
          reply("failed");
        });
      });
    }

    /** Who may react is asked anew: an account may have paid in since the socket was opened. */
    async function react({ data: { session } }: Connection, sent: unknown): Promise<EmojiProblem | null> {
      const said = z.safeParse(fromVisitor.message, sent);
      if (!said.success) return "failed";
      const user = session && (await findSession(app.db, session.id))?.user;
      if (!user) return "signed_out";
      if (user.depositCount < 1 && !user.isTest && !user.isStreamer) return "deposit_needed";
      if (!takeReaction()) return "too_fast";
      await signal(app.db, "player_message", { iconName: said.data.data.iconName, nickname: publicName(user) });
      return null;
    }

    async function tellBalances(userIds: number[], sockets = connections()) {
      const wanted = new Set(userIds);
      const theirs = sockets.flatMap((socket) => {
        const userId = socket.data.session?.user.id;
        return userId !== undefined && wanted.has(userId) ? [{ socket, userId }] : [];
      });
      if (theirs.length === 0) return;
      const balances = await balancesOf(app.db, [...new Set(theirs.map(({ userId }) => userId))]);
      for (const { socket, userId } of theirs) {
        const balance = balances.get(userId);
        if (balance) emit(socket, "wallet:balance", balance);
      }
    }

    app.onSignal("rounds_settled", (message) => {
      const heard = z.safeParse(settled, message);
      if (heard.success) void tellBalances(heard.data.userIds).catch(failed);
    });
    app.onSignal("player_message", (message) => {
      const heard = z.safeParse(reaction, message);
      if (!heard.success) return;
      const told: FromLive["message"] = { type: "gameEmoji", data: { ...heard.data, message: "", imageLink: "" } };
      for (const socket of connections()) emit(socket, "message", told);
    });
  },
  { name: "live", dependencies: ["realtime"] },
);

export const emit = <Event extends keyof FromLive>(socket: Connection, event: Event, message: FromLive[Event]) =>
  socket.emit(event, message);
