import type { Workplace } from "../use_editor";
import { clipboardActions } from "../clipboard/clipboard_actions";
import { pageActions } from "../panels/pages/page_actions";
import type { Action } from "./action";
import { arrangeActions } from "./arrange_actions";
import { personaActions } from "./persona_actions";
import { screenActions } from "./screen_actions";
import { selectionActions } from "./selection_actions";
import { viewActions } from "./view_actions";

/** All that can be done, in the order of the lists that show it. A part of the editor adds its list here. */
export const actions: readonly Action[] = [
  ...selectionActions,
  ...arrangeActions,
  ...clipboardActions,
  ...viewActions,
  ...personaActions,
  ...screenActions,
  ...pageActions,
];

const byName = new Map(actions.map((action) => [action.name, action]));

export const actionNamed = (name: string): Action | null => byName.get(name) ?? null;

export const canRun = (workplace: Workplace, { can }: Action) => can === undefined || can(workplace);

/** Does what an action does, where it applies. */
export const runAction = (workplace: Workplace, action: Action) => canRun(workplace, action) && action.run(workplace) !== false;

/** What an action is called at the moment. */
export const actionWords = (workplace: Workplace, { words, wordsNow }: Action) =>
  wordsNow ? wordsNow(workplace) : workplace.t(words);
