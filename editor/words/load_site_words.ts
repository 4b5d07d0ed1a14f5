import type { TFunction } from "i18next";
import type { Language } from "../../schemas/language";
import { loadWordsBy } from "../../src/kit/words/need_words";
import { fetchSiteWords } from "./site_words";
import { openInTwo } from "./words_in_two";

type Opened = Promise<ReturnType<typeof openInTwo>>;

const opened = new Map<Language, Opened>();
let isWhole = false; // code that has come is there in every language

const loadRest = async (language: Opened) => (await language).loadRest();

loadWordsBy(() => {
  isWhole = true;
  return Promise.all([...opened.values()].map(loadRest));
});

/** The words that visitors read, in one language: at once those of every page, and the others with the first code that needs them. */
export async function loadSiteWords(language: Language): Promise<TFunction> {
  const { t } = await open(language);
  if (isWhole) await loadRest(open(language));
  return t;
}

/** All words that visitors read, in one language. */
export async function loadAllSiteWords(language: Language): Promise<TFunction> {
  const { t, loadRest: load } = await open(language);
  await load();
  return t;
}

/** Each language once; one that did not come is asked for again. */
function open(language: Language): Opened {
  const found = opened.get(language) ?? fetchSiteWords(language).then((words) => openInTwo(language, words));
  opened.set(language, found);
  found.catch(() => opened.delete(language));
  return found;
}
