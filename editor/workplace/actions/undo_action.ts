import type { ToastAction } from "../notices";
import type { Workplace } from "../use_editor";
import { undo } from "./step_history";

/** Offers, beside words about a step that was just made, to take it back. */
export const undoAction = (workplace: Workplace): ToastAction => ({
  label: workplace.t("command.undo"),
  keys: "Ctrl Z",
  step: workplace.editor.getState().steps,
  run: () => undo(workplace),
});
