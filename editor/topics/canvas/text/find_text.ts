import type { Frame } from "../../../../src/kit/ui/frame";
import { selectSection } from "../../../core/commands/select_section";
import { find } from "../../../core/tree";
import type { Workplace } from "../../../workplace/use_editor";
import { elementOf } from "../../../workplace/canvas_store";
import { editText } from "./edit_text";
import { type PropText, richTextAround, textShownAs, textsOf } from "./texts_of";

/** A text of a section with the element that shows it. */
interface Shown {
  text: PropText;
  element: HTMLElement;
}

/** Edits the text under a point of the canvas, in place or, where it has marks, in the inspector; false where there is none. */
export function editTextAt(workplace: Workplace, frame: Frame, id: string, target: Element): boolean {
  const texts = textsIn(workplace, id);
  const holder = elementOf(frame.document, id);
  let element: Element | null = target;
  while (element && holder?.contains(element)) {
    const text = textShownAs(texts, element.textContent ?? "");
    if (text) {
      begin(workplace, frame, id, { text, element: element as HTMLElement });
      return true;
    }
    const rich = richTextAround(texts, element.textContent ?? "");
    if (rich) return openInInspector(workplace, id, rich);
    element = element.parentElement;
  }
  return false;
}

/** Edits the first text of a section that is shown; false where none is. */
export function editFirstText(workplace: Workplace, frame: Frame, id: string): boolean {
  const [first] = shownTexts(workplace, frame, id);
  if (first) begin(workplace, frame, id, first);
  return first !== undefined;
}

const textsIn = ({ editor, persona }: Workplace, id: string): PropText[] => {
  const section = find(editor.getState().page.sections, id);
  return section ? textsOf(section, persona.getState().persona.language) : [];
};

/** The texts that can be edited in place, in the order of the page. */
function shownTexts(workplace: Workplace, { document }: Frame, id: string): Shown[] {
  const texts = textsIn(workplace, id);
  const holder = elementOf(document, id);
  const elements = Array.from(holder?.querySelectorAll<HTMLElement>("*") ?? []).filter(
    (element) => element.childElementCount === 0 && element.offsetParent !== null && element.closest("[data-section]") === holder,
  );
  const found = elements.flatMap((element) => {
    const text = textShownAs(texts, element.textContent ?? "");
    return text ? [{ text, element }] : [];
  });
  return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
}

function begin(workplace: Workplace, frame: Frame, id: string, { text, element }: Shown) {
  workplace.editor.run(selectSection(id));
  editText(workplace, frame, {
    id,
    text,
    element,
    onTab(step) {
      const all = shownTexts(workplace, frame, id);
      const at = all.findIndex((other) => other.text.path.join() === text.path.join());
      const next = all[at + step];
      if (next) begin(workplace, frame, id, next);
    },
  });
}

function openInInspector({ editor, workbench }: Workplace, id: string, { path }: PropText) {
  editor.run(selectSection(id));
  workbench.setState({ isRightOpen: true, inspectorTab: "content", focusField: ["props", ...path] });
  return true;
}
