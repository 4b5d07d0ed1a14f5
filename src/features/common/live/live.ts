import type { emojiNames, EmojiProblem, FromLive } from "../../../../schemas/live";
import type { Services } from "../../../kit/session/services";
import { changeUser } from "../../../kit/session/session_store";
import type { Connection, OpenSocket } from "./connection";

/** `connect`: what was missed before is to be read now. */
export interface LiveEvents extends FromLive {
  connect: undefined;
  /** Nothing is heard until it is there again. */
  disconnect: undefined;
}

export interface Live {
  /** Answers how to stop. `isUrgent`: for what somebody waits; the rest comes when the page is at rest. */
  on<Event extends keyof LiveEvents>(event: Event, handle: (message: LiveEvents[Event]) => void, isUrgent?: boolean): () => void;
  /** A reaction that everybody sees (L-7.53); answers why it was not passed on, or null. */
  react(iconName: (typeof emojiNames)[number]): Promise<EmojiProblem | "unreachable" | null>;
}

/** What happens to the socket itself; the server says all else. */
const isOwn = (event: keyof LiveEvents): event is "connect" | "disconnect" => event === "connect" || event === "disconnect";

const untilAtRest = 4_000;
const untilClosed = 30_000;

const lives = new WeakMap<Services, Live>();

/** The one socket of a visit, opened for the first who listens, and closed some time after the last. */
export function liveOf(services: Services): Live {
  let live = lives.get(services);
  if (!live) lives.set(services, (live = createLive(services)));
  return live;
}

export function createLive(services: Pick<Services, "accessToken" | "session" | "isCanvas">, openSocket?: OpenSocket): Live {
  const handlers = new Map<keyof LiveEvents, Set<(message: never) => void>>();
  let connection: Promise<Connection> | null = null;
  let opening: (() => void) | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  /** What whoever comes later is told at once: that the socket was lost, and that the server is late. */
  let isLost = false;
  let lateness: FromLive["late"] | null = null;

  function hear<Event extends keyof LiveEvents>(event: Event, message: LiveEvents[Event]) {
    if (event === "connect" || event === "disconnect") {
      isLost = event === "disconnect";
      lateness = null;
    }
    if (event === "late") lateness = message as FromLive["late"];
    if (event === "wallet:balance") takeBalance(services, message as FromLive["wallet:balance"]);
    for (const handle of handlers.get(event) ?? []) (handle as (message: LiveEvents[Event]) => void)(message);
  }

  function open(): Promise<Connection> {
    opening?.();
    opening = undefined;
    if (connection) return connection;
    const opened = import("./connection").then(({ openConnection }) =>
      openConnection({
        ...services,
        openSocket,
        hear: (event, message) => hear(event, message as never),
        onConnect: () => hear("connect", undefined),
        onDisconnect: () => hear("disconnect", undefined),
      }),
    );
    connection = opened;
    opened.then(
      (it) => {
        for (const [event, { size }] of handlers) if (size > 0 && !isOwn(event)) it.want(event);
      },
      () => (connection = null), // the code did not come: the next that listens tries again
    );
    return opened;
  }

  const isHeard = () => [...handlers.values()].some(({ size }) => size > 0);

  function closeLater() {
    clearTimeout(closing);
    if (!isHeard()) {
      opening?.();
      opening = undefined;
    }
    closing = setTimeout(() => {
      if (isHeard()) return;
      connection?.then(
        (it) => it.stop(),
        () => {},
      );
      connection = null;
      isLost = false;
      lateness = null;
    }, untilClosed);
  }

  return {
    on(event, handle, isUrgent = false) {
      if (services.isCanvas) return () => {};
      const own = handlers.get(event) ?? new Set();
      handlers.set(event, own);
      own.add(handle);
      if (event === "disconnect" && isLost) handle(undefined as never);
      if (event === "late" && lateness) handle(lateness as never);
      clearTimeout(closing);
      if (connection) {
        connection.then(
          (it) => {
            if (!isOwn(event)) it.want(event);
            else if (event === "connect" && it.isConnected() && own.has(handle)) handle(undefined as never);
          },
          () => {},
        );
      } else if (isUrgent) open().catch(() => {});
      else opening ??= whenAtRest(() => void open().catch(() => {}));
      return () => {
        own.delete(handle);
        closeLater();
      };
    },
    async react(iconName) {
      if (services.isCanvas) return null;
      closeLater();
      try {
        return await (await open()).react(iconName);
      } catch {
        return "unreachable";
      }
    },
  };
}

/** Calls some time after all that the page needs is there; answers how to stop waiting. */
function whenAtRest(then: () => void) {
  const stopped = new AbortController();
  const wait = () => {
    const timer = setTimeout(then, untilAtRest);
    stopped.signal.addEventListener("abort", () => clearTimeout(timer));
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal: stopped.signal });
  return () => stopped.abort();
}

/** What is heard of the wallet, and of the bonus that runs in it, takes its place wherever it is shown, unless something newer is known (L-4.59, C-4.28). */
function takeBalance(
  { session }: Pick<Services, "session">,
  { cash, nonCash, total, activeBonus, ...rest }: FromLive["wallet:balance"],
) {
  const known = session.getState().user?.userWallet;
  if (!known || known.currencyCode !== rest.currencyCode || known.version > rest.version) return;
  changeUser(session, {
    userWallet: { ...rest, totalAmount: total, amount: cash, nonCashAmount: nonCash },
    ...(activeBonus !== undefined && { activeBonus }),
  });
}
