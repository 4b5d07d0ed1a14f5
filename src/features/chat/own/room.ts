import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { type ChatMessage, type chatProblems, cleanMessage, fromChat, type FromChat, sendAnswer } from "../../../../schemas/chat";
import type { AccessToken } from "../../../session/access_token";
import type { SessionStore } from "../../../session/session_store";
import { takeRange } from "./take_range";

export type Problem = (typeof chatProblems)[number] | "unreachable";

/** A message of one's own that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  message: string;
  /** Why it was not taken; null while it is on its way. */
  problem: Problem | null;
}

export interface RoomState {
  /** `away`: the connection was lost, and is looked for. `closed`: the site has no chat any more. */
  status: "connecting" | "live" | "away" | "closed";
  /** By id, without gaps. */
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** Nothing was said before the first message. */
  isStart: boolean;
  isLoadingOlder: boolean;
  /** The newest message that the visitor has had before their eyes. */
  seen: number;
}

interface Options {
  accessToken: AccessToken;
  session: SessionStore;
  /** Makes a socket that asks `auth` for its token on each connection, and is not connected yet. */
  openSocket: (auth: (answer: (auth: object) => void) => void) => Promise<Socket>;
}

const answerWithin = 10_000;
const again = 3_000;
const namesWithin = 2_000;
/** Longer gaps than so many pages are not filled: what was before is asked for again by scrolling. */
const mostPages = 6;

const initial: RoomState = { status: "connecting", messages: [], outgoing: [], isStart: false, isLoadingOlder: false, seen: 0 };

export type Room = ReturnType<typeof createRoom>;

/** The site's chat as one visitor knows it. What the socket says is a hint: gaps are noticed and filled by id. */
export function createRoom({ accessToken, session, openSocket }: Options) {
  const store = createStore<RoomState>(() => initial);
  let socket: Socket | null = null;
  let spent: string | null = null;
  let newest = 0; // the highest id that was ever heard of, hidden or not
  let gapFrom: number | null = null; // what is known up to here is to be joined with what comes
  let pages = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let names: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const askBefore = (before: number) => {
    pages += 1;
    store.setState({ isLoadingOlder: true });
    socket?.emit("lastMessages", { before });
  };

  function hearLast({ before, messages: heard, isStart }: FromChat["initMessages"]) {
    const { messages: known } = store.getState();
    const from = isStart ? 0 : (heard[0]?.id ?? 0);
    if (before === null) {
      const oldest = known[0]?.id;
      gapFrom = oldest !== undefined && oldest < from ? oldest : null; // all that was known is read again: some of it may be hidden
      pages = 0;
      newest = Math.max(newest, heard.at(-1)?.id ?? 0);
      if (known.length === 0) store.setState({ seen: newest });
    }
    const isJoined = gapFrom === null || from <= gapFrom;
    const range = { from, to: before === null ? Infinity : before - 1 };
    store.setState({
      messages: takeRange(known, heard, range),
      isLoadingOlder: false,
      ...(range.from <= (known[0]?.id ?? Infinity) && { isStart }),
    });
    if (isJoined) gapFrom = null;
    else if (pages < mostPages) askBefore(from);
    else {
      gapFrom = null;
      store.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id >= from), isStart }));
    }
  }

  function hear({ message, previousId, clientId }: FromChat["chatMessage"]) {
    const isMissing = previousId !== null && previousId > newest;
    newest = Math.max(newest, message.id);
    const range = { from: message.id, to: message.id };
    store.setState(({ messages, outgoing, seen }) => ({
      messages: isWorthKnowing(message, messages) ? takeRange(messages, [message], range) : messages,
      outgoing: clientId ? outgoing.filter((each) => each.clientId !== clientId) : outgoing,
      seen: message.isOwn ? Math.max(seen, message.id) : seen,
    }));
    if (isMissing) socket?.emit("lastMessages", {});
  }

  /** Messages are read again by their authors' new names; not by everybody at the same moment, and once for several. */
  function hearNames() {
    names ??= setTimeout(() => {
      names = undefined;
      socket?.emit("lastMessages", {});
    }, Math.random() * namesWithin);
  }

  /** A message that is shown again may lie before all that is known; then it comes by scrolling. */
  const isWorthKnowing = ({ id }: ChatMessage, known: readonly ChatMessage[]) =>
    store.getState().isStart || known.length === 0 || id >= (known[0]?.id ?? 0);

  const change = (clientId: string, problem: Problem | null) =>
    store.setState(({ outgoing }) => ({
      outgoing: outgoing.map((each) => (each.clientId === clientId ? { ...each, problem } : each)),
    }));
  const drop = (clientId: string) =>
    store.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.clientId !== clientId) }));

  async function transmit({ clientId, message }: Pick<Outgoing, "clientId" | "message">) {
    if (!socket?.connected) return change(clientId, "unreachable");
    try {
      const answer = z.parse(sendAnswer, await socket.timeout(answerWithin).emitWithAck("chatMessage", { clientId, message }));
      if (answer.problem) change(clientId, answer.problem);
      else if (store.getState().outgoing.some((each) => each.clientId === clientId)) await confirm(clientId);
    } catch {
      change(clientId, "unreachable");
    }
  }

  /** It is said, but was not heard yet: what the socket has missed is asked for. */
  async function confirm(clientId: string) {
    await new Promise((resolve) => setTimeout(resolve, again));
    if (!store.getState().outgoing.some((each) => each.clientId === clientId)) return;
    socket?.emit("lastMessages", {});
    drop(clientId);
  }

  /** The token has run out, or the session has ended: then one reads as a guest. */
  async function renew() {
    clearTimeout(retry);
    try {
      if (spent !== null) await accessToken.renew(spent);
      if (!isStopped) socket?.connect();
    } catch {
      later();
    }
  }
  function later() {
    clearTimeout(retry);
    if (!isStopped) retry = setTimeout(() => void renew(), again);
  }

  async function start() {
    const opened = await openSocket((answer) => {
      accessToken.current().then(
        (token) => answer((spent = token) === null ? {} : { token }),
        () => answer({}),
      );
    });
    if (isStopped) return;
    socket = opened;
    socket.on("connect", () => store.setState({ status: "live" }));
    socket.on("connect_error", ({ message }: Error) => {
      if (message === "chat.off") return store.setState({ status: "closed" });
      store.setState({ status: "away" });
      if (message === "session.required") void renew();
      else if (!socket?.active) later();
    });
    socket.on("disconnect", (reason) => {
      if (isStopped) return;
      store.setState({ status: "away", isLoadingOlder: false });
      if (reason === "io server disconnect") later();
    });
    listen("initMessages", hearLast);
    listen("chatMessage", hear);
    listen("hideMessage", ({ id }) =>
      store.setState(({ messages }) => ({ messages: messages.filter((each) => each.id !== id) })),
    );
    listen("userNicknameUpdated", hearNames);
    socket.connect();
  }

  function listen<Event extends keyof FromChat>(event: Event, react: (message: FromChat[Event]) => void) {
    socket?.on(event as string, (message: unknown) => {
      const heard = z.safeParse(fromChat[event], message);
      if (heard.success) react(heard.data as FromChat[Event]); // just parsed by the event's own schema
    });
  }

  const unsubscribe = session.subscribe((now, before) => {
    if (now.user?.userId === before.user?.userId) return;
    store.setState({ outgoing: [] });
    socket?.disconnect().connect(); // with the token of whom the visitor has become
  });
  start().catch(() => store.setState({ status: "away" }));

  return {
    store,
    send(text: string) {
      const message = cleanMessage(text);
      if (message === "") return;
      const clientId = newId();
      store.setState(({ outgoing }) => ({ outgoing: [...outgoing, { clientId, message, problem: null }] }));
      void transmit({ clientId, message });
    },
    retry(clientId: string) {
      const failed = store.getState().outgoing.find((each) => each.clientId === clientId);
      if (!failed) return;
      change(clientId, null);
      void transmit(failed);
    },
    drop,
    loadOlder() {
      const { messages, isStart, isLoadingOlder, status } = store.getState();
      const first = messages[0];
      if (first && !isStart && !isLoadingOlder && status === "live") askBefore(first.id);
    },
    see() {
      if (store.getState().seen !== newest) store.setState({ seen: newest });
    },
    stop() {
      isStopped = true;
      unsubscribe();
      clearTimeout(retry);
      clearTimeout(names);
      socket?.disconnect();
    },
  };
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** How many messages of others came since the visitor last looked. */
export const unreadIn = ({ messages, seen }: RoomState) => messages.filter(({ id, isOwn }) => id > seen && !isOwn).length;
