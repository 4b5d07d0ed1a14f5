import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import {
  emojiAnswer,
  type emojiNames,
  type EmojiProblem,
  fromLive,
  type FromLive,
  liveNamespace,
  type liveTopics,
} from "../../../schemas/live";
import { realtimePath } from "../../../schemas/realtime";
import type { AccessToken } from "../../session/access_token";
import type { SessionStore } from "../../session/session_store";

export type OpenSocket = (auth: (answer: (auth: object) => void) => void) => Promise<Socket>;

interface Options {
  accessToken: AccessToken;
  session: SessionStore;
  openSocket?: OpenSocket | undefined;
  hear: <Event extends keyof FromLive>(event: Event, message: FromLive[Event]) => void;
  /** What was missed before is to be read now. */
  onConnect: () => void;
}

export type Connection = Awaited<ReturnType<typeof openConnection>>;

const answerWithin = 10_000;
/** Not all visitors come back in the same moment when a server was away. */
const again = () => 3_000 + Math.random() * 4_000;

/** What is asked for on each connection by who wants to hear an event; whoever asks for bets hears of later ones, too. */
const asks: Partial<Record<keyof FromLive, string>> = {
  allBetsData: "getAllBets",
  myBetsData: "getMyBets",
  highRollersData: "getHighRollers",
  maxMultiplierData: "getMaxMultiplier",
};
const topics: Partial<Record<keyof FromLive, (typeof liveTopics)[number]>> = {
  currentWinnersUpdated: "winners",
  myWinsUpdated: "winners",
  jackpotUpdated: "jackpots",
};

const openOwnSocket: OpenSocket = async (auth) => {
  const { io } = await import("socket.io-client");
  return io(liveNamespace, {
    path: realtimePath,
    transports: ["websocket"],
    autoConnect: false,
    reconnectionDelayMax: 30_000,
    auth,
  });
};

/** The socket of a visit, opened again as whoever the visitor becomes. */
export async function openConnection({ accessToken, session, openSocket = openOwnSocket, hear, onConnect }: Options) {
  const wanted = new Set<keyof FromLive>();
  let spent: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const socket = await openSocket((answer) => {
    accessToken.current().then(
      (token) => answer((spent = token) === null ? {} : { token }),
      () => answer({}),
    );
  });

  function ask(events: Iterable<keyof FromLive>) {
    const watched = new Set<string>();
    for (const event of events) {
      const question = asks[event];
      if (question) socket.emit(question);
      if (topics[event]) for (const each of wanted) watched.add(topics[each] ?? "");
    }
    watched.delete("");
    if (watched.size > 0) socket.emit("watch", { topics: [...watched] });
  }

  /** The token has run out, or the session has ended: then one listens as a guest. */
  async function renew() {
    clearTimeout(retry);
    try {
      if (spent !== null) await accessToken.renew(spent);
      if (!isStopped) socket.connect();
    } catch {
      later();
    }
  }
  function later() {
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void renew(), again());
  }

  socket.on("connect", () => {
    ask(wanted);
    onConnect();
  });
  socket.on("connect_error", ({ message }: Error) => {
    if (message === "session.required") void renew();
    else if (!socket.active) later();
  });
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") later();
  });
  socket.onAny((event: string, message: unknown) => {
    if (!Object.hasOwn(fromLive, event)) return;
    const known = event as keyof FromLive;
    const heard = z.safeParse(fromLive[known], message);
    if (heard.success) hear(known, heard.data as FromLive[typeof known]); // just parsed by the event's own schema
  });
  const unsubscribe = session.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId) socket.disconnect().connect(); // with the token of whom the visitor has become
  });
  socket.connect();

  return {
    isConnected: () => socket.connected,
    want(event: keyof FromLive) {
      if (wanted.has(event)) return;
      wanted.add(event);
      if (socket.connected) ask([event]);
    },
    async react(iconName: (typeof emojiNames)[number]): Promise<EmojiProblem | "unreachable" | null> {
      try {
        const message = { type: "gameEmoji", data: { iconName } };
        return z.parse(emojiAnswer, await socket.timeout(answerWithin).emitWithAck("message", message)).problem;
      } catch {
        return "unreachable";
      }
    },
    stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
