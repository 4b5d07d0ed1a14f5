import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand";
import * as z from "zod/mini";
import { paymentsDeskNamespace, toDesk } from "../../../schemas/payments_desk";
import type { AccessToken } from "../../../src/kit/session/access_token";
import { openSocket } from "../../workplace/open_socket";
import type { DeskLive } from "./desk_live";

interface Options {
  live: StoreApi<DeskLive>;
  accessToken: AccessToken;
  userId: number;
  /** Something changed, or may have while nobody listened: it is read again. */
  onChange: () => void;
}

/** Hears what happens to payments, and tells which payout is open here. All that is heard is a hint: the calls decide. */
export function connectDesk({ live, accessToken, userId, onChange }: Options) {
  let socket: Socket | null = null;
  let paymentId: number | null = null;

  function listen(opened: Socket) {
    socket = opened;
    opened.on("connect", () => {
      live.setState({ isConnected: true });
      if (paymentId !== null) opened.emit("desk.look_at", { paymentId });
      onChange();
    });
    opened.on("disconnect", () => live.setState({ isConnected: false, looking: {} }));
    opened.on("desk.changed", (message: unknown) => {
      if (!z.safeParse(toDesk["desk.changed"], message).success) return;
      live.setState({ changedAt: Date.now() });
      onChange();
    });
    opened.on("desk.looking", (message: unknown) => {
      const said = z.safeParse(toDesk["desk.looking"], message);
      if (!said.success) return;
      const others = said.data.people.filter((person) => person.userId !== userId);
      live.setState(({ looking }) => ({ looking: { ...looking, [said.data.paymentId]: others } }));
    });
  }

  return {
    stop: openSocket({ namespace: paymentsDeskNamespace, accessToken, onOpen: listen }),
    lookAt(next: number | null) {
      if (next === paymentId) return;
      paymentId = next;
      socket?.emit("desk.look_at", { paymentId });
    },
  };
}
