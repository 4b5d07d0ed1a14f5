import type { Language } from "../../../../schemas/text";
import { setProp } from "../../../core/commands/set_prop";
import type { Command } from "../../../core/command";
import { getIn, type Path } from "../../../core/set_in";
import type { Section } from "../../../../schemas/page";

/** Writes a text in a language; where it was a plain string, which counts as English, it stays one as long as it can. */
export function writeText({ id, props }: Section, path: Path, language: Language, text: string): Command {
  const before = getIn(props, path);
  const next = text === "" ? undefined : text;
  if (typeof before !== "string") return setProp(id, [...path, language], next);
  return language === "en" ? setProp(id, path, next) : setProp(id, path, { en: before, ...(next ? { [language]: next } : {}) });
}
