import { useEffect } from "react";
import { useStore } from "zustand";
import { Button } from "../Button";
import { Keys } from "../Keys";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { Toast } from "./Toast";

const stays = 10_000;

/** What is spoken to screen readers, and the toast about what was just done. */
export function Announcements() {
  const t = useT();
  const { notices } = useWorkplace();
  const { spoken, toast } = useStore(notices.store);
  const steps = useEditorState((state) => state.steps);

  useEffect(() => {
    const action = notices.store.getState().toast?.action;
    if (action?.step === undefined) return;
    const isOver = steps < action.step || (steps > action.step && !action.isOwn);
    if (isOver) notices.dismiss(); // what it offers has been done, or would take back something else
  }, [steps, notices]);

  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      {toast && (
        <Toast toast={toast} closeLabel={t("editor.close")} stays={stays} onClose={notices.dismiss}>
          {toast.action && (
            <Button
              onClick={() => {
                toast.action?.run();
                notices.dismiss();
              }}
            >
              {toast.action.label}
              {toast.action.keys && (toast.action.step ?? steps) === steps && <Keys keys={toast.action.keys} />}
            </Button>
          )}
        </Toast>
      )}
    </>
  );
}
