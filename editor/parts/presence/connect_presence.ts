import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand";
import * as z from "zod/mini";
import { fromServer, realtimePath } from "../../../schemas/realtime";
import type { AccessToken } from "../../../src/session/access_token";
import type { Editor } from "../../core/editor";
import type { Autosave } from "../../workplace/saving/autosave";
import { othersIn, type PresenceState } from "../../workplace/presence_store";

interface Options {
  presence: StoreApi<PresenceState>;
  editor: Editor;
  saving: Pick<Autosave, "hear">;
  accessToken: AccessToken;
  userId: number;
}

/** How long selections are gathered before they are told. */
const together = 200;
const later = 10_000;

/**
 * Tells the server where somebody is, and hears who else is there and what they saved. What is heard is a hint: on every
 * connection, the first and those after a gap, the newest draft is read.
 */
export function connectPresence({ presence, editor, saving, accessToken, userId }: Options): () => void {
  const pageId = editor.getState().page.id;
  let socket: Socket | null = null;
  let spent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tell = () => socket?.emit("presence.be_at", { pageId, section: editor.getState().selected });

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
    const { io } = code;
    socket = io({
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
      tell();
      void saving.hear(Infinity);
    });
    socket.on("connect_error", () => {
      if (socket && !socket.active) void renew();
    });
    socket.on("disconnect", (reason) => {
      presence.setState({ others: [] });
      if (reason === "io server disconnect") void renew();
    });
    socket.on("presence.here", (message: unknown) => {
      const said = z.safeParse(fromServer["presence.here"], message);
      if (said.success && said.data.pageId === pageId) presence.setState({ others: othersIn(said.data.visitors, userId) });
    });
    socket.on("page.saved", (message: unknown) => {
      const said = z.safeParse(fromServer["page.saved"], message);
      if (said.success && said.data.pageId === pageId) void saving.hear(said.data.revision);
    });
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (state.selected === before.selected) return;
    clearTimeout(timer);
    timer = setTimeout(tell, together);
  });
  void open();

  return () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(retry);
    socket?.disconnect();
    presence.setState({ others: [] });
  };
}
