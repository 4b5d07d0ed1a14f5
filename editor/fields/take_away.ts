import { isRecord } from "../explain/field_props";

/** What is left of a rule without the fields that the editor knows; undefined where that is nothing. */
export function takeAway(value: unknown, known: readonly string[]): Record<string, unknown> | undefined {
  const rest = isRecord(value) ? Object.entries(value).filter(([name]) => !known.includes(name)) : [];
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}
