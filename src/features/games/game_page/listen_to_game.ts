import * as z from "zod/mini";
import { fromGame, type FromGame } from "../../../../schemas/play/frame_messages";

export interface Listening {
  /** The window of the page. */
  page: Window;
  frame: HTMLIFrameElement;
  /** Of another studio's page; a document of ours is sandboxed and has none of its own. */
  origin?: string | undefined;
  hear: (message: FromGame) => void;
}

/** A sandboxed document has no origin of its own. */
const opaque = "null";

/** Hears the game in a frame, and nobody else; what is no message of a game is dropped. Answers how to stop. */
export function listenToGame({ page, frame, origin: wanted = opaque, hear }: Listening): () => void {
  function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame.contentWindow || origin !== wanted) return;
    const message = z.safeParse(fromGame, data);
    if (message.success) hear(message.data);
  }
  page.addEventListener("message", handleMessage);
  return () => page.removeEventListener("message", handleMessage);
}
