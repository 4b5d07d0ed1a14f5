import { useEffect } from "react";
import { useStore } from "zustand";
import { isArrangingAt } from "../../workplace/actions/arranging";
import { isTypingAt } from "../../workplace/actions/keys";
import { useWorkplace, type Workplace } from "../../workplace/use_editor";
import { copySections, cutSections, pasteText } from "./clipboard";

/** Copy, cut and paste by the browser's own events, in both documents: they need no permission. */
export function useClipboard() {
  const workplace = useWorkplace();
  const frame = useStore(workplace.canvas, (state) => state.frame);

  useEffect(() => {
    const documents = frame ? [document, frame.document] : [document];
    const listeners = { copy: onTake(workplace, copySections), cut: onTake(workplace, cutSections), paste: onPaste(workplace) };
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: ClipboardEvent) => void][];
    for (const one of documents) for (const [name, listener] of entries) one.addEventListener(name, listener);
    return () => {
      for (const one of documents) for (const [name, listener] of entries) one.removeEventListener(name, listener);
    };
  }, [workplace, frame]);
}

const onTake = (workplace: Workplace, take: (workplace: Workplace) => string | null) => (event: ClipboardEvent) => {
  if (!isOurs(event) || hasMarkedText(event)) return;
  const text = take(workplace);
  if (text === null || !event.clipboardData) return;
  event.clipboardData.setData("text/plain", text);
  event.preventDefault();
};

const onPaste = (workplace: Workplace) => (event: ClipboardEvent) => {
  if (!isOurs(event)) return;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (pasteText(workplace, text)) event.preventDefault();
  else workplace.notices.toast({ words: workplace.t("arranging.nothing_to_paste") });
};

const isOurs = (event: ClipboardEvent) =>
  !event.defaultPrevented && !isTypingAt(event.target) && isArrangingAt(event.target as HTMLElement);

/** Somebody marked a text to copy it. */
const hasMarkedText = ({ target }: ClipboardEvent) => (target as Node).ownerDocument?.getSelection()?.isCollapsed === false;
