import { type Language, languages } from "../../schemas/language";
import { type Look, readLook } from "./look";

export interface Launch {
  /** What the game's calls are let in with; without it there is nothing to play. */
  token: string | null;
  language: Language;
  look: Look;
  /** Of sound, in per cent; null where it is off. */
  volume: number | null;
}

/** What the address of the frame says: `/play/dice#token=…&language=de&theme=lulu&scheme=light&covered=true&volume=60`. */
export function readLaunch(hash: string, preferred: readonly string[]): Launch {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const wanted = [values.get("language") ?? "", ...preferred.map((code) => code.slice(0, 2).toLowerCase())];
  const known = wanted.map((code) => (code === "nb" || code === "nn" ? "no" : code));
  const language = languages.find((code) => code === known.find((one) => languages.some((code) => code === one))) ?? "en";
  const look = readLook(values.get("theme"), values.get("scheme"), values.get("covered") === "true");
  const volume = /^[1-9]\d?$|^100$/.test(values.get("volume") ?? "") ? Number(values.get("volume")) : null;
  return { token: values.get("token") || null, language, look, volume };
}
