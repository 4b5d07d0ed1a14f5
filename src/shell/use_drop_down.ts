import { useEffect, useId, useRef, useState } from "react";
import { useServices } from "../kit/session/services";
import { useHoverIntent } from "./use_hover_intent";

/** A list that a button opens: it closes on Escape, on a click or focus outside, and when the visitor goes elsewhere. */
export function useDropDown<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<Root>(null);
  const id = useId();
  const { route } = useServices();
  const { forget, hasJustOpened, handlers } = useHoverIntent(setIsOpen);

  useEffect(() => route.subscribe(() => setIsOpen(false)), [route]);

  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const { ownerDocument } = element;
    const handleOutside = ({ target }: Event) => {
      if (!element.contains(target as Node)) setIsOpen(false);
    };
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      forget();
      setIsOpen(false);
      element.querySelector("button")?.focus();
    };
    ownerDocument.addEventListener("pointerdown", handleOutside, true); // in the capturing phase, since React stops events on what it has not hydrated
    ownerDocument.addEventListener("focusin", handleOutside, true);
    element.addEventListener("keydown", handleKeyDown);
    return () => {
      ownerDocument.removeEventListener("pointerdown", handleOutside, true);
      ownerDocument.removeEventListener("focusin", handleOutside, true);
      element.removeEventListener("keydown", handleKeyDown);
    };
  }, [isOpen, forget]);

  return {
    root,
    isOpen,
    open: () => setIsOpen(true),
    toggle() {
      forget();
      setIsOpen((before) => hasJustOpened() || !before);
    },
    /** For the root of one that a mouse opens by resting on it. */
    hover: handlers,
    button: { "aria-expanded": isOpen, "aria-controls": id },
    list: { id, "data-open": isOpen },
  };
}
