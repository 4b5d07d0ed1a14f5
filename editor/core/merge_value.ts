import { isRecord } from "./is_record";
import { mergeLists, type Three } from "./merge_lists";
import { isSameValue } from "./same_value";
import type { Path } from "./set_in";

/** Asked where both sides changed one value and differ; answers the value that stands. */
export type Decide = (path: Path, values: Three) => unknown;

/**
 * A value that two sides made from one: objects field by field, lists item by item where the items can be told apart.
 * What only one side changed is taken from that side; undefined is a field that is not there.
 */
export function mergeValue({ base, mine, theirs }: Three, path: Path, decide: Decide): unknown {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeFields({ base: isRecord(base) ? base : {}, mine, theirs }, path, decide);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists({ base, mine, theirs }, (values, at) => mergeValue(values, [...path, at], decide));
    if (merged) return merged;
  }
  return decide(path, { base, mine, theirs });
}

interface ThreeRecords {
  base: Record<string, unknown>;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

/** The fields of two records in the order of mine, then what only theirs has. */
export function mergeFields({ base, mine, theirs }: ThreeRecords, path: Path, decide: Decide): Record<string, unknown> {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const own = (record: Record<string, unknown>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined);
  const merged = keys.map((key) => {
    const values = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    return [key, mergeValue(values, [...path, key], decide)] as const;
  });
  const isMine = merged.every(([key, value]) => own(mine, key) === value);
  return isMine ? mine : Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
