import * as z from "zod/mini";
import { languages, type Text } from "./language";

export { defaultLanguage, isLanguage, type Language, languages, type Text, textIn } from "./language"; // what players need is there, without zod

export const language = z.enum(languages);

const perLanguage = (value: z.ZodMiniString) =>
  z.object({
    da: z.optional(value),
    de: z.optional(value),
    en: z.optional(value),
    es: z.optional(value),
    fi: z.optional(value),
    no: z.optional(value),
    pt: z.optional(value),
  });

export type TextKind = "plain" | "rich";
const kinds = new WeakMap<object, TextKind>();

/** Whether a schema is a text per language, and of which kind: the check asks schemas rather than guess from values. */
export const textKindOf = (schema: object): TextKind | undefined => kinds.get(schema);

/** Text per language (S-0.04). A plain string, as a platform of an operator's own may send it, counts as English. */
export const text = (maxLength = 2000, kind: TextKind = "plain") => {
  const value = z.string().check(z.maxLength(maxLength));
  const schema = z.pipe(
    z.union([perLanguage(value), value]),
    z.transform((input): Text => (typeof input === "string" ? { en: input } : input)),
  );
  kinds.set(schema, kind);
  return schema;
};

/** Sanitised HTML per language (D-31). The server sanitises it before it stores it. */
export const richText = (maxLength = 20_000) => text(maxLength, "rich");
