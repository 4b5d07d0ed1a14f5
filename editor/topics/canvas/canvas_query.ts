import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { loadChunks } from "../../../src/render/load_sections";
import { loadPlayerWords } from "../../../src/words/load_words";

/** The code that the canvas needs for a page, with the site's words in the persona's language. */
export const canvasQuery = (language: Language, sections: () => readonly Section[]) => ({
  queryKey: ["player words", language],
  queryFn: async () => (await Promise.all([loadPlayerWords(language), loadChunks(sections())]))[0],
  staleTime: Infinity,
});
