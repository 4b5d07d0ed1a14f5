import type { Workplace } from "../../workplace/use_editor";
import { pasteText } from "./clipboard";

/** Puts a text into the clipboard when a menu asks for it. */
export async function writeSystemClipboard({ notices, t }: Workplace, text: string | null) {
  if (text === null) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!writeByEvent(text)) notices.toast({ words: t("arranging.copy_refused") });
  }
}

/** Without the newer interface, as on a site without https: the browser asks what to copy, and is told. */
function writeByEvent(text: string) {
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("copy", answer, { capture: true, once: true });
  const isWritten = document.execCommand("copy");
  document.removeEventListener("copy", answer, { capture: true });
  return isWritten;
}

/** Pastes when a menu asks for it; where the browser does not let us read, the keys do. */
export async function pasteFromSystem(workplace: Workplace) {
  const { notices, t } = workplace;
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    notices.toast({ words: t("arranging.paste_refused") });
    return;
  }
  if (!pasteText(workplace, text)) notices.toast({ words: t("arranging.nothing_to_paste") });
}
