import lookAlikes from "./look_alikes.json";

/** Letters of other scripts by the Latin ones that they are taken for: Unicode's confusables (UTS #39), as far as those are a to z. */
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

const digits: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b" };

/** A name as it looks: what two names have in common that are taken for each other (UTS #39, skeletons). */
export const skeletonOf = (text: string): string =>
  [...text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "")]
    .map((letter) => latinOf.get(letter) ?? latinOf.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .map((letter) => digits[letter] ?? letter)
    .join("");

const scripts = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Armenian",
  "Georgian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Thai",
  "Hangul",
  "Han",
].map((name) => new RegExp(`\\p{Script_Extensions=${name}}`, "u"));
const kana = /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u;

/** Whether all letters of a name are of one script, as those that belong together count: nobody mixes them but to be taken for another. */
export function isOfOneScript(text: string): boolean {
  const found = new Set(
    [...text]
      .filter((letter) => /\p{L}/u.test(letter))
      .map((letter) => (kana.test(letter) ? scripts.length - 1 : scripts.findIndex((script) => script.test(letter)))),
  );
  return found.size <= 1;
}
