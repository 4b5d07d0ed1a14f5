import { isRecord } from "./is_record";
import { type Decide, mergeFields } from "./merge_value";

/**
 * What stands where a step of the history, `mine`, has another value than others made of it since: that of the step.
 * Where the step has no such value yet, what they added to it stays: whoever takes back the first text that was written
 * takes back that text, and not those that others wrote in other languages. An object whose fields are of several kinds
 * inside a value, as a picture and where its middle is, goes as one: what is left would be neither.
 */
export const stepBack: Decide = (path, { base, mine, theirs }) => {
  if (mine !== undefined || !isRecord(base) || !isRecord(theirs)) return mine;
  if (path.length > 1 && new Set(Object.values(theirs).map(kindOf)).size > 1) return mine;
  const left = mergeFields({ base, mine: {}, theirs }, path, stepBack);
  return Object.keys(left).length > 0 ? left : mine;
};

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
