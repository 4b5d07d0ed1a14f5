import { editors } from "../sections/editors";
import type { SectionEditor } from "../sections/define_editor";
import type { Types } from "./core/command";

const all: Record<string, SectionEditor> = editors;

/** How a type is edited, or null where nobody knows the type. */
export const editorOf = (type: string): SectionEditor | null => (Object.hasOwn(all, type) ? (all[type] ?? null) : null);

/** What the core asks about section types. */
export const types: Types = { isContainer: (type) => editorOf(type)?.isContainer === true };

export const sectionTypes = Object.keys(all);
