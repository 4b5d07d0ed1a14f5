import type { Change } from "../explain/field_props";
import { isSameValue } from "../core/same_value";

/** Takes the value away, where it differs from what the page takes by itself; undefined where there is nothing to reset. */
export function resetOf({
  value,
  fallback,
  onChange,
}: {
  value: unknown;
  fallback?: unknown;
  onChange: Change;
}): (() => void) | undefined {
  if (fallback === undefined || value === undefined || isSameValue(value, fallback)) return undefined;
  return () => onChange(undefined);
}
