import * as z from "zod/mini";
import { schemas } from "../../../sections/schemas";
import { isSectionType } from "../../../sections/registry";

const known = new Map<string, Record<string, unknown>>();

/** What the page takes for each prop of a type where it is missing; a prop without a default is not among them. */
export function fallbacksOf(type: string): Record<string, unknown> {
  const before = known.get(type);
  if (before) return before;
  const fallbacks: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shapeOf(type))) {
    const parsed = z.safeParse(field, undefined);
    if (parsed.success && parsed.data !== undefined) fallbacks[name] = parsed.data;
  }
  known.set(type, fallbacks);
  return fallbacks;
}

/** The fields of a type's props; none where its schema is no plain object. */
function shapeOf(type: string): Readonly<Record<string, z.core.$ZodType>> {
  if (!isSectionType(type)) return {};
  const { def } = schemas[type].schema._zod;
  return "shape" in def ? (def.shape as Record<string, z.core.$ZodType>) : {}; // the definition of every zod object has its shape
}
