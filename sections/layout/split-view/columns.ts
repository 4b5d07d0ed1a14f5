/** The names in the props' columns; none where the props are not what they should be. */
export function columns({ columns }: Record<string, unknown>): string[][] {
  const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((name) => typeof name === "string");
  return Array.isArray(columns) && columns.every(isNames) ? columns : [];
}
