import { getPage, listPages } from "../../schemas/api/pages";
import { getSettings } from "../../schemas/api/site";
import type { AnswerOf, Api } from "../../src/kit/api/api";
import { readPageId } from "./address";

export type FirstAnswers = ReturnType<typeof createFirstAnswers>;

/** What was asked for, and the page that was meant where the address names one. */
export interface Begun {
  settings: Promise<AnswerOf<typeof getSettings>>;
  pages: Promise<AnswerOf<typeof listPages>>;
  page: { id: string; answer: Promise<AnswerOf<typeof getPage>> } | null;
}

/** What the first screen shows, asked for while its code is on its way; whoever opens the editor later begins with nothing. */
export function createFirstAnswers() {
  let begun: Begun | null = null;
  let isTaken = false;
  return {
    /** Asks, as soon as there is a token for it. */
    begin(api: Api, window: Window) {
      if (isTaken) return;
      const id = readPageId(window);
      begun = {
        settings: api.call(getSettings, {}),
        pages: api.call(listPages, {}),
        page: id === null ? null : { id, answer: api.call(getPage, { params: { id } }) },
      };
      for (const answer of [begun.settings, begun.pages, begun.page?.answer]) answer?.catch(() => {}); // whoever takes it hears of it
    },
    take(): Begun | null {
      const taken = isTaken ? null : begun;
      isTaken = true;
      begun = null;
      return taken;
    },
  };
}
