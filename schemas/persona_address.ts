import * as z from "zod/mini";
import { defaultPersona, type Persona, persona as schema } from "./persona";

const names = {
  audience: "as",
  country: "country",
  subdivision: "sub",
  language: "lang",
  device: "device",
  clock: "at",
  theme: "theme",
  scheme: "scheme",
  layout: "nav",
  player: "player",
  money: "money",
  variants: "variants",
} as const;
type Field = keyof typeof names;
const fields = Object.keys(names) as Field[];

const { shape } = schema;

/** The same as parameters of a call. */
export const personaQuery = z.object({
  as: z.optional(shape.audience),
  country: z.optional(shape.country),
  sub: z.optional(shape.subdivision),
  lang: z.optional(shape.language),
  device: z.optional(shape.device),
  at: z.optional(shape.clock),
  theme: z.optional(shape.theme),
  scheme: z.optional(shape.scheme),
  nav: z.optional(shape.layout),
  player: z.optional(shape.player),
  money: z.optional(shape.money),
  variants: z.optional(shape.variants),
}) satisfies z.ZodMiniType<{ [Name in (typeof names)[Field]]?: unknown }>;

/** The persona that an address names; whatever it does not name, or names wrongly, is as in `base`. */
export function readPersona(search: URLSearchParams, base: Persona = defaultPersona): Persona {
  const read = (field: Field) => {
    const value = search.get(names[field]);
    const parsed = value === null ? null : shape[field].safeParse(value);
    return parsed?.success ? [[field, parsed.data]] : [];
  };
  return { ...base, ...(Object.fromEntries(fields.flatMap(read)) as Partial<Persona>) };
}

/** Writes the persona into an address, so that it can be shared; what is as in `base` is left out. */
export function writePersona(search: URLSearchParams, persona: Persona, base: Persona = defaultPersona) {
  for (const field of fields) {
    const value = persona[field];
    if (value === base[field] || value === null) search.delete(names[field]);
    else search.set(names[field], String(value));
  }
}
