import { createContext, useContext } from "react";

/** The window and document a component is in; inside the editor's canvas they are another frame's. */
export interface Frame {
  window: Window & typeof globalThis;
  document: Document;
}

export const FrameContext = createContext<Frame | null>(null);

/** Null on the server; use it in effects and handlers only. */
export function useFrame(): Frame | null {
  const frame = useContext(FrameContext);
  if (frame) return frame;
  return typeof window === "undefined" ? null : { window, document };
}
