import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand";
import * as z from "zod/mini";
import { paymentsDeskNamespace, toDesk } from "../../../schemas/payments_desk";
import { realtimePath } from "../../../schemas/realtime";
import type { AccessToken } from "../../../src/session/access_token";
import type { DeskLive } from "./desk_live";

interface Options {
  live: StoreApi<DeskLive>;
  accessToken: AccessToken;
  userId: number;
  /** Something changed, or may have while nobody listened: it is read again. */
  onChange: () => void;
}

const later = 10_000;

/** Hears what happens to payments, and tells which payout is open here. All that is heard is a hint: the calls decide. */
export function connectDesk({ live, accessToken, userId, onChange }: Options) {
  let socket: Socket | null = null;
  let spent: string | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let paymentId: number | null = null;

  /** The token has run out, or the session has ended: only the first can be mended. */
  async function renew() {
    try {
      if ((await accessToken.renew(spent)) !== null && !isStopped) socket?.connect();
    } catch {
      if (!isStopped) retry = setTimeout(() => void renew(), later); // nobody answers
    }
  }

  async function open() {
    const code = await import("socket.io-client").catch(() => null);
    if (isStopped) return;
    if (!code) return void (retry = setTimeout(() => void open(), later));
    socket = code.io(paymentsDeskNamespace, {
      path: realtimePath,
      transports: ["websocket"],
      reconnectionDelayMax: 30_000,
      auth: (answer) =>
        void accessToken.current().then(
          (token) => answer({ token: (spent = token) }),
          () => answer({}),
        ),
    });
    socket.on("connect", () => {
      live.setState({ isConnected: true });
      if (paymentId !== null) socket?.emit("desk.look_at", { paymentId });
      onChange();
    });
    socket.on("connect_error", () => {
      if (socket && !socket.active) void renew();
    });
    socket.on("disconnect", (reason) => {
      live.setState({ isConnected: false, looking: {} });
      if (reason === "io server disconnect") void renew();
    });
    socket.on("desk.changed", (message: unknown) => {
      if (!z.safeParse(toDesk["desk.changed"], message).success) return;
      live.setState({ changedAt: Date.now() });
      onChange();
    });
    socket.on("desk.looking", (message: unknown) => {
      const said = z.safeParse(toDesk["desk.looking"], message);
      if (!said.success) return;
      const others = said.data.people.filter((person) => person.userId !== userId);
      live.setState(({ looking }) => ({ looking: { ...looking, [said.data.paymentId]: others } }));
    });
  }
  void open();

  return {
    lookAt(next: number | null) {
      if (next === paymentId) return;
      paymentId = next;
      socket?.emit("desk.look_at", { paymentId });
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      socket?.disconnect();
    },
  };
}
