import type { SectionEditor } from "../../sections/define_editor";
import { editors } from "../../sections/editors";

const all: Record<string, SectionEditor> = editors;

/**
 * How a type is edited, or null where nobody knows the type. Fields and starters are a tenth of the editor's code: only what comes
 * after the first screen imports this.
 */
export const editorOf = (type: string): SectionEditor | null => (Object.hasOwn(all, type) ? (all[type] ?? null) : null);

/** All types, in the order in which they are offered. */
export const sectionTypes = Object.keys(all);
