let load: () => Promise<unknown> = () => Promise.resolve();

/** Says how the words come that the first screen does without; until then all are there, as in tests. */
export const loadRestWordsBy = (how: () => Promise<unknown>) => void (load = how);

/** Resolves when all words of the editor can be looked up; fails where they do not come. */
export const needRestWords = (): Promise<unknown> => load();
