import * as z from "zod/mini";
import { fromGame, type FromGame } from "../../../schemas/play/frame_messages";

interface Listening {
  /** The window of the page. */
  page: Window;
  frame: HTMLIFrameElement;
  hear: (message: FromGame) => void;
}

/** A sandboxed document has no origin of its own. */
const opaque = "null";

/** Hears the game in a frame, and nobody else; what is no message of a game is dropped. Answers how to stop. */
export function listenToGame({ page, frame, hear }: Listening): () => void {
  function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame.contentWindow || origin !== opaque) return;
    const message = z.safeParse(fromGame, data);
    if (message.success) hear(message.data);
  }
  page.addEventListener("message", handleMessage);
  return () => page.removeEventListener("message", handleMessage);
}
