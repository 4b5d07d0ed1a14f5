import { createContext, useContext } from "react";

/** The window and document a component is in; inside the editor's canvas they are another frame's. */
export interface Frame {
  window: Window & typeof globalThis;
  document: Document;
}

export const FrameContext = createContext<Frame | null>(null);

let own: Frame | null = null;

/** The page's own: the same each time, so that effects that need it run once. */
function ownFrame(): Frame | null {
  if (typeof window === "undefined") return null;
  if (own?.window !== window) own = { window, document };
  return own;
}

/** Null on the server; use it in effects and handlers only. */
export function useFrame(): Frame | null {
  return useContext(FrameContext) ?? ownFrame();
}
