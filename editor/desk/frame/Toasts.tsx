import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Keys } from "../../parts/Keys";
import toastCss from "../../parts/notices/Announcements.module.css";
import { useDesk } from "../desk_place";

const stays = 8_000;

/** What is said in passing, aloud and in sight; it stays while it has the focus. */
export function Toasts() {
  const { t, notices } = useDesk();
  const { spoken, toast } = useStore(notices.store);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(notices.dismiss, stays);
    return () => clearTimeout(timer);
  }, [toast, isHeld, notices]);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      {toast && (
        <div
          className={toastCss.toast}
          role="group"
          aria-label={toast.words}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
        >
          <span role="status">{toast.words}</span>
          {toast.action && (
            <Button onClick={toast.action.run}>
              {toast.action.label}
              {toast.action.keys && <Keys keys={toast.action.keys} />}
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
