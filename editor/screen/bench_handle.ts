import { moveSection } from "../core/commands/move_section";
import { removeSection } from "../core/commands/remove_section";
import type { Persona } from "../workplace/persona/persona";
import { changePersona } from "../workplace/persona/persona_store";
import type { Workplace } from "../workplace/use_editor";

/** With `?bench` in the address the measurements can drive the editor without a pointer. */
export function exposeForBench(window: Window, { editor, persona }: Pick<Workplace, "editor" | "persona">) {
  if (!new URLSearchParams(window.location.search).has("bench")) return;
  const sectionAt = (index: number) => editor.getState().page.sections[index];
  const handle = {
    /** Moves a section of the page's top level. */
    move(from: number, to: number) {
      const section = sectionAt(from);
      return section ? editor.run(moveSection(section.id, { parent: null, index: to })) : false;
    },
    /** Removes a section of the page's top level. */
    remove(index: number) {
      const section = sectionAt(index);
      return section ? editor.run(removeSection(section.id)) : false;
    },
    /** Plays another viewer. */
    view: (change: Partial<Persona>) => changePersona(persona, change),
    undo: () => editor.undo(),
  };
  Object.assign(window, { __editor: handle });
}
