import { type Language, type Text, textIn } from "../../schemas/text";
import { wordsIn } from "../../src/layout/words_in";
import { asText, isRecord } from "./field_props";
import { textsOf } from "./text_value";

const naming = [
  "bannerTitle",
  "title",
  "name",
  "label",
  "question",
  "text",
  "heading",
  "bannerKey",
  "alt",
  "url",
  "src",
] as const;

/** What an item of a list is called by: its title, or whatever names it; empty where nothing does. */
export function itemName(item: unknown, language: Language): string {
  if (typeof item === "string" || typeof item === "number") return String(item);
  if (!isRecord(item)) return "";
  for (const key of naming) {
    const value = item[key];
    const words = isRecord(value) ? textIn(textsOf(value) as Text, language) : asText(value);
    if (words) return wordsIn(words);
  }
  return "";
}

const pictures = ["bannerSmallImageUrl", "bannerImageUrl", "image", "picture", "src", "iconUrl"] as const;

/** The address of an item's picture, or null where it has none. */
export function itemPicture(item: unknown): string | null {
  if (!isRecord(item)) return null;
  for (const key of pictures) {
    const value = item[key];
    const src = isRecord(value) ? value.src : value;
    if (typeof src === "string" && src.includes("/")) return src;
  }
  return null;
}
