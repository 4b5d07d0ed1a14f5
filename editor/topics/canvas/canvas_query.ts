import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import { loadChunks } from "../../../src/render/load_sections";
import { loadSiteWords } from "../../words/load_site_words";
import { few, first } from "./near_screen";

/** What the site's licences say of a place, and of its pages. */
const fetchLicences = async () => {
  const [{ zoneAt }, { withDemands }] = await Promise.all([
    import("../../../schemas/served_by"),
    import("../../../schemas/demands_in"),
  ]);
  return { zoneAt, withDemands };
};

/** The code of the sections that a page begins with on the canvas; that of the others comes with them. */
export const loadFirstSections = (sections: readonly Section[]) =>
  loadChunks(sections.length > few ? sections.slice(0, first) : sections);

/** The code that the canvas needs to begin with a page, with the site's words in the persona's language, by whose clocks its days begin, and what its markets want of its pages. */
export const canvasQuery = (language: Language, sections: () => readonly Section[]) => ({
  queryKey: ["player words", language],
  queryFn: async () => {
    const loading = [loadSiteWords(language), fetchLicences(), loadFirstSections(sections())] as const;
    const [words, licences] = await Promise.all(loading);
    return { words, ...licences };
  },
  staleTime: Infinity,
});
