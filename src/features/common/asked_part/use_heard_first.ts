import { useEffect } from "react";
import { useFrame } from "../../../kit/ui/frame";

/** Hears an event of the window before all others do: React stops events on what it has not hydrated. */
export function useHeardFirst<Kind extends "click" | "keydown">(kind: Kind, handle: (event: WindowEventMap[Kind]) => void) {
  const frame = useFrame();
  useEffect(() => {
    frame?.window.addEventListener(kind, handle, true);
    return () => frame?.window.removeEventListener(kind, handle, true);
  });
}
