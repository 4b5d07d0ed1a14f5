import { createContext, use } from "react";
import type { Workplace } from "../use_editor";
import type { Action } from "./action";

const ActionsContext = createContext<readonly Action[]>([]);

/** Hands the table of all actions down to the topics, which do not know each other. */
export const ActionsProvider = ActionsContext.Provider;

/** All that can be done, in the order of the lists that show it. */
export const useActions = (): readonly Action[] => use(ActionsContext);

export const canRun = (workplace: Workplace, { can }: Action) => can === undefined || can(workplace);

/** Does what an action does, where it applies. */
export const runAction = (workplace: Workplace, action: Action) => canRun(workplace, action) && action.run(workplace) !== false;

/** What an action is called at the moment. */
export const actionWords = (workplace: Workplace, { words, wordsNow }: Action) =>
  wordsNow ? wordsNow(workplace) : workplace.t(words);
