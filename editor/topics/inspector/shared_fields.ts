import type { Section } from "../../../schemas/page";
import { getIn, type Path } from "../../core/set_in";
import type { AnyControl, ControlKind } from "../../explain/field_props";
import { isSameValue } from "../../core/same_value";
import { editorOf } from "../../workplace/section_editors";

/** Kinds that say the same thing in one section as in another; lists and banners are each section's own. */
const shareable: ReadonlySet<ControlKind> = new Set([
  "bonus",
  "category",
  "choice",
  "color",
  "date_time",
  "game",
  "icon",
  "image",
  "link",
  "long_text",
  "number",
  "page",
  "payment_method",
  "payout_method",
  "promotion",
  "provider",
  "rich_text",
  "select",
  "set",
  "slider",
  "string",
  "text",
  "toggle",
  "top_category",
  "tournament",
  "url",
]);

/** The fields that all these sections have, with the same control: those of their types, and the title, which every type has. */
export function sharedFields(sections: readonly Section[]): Record<string, AnyControl> {
  const [first, ...others] = [...new Set(sections.map(({ type }) => type))].map(fieldsOf);
  if (!first || others.includes(null)) return {};
  const own = Object.entries(first).filter(
    ([name, control]) => shareable.has(control.control) && others.every((other) => isSameValue(other?.[name], control)),
  );
  return { title: { control: "text" }, ...Object.fromEntries(own) };
}

const fieldsOf = (type: string) => (editorOf(type)?.fields ?? null) as Record<string, AnyControl> | null; // every control of `define_editor.ts` is one

/** What several sections have at a path, or that they differ there. */
export function sharedValue(sections: readonly Section[], path: Path): { value: unknown; isMixed: boolean } {
  const [first, ...others] = sections.map((section) => getIn(section, path));
  const isMixed = others.some((other) => !isSameValue(first, other));
  return { value: isMixed ? undefined : first, isMixed };
}
