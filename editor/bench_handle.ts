import { moveSection } from "./core/commands/move_section";
import type { Editor } from "./core/editor";

/** With `?bench` in the address the measurements can drive the editor without a pointer. */
export function exposeForBench(window: Window, editor: Editor) {
  if (!new URLSearchParams(window.location.search).has("bench")) return;
  const handle = {
    /** Moves a section of the page's top level. */
    move(from: number, to: number) {
      const section = editor.getState().page.sections[from];
      return section ? editor.run(moveSection(section.id, { parent: null, index: to })) : false;
    },
    undo: () => editor.undo(),
  };
  Object.assign(window, { __editor: handle });
}
