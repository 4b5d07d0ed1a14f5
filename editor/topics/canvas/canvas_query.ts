import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { loadChunks } from "../../../src/render/load_sections";
import { loadAllWords } from "../../../src/words/load_all_words";
import { few } from "./near_screen";

/** What the canvas needs whatever page it shows: the site's words, and whose clocks hold where. */
export const fetchCanvasWords = (language: Language) =>
  Promise.all([loadAllWords(language), import("../../../schemas/served_by")] as const);

/** The code that the canvas needs to begin with a page, with the site's words in the persona's language, and by whose clocks its days begin. */
export const canvasQuery = (language: Language, sections: () => readonly Section[]) => ({
  queryKey: ["player words", language],
  queryFn: async () => {
    const loading = [fetchCanvasWords(language), loadChunks(sections().slice(0, few))] as const;
    const [[words, { zoneAt }]] = await Promise.all(loading);
    return { words, zoneAt };
  },
  staleTime: Infinity,
});
