import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { fromChat, type FromChat, sendAnswer } from "../../../../../schemas/chat";
import type { AccessToken } from "../../../../kit/session/access_token";
import type { SessionStore } from "../../../../kit/session/session_store";
import { emptyRoom, type RoomEffect, type RoomEvent, type RoomState, stepRoom } from "./room_step";

interface Options {
  accessToken: AccessToken;
  session: SessionStore;
  /** Makes a socket that asks `auth` for its token on each connection, and is not connected yet. */
  openSocket: (auth: (answer: (auth: object) => void) => void) => Promise<Socket>;
}

const answerWithin = 10_000;
const again = 3_000;
const namesWithin = 2_000;

export type Room = ReturnType<typeof createRoom>;

/** The site's chat as one visitor knows it: `stepRoom` with a socket, a clock and the visitor's token. */
export function createRoom({ accessToken, session, openSocket }: Options) {
  const store = createStore<RoomState>(() => emptyRoom);
  let socket: Socket | null = null;
  let spent: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let names: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function happen(event: RoomEvent) {
    const [next, ...effects] = stepRoom(store.getState(), event);
    store.setState(next);
    effects.forEach(carryOut);
  }

  function carryOut(effect: RoomEffect) {
    switch (effect.type) {
      case "ask":
        return void socket?.emit("lastMessages", effect.before === undefined ? {} : { before: effect.before });
      case "ask_soon": // not by everybody at the same moment
        names ??= setTimeout(() => {
          names = undefined;
          socket?.emit("lastMessages", {});
        }, Math.random() * namesWithin);
        return;
      case "transmit":
        return void transmit({ clientId: effect.clientId, message: effect.message });
      case "wait":
        return void setTimeout(() => happen({ type: "waited", clientId: effect.clientId }), again);
      case "renew":
        return void renew();
      case "renew_later":
        return later();
      case "reconnect":
        return void socket?.disconnect().connect();
    }
  }

  async function transmit(message: { clientId: string; message: string }) {
    const { clientId } = message;
    if (!socket?.connected) return happen({ type: "answered", clientId, problem: "unreachable" });
    const asked = socket.timeout(answerWithin).emitWithAck("chatMessage", message);
    const problem = await asked.then((answer) => z.parse(sendAnswer, answer).problem).catch(() => "unreachable" as const);
    happen({ type: "answered", clientId, problem });
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
    opened.on("connect", () => happen({ type: "connected" }));
    opened.on("connect_error", ({ message }: Error) => happen({ type: "refused", reason: message, triesAgain: opened.active }));
    opened.on("disconnect", (reason) => {
      if (!isStopped) happen({ type: "lost", isByServer: reason === "io server disconnect" });
    });
    listen(opened, "initMessages", (last) => ({ type: "heard_last", last }));
    listen(opened, "chatMessage", (said) => ({ type: "heard", said }));
    listen(opened, "hideMessage", ({ id }) => ({ type: "hidden", id }));
    listen(opened, "userNicknameUpdated", () => ({ type: "renamed" }));
    opened.connect();
  }

  function listen<Event extends keyof FromChat>(opened: Socket, event: Event, eventOf: (message: FromChat[Event]) => RoomEvent) {
    opened.on(event as string, (message: unknown) => {
      const heard = z.safeParse(fromChat[event], message);
      if (heard.success) happen(eventOf(heard.data as FromChat[Event])); // just parsed by the event's own schema
    });
  }

  const unsubscribe = session.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId) happen({ type: "visitor_changed" });
  });
  start().catch(() => happen({ type: "lost", isByServer: false }));

  return {
    store,
    send: (text: string) => happen({ type: "send", clientId: newId(), text }),
    retry: (clientId: string) => happen({ type: "send_again", clientId }),
    drop: (clientId: string) => happen({ type: "drop", clientId }),
    loadOlder: () => happen({ type: "load_older" }),
    see: () => happen({ type: "see" }),
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
