export type Reading = { value: unknown; problem?: undefined } | { problem: "syntax" | "key" };

/** A key that would reach an object's prototype wherever somebody copies it carelessly. */
const hostile = "__proto__";

/** A text as JSON, or why it can not be taken. */
export function readJson(text: string): Reading {
  let hasHostileKey = false;
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (key === hostile) hasHostileKey = true;
      return inner;
    });
    return hasHostileKey ? { problem: "key" } : { value };
  } catch {
    return { problem: "syntax" };
  }
}
