import { defaultPersona, type Persona, persona as schema } from "./persona";

const names = {
  audience: "as",
  country: "country",
  language: "lang",
  device: "device",
  clock: "at",
  theme: "theme",
  scheme: "scheme",
} as const;
type Field = keyof typeof names;
const fields = Object.keys(names) as Field[];

/** The persona that an address names; whatever it does not name, or names wrongly, is as in `base`. */
export function readPersona(search: URLSearchParams, base: Persona = defaultPersona): Persona {
  const read = (field: Field) => {
    const value = search.get(names[field]);
    const parsed = value === null ? null : schema.shape[field].safeParse(value);
    return parsed?.success ? [[field, parsed.data]] : [];
  };
  return { ...base, ...(Object.fromEntries(fields.flatMap(read)) as Partial<Persona>) };
}

/** Writes the persona into an address, so that it can be shared; what is as in `base` is left out. */
export function writePersona(search: URLSearchParams, persona: Persona, base: Persona = defaultPersona) {
  for (const field of fields) {
    const value = persona[field];
    if (value === base[field] || value === null) search.delete(names[field]);
    else search.set(names[field], value);
  }
}
