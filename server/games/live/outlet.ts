import type { Socket } from "socket.io";
import type { FromLive, Mark } from "../../../schemas/live";

/** So many messages may wait for a socket; whoever reads more slowly is told less. */
const mostWaiting = 16;

/** What becomes of a message while a socket is slow; of all others the newest waits. */
const patience: Partial<Record<keyof FromLive, "is sent" | "its list is sent again" | "is not told">> = {
  "payment:changed": "is sent",
  depositSuccessToast: "is sent",
  depositFailedToast: "is sent",
  allBetsUpdated: "its list is sent again",
  myBetsUpdated: "its list is sent again",
  highRollersUpdated: "its list is sent again",
  maxMultiplierUpdated: "its list is sent again",
  userNicknameUpdated: "its list is sent again",
  globalTrxData: "is not told",
  message: "is not told",
};

export type Outlet = ReturnType<typeof createOutlet>;

/** What leaves for one socket. A slow one gets the newest state as soon as it reads again, and no queue of what was. */
export function createOutlet(socket: Pick<Socket, "conn" | "emit">, onCaughtUp: () => void) {
  const { conn } = socket;
  const waiting = new Map<keyof FromLive, readonly unknown[]>();
  let isBehind = false;
  /** Since the transport last took what there was. */
  let given = 0;

  function emit(event: keyof FromLive, sent: readonly unknown[]) {
    given += 1; // first: a transport that is free takes it at once
    socket.emit(event, ...sent);
  }
  function catchUp() {
    given = 0;
    const held = [...waiting];
    const wasBehind = isBehind;
    waiting.clear();
    isBehind = false;
    for (const [event, sent] of held) emit(event, sent);
    if (wasBehind) onCaughtUp();
  }
  conn.on("drain", catchUp);

  return {
    send(event: keyof FromLive, message: unknown, mark?: Mark) {
      const sent = mark ? [message, mark] : [message];
      const meanwhile = patience[event];
      if (given < mostWaiting || meanwhile === "is sent") emit(event, sent);
      else if (meanwhile === "its list is sent again") isBehind = true;
      else if (meanwhile !== "is not told") waiting.set(event, sent);
    },
    close: () => void conn.off("drain", catchUp),
  };
}
