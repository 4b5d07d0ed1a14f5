import { addVariant } from "../../../core/commands/add_variant";
import { newId } from "../../../core/new_id";
import { find } from "../../../core/tree";
import { chooseVariants } from "../../../workplace/persona/persona";
import { playPersona } from "../../../workplace/persona/play_persona";
import type { Workplace } from "../../../workplace/use_editor";

/** Adds a variant, and lets the persona see it: it is what is edited next. */
export function addAndLook(workplace: Workplace, id: string, name: string): void {
  const { editor, persona } = workplace;
  if (!editor.run(addVariant(id, { name, experimentId: newId(), prefix: newId() }))) return;
  const { page, selected } = editor.getState();
  const added = find(page.sections, selected ?? "")?.experiment;
  if (added) playPersona(workplace, { variants: chooseVariants(persona.getState().persona, [added]) });
}
