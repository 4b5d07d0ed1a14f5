import type { SaxesTagNS } from "saxes";
import type { XliffReason } from "../../../schemas/xliff";
import { defaultLanguage, isLanguage, type Language } from "../../../schemas/language";
import { namespace } from "./write_xliff";

/** Why a file is refused, and in which line. */
export class XliffProblem extends Error {
  constructor(
    readonly reason: XliffReason,
    readonly line: number | null,
    message: string,
  ) {
    super(message);
  }
}

/** Reads what tags say; a file that says something else is refused, with the line. */
export function createTagReader(line: () => number) {
  const fail = (reason: XliffReason, message: string): never => {
    throw new XliffProblem(reason, line(), message);
  };
  const value = (tag: SaxesTagNS, name: string) => tag.attributes[name]?.value;
  const required = (tag: SaxesTagNS, name: string) =>
    value(tag, name) ?? fail("structure", `<${tag.name}> needs the attribute ${name}.`);

  const codePoint = (tag: SaxesTagNS) => String.fromCharCode(Number.parseInt(required(tag, "hex"), 16));

  return { fail, value, required, codePoint };
}
export type TagReader = ReturnType<typeof createTagReader>;

/** The language that a file translates into. */
export function languageOf({ fail, value }: TagReader, tag: SaxesTagNS): Language {
  if (tag.local !== "xliff" || tag.uri !== namespace) fail("not_xliff", "The file is no XLIFF 2 document.");
  if (!/^2\.[01]$/.test(value(tag, "version") ?? "")) fail("version", "Only XLIFF 2.0 and 2.1 can be read.");
  if (value(tag, "srcLang")?.split("-")[0] !== defaultLanguage) fail("source_language", "The source has to be English.");
  const wanted = value(tag, "trgLang")?.split("-")[0] ?? "";
  const known = wanted === "nb" ? "no" : wanted;
  if (!isLanguage(known) || known === defaultLanguage) return fail("language", "The language is none that pages have.");
  return known;
}
