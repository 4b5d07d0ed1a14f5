import type { Socket } from "socket.io-client";
import type * as z from "zod/mini";
import type { emojiAnswer, emojiNames, EmojiProblem, FromLive, liveTopics, Mark } from "../../../../schemas/live";
import { liveNamespace, realtimePath } from "../../../../schemas/live_address";
import { areAllChecked } from "../../../kit/api/api";
import type { AccessToken } from "../../../kit/session/access_token";
import type { SessionStore } from "../../../kit/session/session_store";
import { createGaps } from "./gaps";

export type OpenSocket = (auth: (answer: (auth: object) => void) => void) => Promise<Socket>;

interface Options {
  accessToken: AccessToken;
  session: SessionStore;
  openSocket?: OpenSocket | undefined;
  hear: <Event extends keyof FromLive>(event: Event, message: FromLive[Event]) => void;
  /** What was missed before is to be read now. */
  onConnect: () => void;
  onDisconnect: () => void;
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
  activeTournaments: "getActiveTournaments",
  activeTournamentsUpdated: "getActiveTournaments",
};

const topics: Partial<Record<keyof FromLive, (typeof liveTopics)[number]>> = {
  currentWinnersUpdated: "winners",
  myWinsUpdated: "winners",
  jackpotUpdated: "jackpots",
  playersUpdated: "players",
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

/** Messages of our own server are taken for what they should be (docs/decisions/contract_in_the_browser.md). */
const loadChecks = () => (areAllChecked ? import("./check_message") : null);

/** The socket of a visit, opened again as whoever the visitor becomes. */
export async function openConnection(options: Options) {
  const checks = await loadChecks();
  const { accessToken, session, openSocket = openOwnSocket, hear, onConnect, onDisconnect } = options;
  const wanted = new Set<keyof FromLive>();
  const { follow, forgetGaps } = createGaps((list) => ask([list]));
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
    const questions = new Set<string>();
    for (const event of events) {
      const question = asks[event];
      if (question && !questions.has(question)) socket.emit(question);
      if (question) questions.add(question);
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
    forgetGaps();
    ask(wanted);
    onConnect();
  });
  socket.on("connect_error", ({ message }: Error) => {
    if (message === "session.required") void renew();
    else if (!socket.active) later();
  });
  socket.on("disconnect", (reason) => {
    onDisconnect();
    if (reason === "io server disconnect") later();
  });
  socket.onAny((event: string, message: unknown, sent: unknown) => {
    const heard = checks ? checks.checkMessage(event, message, sent) : { message, mark: sent as Mark | undefined };
    if (!heard) return;
    const name = event as keyof FromLive; // of an event that is none of these nobody hears
    if (heard.mark) follow(name, heard.mark);
    hear(name, heard.message as FromLive[typeof name]);
  });
  const unsubscribe = session.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId) socket.disconnect().connect(); // with the token of whom the visitor has become
  });
  socket.connect();

  return {
    isConnected: () => socket.connected,
    /** What answers a question is asked for again by each who comes. */
    want(event: keyof FromLive) {
      if (wanted.has(event) && !asks[event]) return;
      wanted.add(event);
      if (socket.connected) ask([event]);
    },
    async react(iconName: (typeof emojiNames)[number]): Promise<EmojiProblem | "unreachable" | null> {
      try {
        const message = { type: "gameEmoji", data: { iconName } };
        const answer: unknown = await socket.timeout(answerWithin).emitWithAck("message", message);
        return (checks ? checks.checkReaction(answer) : (answer as z.output<typeof emojiAnswer>)).problem;
      } catch {
        return "unreachable";
      }
    },
    stop() {
      isStopped = true;
      forgetGaps();
      unsubscribe();
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
