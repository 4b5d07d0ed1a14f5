import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../Button";
import { IconButton } from "../IconButton";
import { Keys } from "../Keys";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Announcements.module.css";

const stays = 10_000;

/** What is spoken to screen readers, and the toast about what was just done; it stays while it has the focus. */
export function Announcements() {
  const t = useT();
  const { notices } = useWorkplace();
  const { spoken, toast } = useStore(notices.store);
  const [isHeld, setIsHeld] = useState(false);
  const steps = useEditorState((state) => state.steps);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(notices.dismiss, stays);
    return () => clearTimeout(timer);
  }, [toast, isHeld, notices]);

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
        <div
          className={css.toast}
          role="group"
          aria-label={toast.words}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
        >
          <span role="status">{toast.words}</span>
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
          <IconButton label={t("editor.close")} side="top" onClick={notices.dismiss}>
            <X size={16} />
          </IconButton>
        </div>
      )}
    </>
  );
}
