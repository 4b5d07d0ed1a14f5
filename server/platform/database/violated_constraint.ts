import { causesOf } from "./connection_error";

/** The name of the unique constraint or index that a query ran against; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === "23505" && constraint) return constraint;
  }
  return null;
}
