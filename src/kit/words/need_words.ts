import type { LazyTopic } from "./lazy_topics";

type Load = (topics: readonly LazyTopic[]) => Promise<unknown>;

let load: Load | null = null;

/** Says how words come that are not there yet. Browsers do; the server and tests have all words. */
export const loadWordsBy = (how: Load) => void (load = how);

/** Resolves when words can be looked up. */
export const needWords = (topics: readonly LazyTopic[]): Promise<unknown> =>
  topics.length > 0 && load ? load(topics) : Promise.resolve();

/** Code that is ready when its words are: `lazy(() => withWords(import("./SignInDialog"), "sign_in"))`. */
export async function withWords<Code>(code: Promise<Code>, ...topics: LazyTopic[]): Promise<Code> {
  const [loaded] = await Promise.all([code, needWords(topics)]);
  return loaded;
}
