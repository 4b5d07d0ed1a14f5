import { type Language, languages } from "../../schemas/language";

export interface Launch {
  /** What the game's calls are let in with. */
  token: string;
  language: Language;
}

/** What the address of the frame says: `/play/dice#token=…&language=de`; without a token there is nothing to play. */
export function readLaunch(hash: string, preferred: readonly string[]): { token: string | null; language: Language } {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const wanted = [values.get("language") ?? "", ...preferred.map((code) => code.slice(0, 2).toLowerCase())];
  const known = wanted.map((code) => (code === "nb" || code === "nn" ? "no" : code));
  const language = languages.find((code) => code === known.find((one) => languages.some((code) => code === one))) ?? "en";
  return { token: values.get("token") || null, language };
}
