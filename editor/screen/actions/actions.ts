import { clipboardActions } from "../../topics/clipboard/clipboard_actions";
import { pageActions } from "../../topics/pages/page_actions";
import { reuseActions } from "../../topics/pages/reuse_actions";
import { arrangeActions } from "./arrange_actions";
import { personaActions } from "./persona_actions";
import { screenActions } from "./screen_actions";
import { selectionActions } from "./selection_actions";
import { viewActions } from "./view_actions";
import type { Action } from "../../workplace/actions/action";

/** All that can be done, in the order of the lists that show it. A part of the editor adds its list here. */
export const actions: readonly Action[] = [
  ...selectionActions,
  ...arrangeActions,
  ...clipboardActions,
  ...reuseActions,
  ...viewActions,
  ...personaActions,
  ...screenActions,
  ...pageActions,
];
