import { useEffect, useEffectEvent } from "react";
import { useCanvasFrame } from "../workplace/use_editor";

/** Escape puts away what opens over the screen, wherever the focus is by then: in the canvas' document as well. */
export function useEscape(onEscape: (() => void) | undefined) {
  const frame = useCanvasFrame();
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !onEscape) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const documents = frame ? [document, frame.document] : [document];
    const handleKeyDown = (event: KeyboardEvent) => handleEscape(event);
    for (const one of documents) one.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => {
      for (const one of documents) one.removeEventListener("keydown", handleKeyDown, { capture: true });
    };
  }, [frame]);
}
