export type Path = readonly (string | number)[];

export function getIn(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return getIn((value as Record<string | number, unknown>)[key], rest);
}

/**
 * A value with another one at a path; what the path does not touch keeps its identity, and all of it where nothing
 * changes. Undefined takes a field away, or an item out of a list.
 */
export function setIn(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (typeof key === "number" && (Array.isArray(value) || value === undefined || value === null))
    return setItem(value ?? [], key, rest, next);
  return setField(value, String(key), rest, next);
}

function setItem(list: readonly unknown[], index: number, rest: Path, next: unknown) {
  const before = list[index];
  const after = setIn(before, rest, next);
  if (after === undefined) return index < list.length ? list.toSpliced(index, 1) : list;
  if (Object.is(before, after)) return list;
  return list.toSpliced(index, 1, after);
}

function setField(value: unknown, key: string, rest: Path, next: unknown) {
  const record = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  const has = Object.hasOwn(record, key);
  const before = has ? record[key] : undefined;
  const after = setIn(before, rest, next);
  if (after === undefined) return has ? without(record, key) : value;
  return has && Object.is(before, after) ? value : { ...record, [key]: after };
}

const without = (record: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
