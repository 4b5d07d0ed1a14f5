import type { Command, CommandRecord } from "../command";
import { addVariant } from "./add_variant";
import { detachSection } from "./detach_section";
import { duplicateSection } from "./duplicate_section";
import { insertSection } from "./insert_section";
import { keepVariant } from "./keep_variant";
import { moveDown, moveInto, moveOut, moveUp } from "./move_by_step";
import { insertInColumn, moveOutOfColumns, moveToColumn } from "./move_to_column";
import { moveSection } from "./move_section";
import { pasteSections } from "./paste_sections";
import { removeSection } from "./remove_section";
import { renameSection } from "./rename_section";
import { replacePage } from "./replace_page";
import { replaceSection } from "./replace_section";
import { restoreSection } from "./restore_section";
import { selectSection, selectSections, toggleSelected } from "./select_section";
import { addColumn, removeColumn } from "./set_columns";
import { setExperiment } from "./set_experiment";
import { setInAll } from "./set_in_all";
import { setPageField } from "./set_page_field";
import { setProp } from "./set_prop";
import { setRule } from "./set_rule";
import { setWidths } from "./set_widths";
import { shareSections } from "./share_sections";
import { toggleVisibility } from "./toggle_visibility";
import { unwrapSection } from "./unwrap_section";
import { wrapInColumns } from "./wrap_in_columns";
import { wrapSections } from "./wrap_sections";
import { writeTranslations } from "./write_translations";

const commands: Record<string, (...args: never[]) => Command> = {
  "experiment.add_variant": addVariant,
  "experiment.keep": keepVariant,
  "experiment.set": setExperiment,
  "page.replace": replacePage,
  "page.set_field": setPageField,
  "page.write_translations": writeTranslations,
  "section.add_column": addColumn,
  "section.detach": detachSection,
  "section.duplicate": duplicateSection,
  "section.insert": insertSection,
  "section.insert_in_column": insertInColumn,
  "section.move": moveSection,
  "section.move_out_of_columns": moveOutOfColumns,
  "section.move_to_column": moveToColumn,
  "section.move_down": moveDown,
  "section.move_into": moveInto,
  "section.move_out": moveOut,
  "section.move_up": moveUp,
  "section.paste": pasteSections,
  "section.remove": removeSection,
  "section.remove_column": removeColumn,
  "section.rename": renameSection,
  "section.replace": replaceSection,
  "section.restore": restoreSection,
  "section.select": selectSection,
  "section.select_several": selectSections,
  "section.select_toggle": toggleSelected,
  "section.set_in_all": setInAll,
  "section.set_prop": setProp,
  "section.set_rule": setRule,
  "section.set_widths": setWidths,
  "section.share": shareSections,
  "section.toggle_visibility": toggleVisibility,
  "section.unwrap": unwrapSection,
  "section.wrap": wrapSections,
  "section.wrap_in_columns": wrapInColumns,
};

/** The command that a record was made of, or null for a name that is none. */
export function fromRecord({ name, args }: CommandRecord): Command | null {
  const make = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return make ? make(...(args as never[])) : null; // the record carries the arguments that the command was made with
}
