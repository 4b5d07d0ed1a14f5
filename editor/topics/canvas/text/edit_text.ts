import { find } from "../../../core/tree";
import { getIn } from "../../../core/set_in";
import { setProp } from "../../../core/commands/set_prop";
import type { Frame } from "../../../../src/kit/ui/frame";
import type { Workplace } from "../../../workplace/use_editor";
import { layOver } from "./text_overlay";
import type { PropText } from "./texts_of";
import { writeText } from "./write_text";

interface Edited {
  id: string;
  text: PropText;
  element: HTMLElement;
  /** Leads on to another text of the section, with Tab. */
  onTab: (step: 1 | -1) => void;
}

let finishOpen: (() => void) | null = null; // there is one caret, so there is one text that is edited

/** Edits a text of the page where it stands: every letter is on the page at once, and Escape puts back what stood there. */
export function editText(workplace: Workplace, frame: Frame, { id, text, element, onTab }: Edited) {
  finishOpen?.();
  const { editor, persona, notices, t } = workplace;
  const { language } = persona.getState().persona;
  const sectionNow = () => find(editor.getState().page.sections, id);
  const before = getIn(sectionNow()?.props, text.path);
  const stepsBefore = editor.getState().steps;
  const { overlay, remove, isGone } = layOver(frame, element, t("arranging.text_label"));
  overlay.textContent = text.shown;

  function write() {
    const section = sectionNow();
    if (section) editor.run(writeText(section, text.path, language, typed(overlay)));
  }

  function finish() {
    if (finishOpen !== finish) return;
    finishOpen = null;
    stop();
    remove();
    frame.window.focus();
  }

  function putBack() {
    const isOther = () => getIn(sectionNow()?.props, text.path) !== before;
    while (isOther() && editor.getState().steps > stepsBefore) editor.undo();
    if (isOther()) editor.run(setProp(id, text.path, before)); // it went on a step that was open already
    finish();
    notices.say(t("arranging.text_put_back"));
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.isComposing) return;
    const isEnd = event.key === "Enter" && !(text.isLong && event.shiftKey);
    if (!isEnd && event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    if (event.key === "Escape") return putBack();
    finish();
    if (event.key === "Tab") onTab(event.shiftKey ? -1 : 1);
  }

  const listeners: [string, (event: never) => void][] = [
    ["input", (event: InputEvent) => !event.isComposing && write()],
    ["compositionend", write],
    ["keydown", handleKey],
    ["blur", finish],
    ["paste", (event: ClipboardEvent) => pastePlain(event, frame)],
  ];
  for (const [name, listener] of listeners) overlay.addEventListener(name, listener as EventListener);
  const unsubscribe = editor.subscribe(() => frame.window.requestAnimationFrame(() => isGone() && finish()));
  function stop() {
    unsubscribe();
    for (const [name, listener] of listeners) overlay.removeEventListener(name, listener as EventListener);
  }

  finishOpen = finish;
  overlay.focus({ preventScroll: true });
  frame.document.getSelection()?.selectAllChildren(overlay);
  element.scrollIntoView({ block: "nearest" });
}

/** What somebody typed, without the line that a browser adds below the last one. */
const typed = (overlay: HTMLElement) => (overlay.innerText ?? overlay.textContent ?? "").replace(/\n$/, "");

function pastePlain(event: ClipboardEvent, { document }: Frame) {
  event.preventDefault();
  event.stopPropagation();
  const text = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ") ?? "";
  document.execCommand("insertText", false, text); // the only way that the browser's own undo knows of
}
