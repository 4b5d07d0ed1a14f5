import type { Socket } from "socket.io-client";
import type { StoreApi } from "zustand";
import * as z from "zod/mini";
import { fromServer, toEditor } from "../../../schemas/realtime";
import type { AccessToken } from "../../../src/kit/session/access_token";
import type { Editor } from "../../core/editor";
import { openSocket } from "../../workplace/open_socket";
import type { Autosave } from "../../workplace/saving/autosave";
import { othersIn, type PresenceState } from "../../workplace/presence_store";

interface Options {
  presence: StoreApi<PresenceState>;
  editor: Editor;
  saving: Pick<Autosave, "hear" | "meet">;
  accessToken: AccessToken;
  userId: number;
}

/** How long selections are gathered before they are told, in ms. */
const together = 200;
/** How long after a page is opened its socket is, in ms: the code of sockets does not come before what the page needs. */
const pageFirst = 1000;
/** How long the server may take to say which revision is the newest, in ms; whoever hears nothing reads it. */
const answersWithin = 3000;

/**
 * Tells the server where somebody is, and hears who else is there and what they saved. What is heard is a hint: on every
 * connection, the first and those after a gap, the server is asked which draft is the newest, and another one than this is read.
 */
export function connectPresence({ presence, editor, saving, accessToken, userId }: Options): () => void {
  const pageId = editor.getState().page.id;
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => ({ pageId, section: editor.getState().selected });
  const tell = () => socket?.emit("presence.be_at", place());

  /** Tells it for the first time on a connection, and reads the newest draft, unless that is the one that is here. */
  async function come(opened: Socket) {
    const answer: unknown = await opened
      .timeout(answersWithin)
      .emitWithAck("presence.be_at", place())
      .catch(() => null);
    const said = z.safeParse(toEditor["presence.be_at"], answer);
    const revision = said.success ? said.data.revision : null;
    void (revision === null ? saving.hear(Infinity) : saving.meet(revision));
  }

  function listen(opened: Socket) {
    socket = opened;
    opened.on("connect", () => void come(opened));
    opened.on("disconnect", () => presence.setState({ others: [] }));
    opened.on("presence.here", (message: unknown) => {
      const said = z.safeParse(fromServer["presence.here"], message);
      if (!said.success || said.data.pageId !== pageId) return;
      presence.setState(({ others }) => ({ others: othersIn(said.data.visitors, userId, others) }));
    });
    opened.on("page.saved", (message: unknown) => {
      const said = z.safeParse(fromServer["page.saved"], message);
      if (said.success && said.data.pageId === pageId) void saving.hear(said.data.revision);
    });
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (state.selected === before.selected) return;
    clearTimeout(timer);
    timer = setTimeout(tell, together);
  });
  let stop = () => {};
  const opening = setTimeout(() => (stop = openSocket({ namespace: "/", accessToken, onOpen: listen })), pageFirst);

  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearTimeout(opening);
    stop();
    presence.setState({ others: [] });
  };
}
