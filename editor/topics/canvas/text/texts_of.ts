import type { Section } from "../../../../schemas/page";
import { type Language, type Text, textIn } from "../../../../schemas/text";
import { getIn, type Path } from "../../../core/set_in";
import { editorOf } from "../../../workplace/section_editors";

/** A text of a section's props that somebody can edit. */
export interface PropText {
  path: Path;
  /** What is shown of it in a language. */
  shown: string;
  /** It is HTML, and only the inspector's editor knows its marks. */
  isRich: boolean;
  isLong: boolean;
}

interface AnyControl {
  control: string;
  item?: AnyControl;
  fields?: Record<string, AnyControl>;
}

const banner: Record<string, AnyControl> = {
  bannerTitle: { control: "text" },
  bannerTitleSecondary: { control: "text" },
  bannerCtaText: { control: "text" },
  bannerDescription: { control: "rich_text" },
  bannerTerms: { control: "rich_text" },
};

/** All texts of a section, as its type's fields declare them. */
export function textsOf({ type, props }: Section, language: Language): PropText[] {
  const fields = editorOf(type)?.fields as Record<string, AnyControl> | undefined;
  return fields && props ? inFields({ title: { control: "text" }, ...fields }, props, [], language) : [];
}

const inFields = (fields: Record<string, AnyControl>, value: unknown, path: Path, language: Language): PropText[] =>
  Object.entries(fields).flatMap(([name, control]) => inControl(control, getIn(value, [name]), [...path, name], language));

function inControl(control: AnyControl, value: unknown, path: Path, language: Language): PropText[] {
  switch (control.control) {
    case "text":
    case "long_text":
    case "rich_text": {
      const shown = shownText(value, language);
      return shown ? [{ path, shown, isRich: control.control === "rich_text", isLong: control.control === "long_text" }] : [];
    }
    case "fields":
      return inFields(control.fields ?? {}, value, path, language);
    case "banner":
      return inFields(banner, value, path, language);
    case "list":
      return Array.isArray(value) && control.item
        ? value.flatMap((item: unknown, index) => inControl(control.item as AnyControl, item, [...path, index], language))
        : [];
    default:
      return [];
  }
}

function shownText(value: unknown, language: Language) {
  if (typeof value === "string") return value;
  const texts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return textIn(Object.fromEntries(texts.filter(([, text]) => typeof text === "string")) as Text, language);
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const withoutMarks = (html: string) => {
  const parsed = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>|<br>/g, "$& "), "text/html");
  return plain(parsed.body.textContent ?? "");
};

/** The one text that is exactly what an element shows; null where there is none, or where several are alike. */
export function textShownAs(texts: readonly PropText[], shown: string): PropText | null {
  const wanted = plain(shown);
  const alike = wanted === "" ? [] : texts.filter((text) => !text.isRich && plain(text.shown) === wanted);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The rich text that an element shows a part of. */
export function richTextAround(texts: readonly PropText[], shown: string): PropText | null {
  const wanted = plain(shown);
  const around = wanted === "" ? [] : texts.filter((text) => text.isRich && withoutMarks(text.shown).includes(wanted));
  return around.length === 1 ? (around[0] ?? null) : null;
}
