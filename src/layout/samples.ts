import type * as z from "zod/mini";
import type { Section } from "../../schemas/page";
import { fieldsIn, type PropsField } from "./check/props_fields";
import { markOf } from "./mark_of";

/** A field whose value is still the one that its section's type starts with. */
export interface Sample {
  /** From the section on. */
  path: readonly (string | number)[];
  /** It makes an offer, names a figure or an e-mail address, which nobody may read by mistake. */
  isOffer: boolean;
  /** What the section keeps of it, until somebody says that it is right. */
  marks: readonly string[];
}

type Schema = z.core.$ZodType | null;

/** Names of offers; what else a starter names is there for everybody. */
const offered: ReadonlySet<string> = new Set(["promotion", "bonus", "tournament"]);

function valuesOf(field: PropsField): string[] {
  const { kind, value } = field;
  if (kind === "url") return [];
  if (kind === "reference") return offered.has(field.of) ? [`${field.of} ${field.value}`] : [];
  const held = kind === "image" && typeof value === "object" ? (value as { src?: unknown }).src : value;
  const all = typeof held === "object" && held !== null ? Object.values(held) : [held];
  return all.filter((one) => typeof one === "string" && one.trim() !== "") as string[];
}

/** The marks of all that is a sample in the props that a type starts with. */
export const sampleMarks = (schema: Schema, props: object | undefined): string[] =>
  schema ? [...new Set(fieldsIn(schema, props).flatMap((field) => valuesOf(field).map(markOf)))] : [];

/** The samples that are left in a section, in the order of its fields. */
export function samplesIn({ samples, props }: Pick<Section, "samples" | "props">, schema: Schema): Sample[] {
  if (!schema || !Array.isArray(samples) || samples.length === 0) return [];
  const known = new Set<unknown>(samples);
  const found = fieldsIn(schema, props).flatMap((field) => {
    const left = valuesOf(field).filter((value) => known.has(markOf(value)));
    if (left.length === 0) return [];
    const path = ["props", ...field.path];
    return [
      {
        path,
        marks: left.map(markOf),
        isNamed: field.kind === "reference" || (field.kind === "text" && left.some(namesSomething)),
      },
    ];
  });
  const offers = new Set(found.flatMap(({ path, isNamed }) => (isNamed ? [holderOf(path)] : [])));
  return found.map(({ path, marks }) => ({ path, marks, isOffer: offers.has(holderOf(path)) }));
}

const namesSomething = (text: string) => /[\d@]/.test(text.replace(/<[^>]*>/g, ""));

/** Words beside a figure or an address are of the same offer. */
const holderOf = (path: readonly (string | number)[]) => path.slice(0, -1).join(".");
