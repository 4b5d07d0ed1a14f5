import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { loadChunks } from "../../../src/render/load_sections";
import { loadAllWords } from "../../../src/words/load_all_words";
import { few } from "./near_screen";

/** The code that the canvas needs to begin with a page, with the site's words in the persona's language, and by whose clocks its days begin. */
export const canvasQuery = (language: Language, sections: () => readonly Section[]) => ({
  queryKey: ["player words", language],
  queryFn: async () => {
    const loading = [loadAllWords(language), import("../../../schemas/served_by"), loadChunks(sections().slice(0, few))] as const;
    const [words, { zoneAt }] = await Promise.all(loading);
    return { words, zoneAt };
  },
  staleTime: Infinity,
});
