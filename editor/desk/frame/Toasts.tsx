import { useStore } from "zustand";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { Toast } from "../../parts/notices/Toast";
import { useDesk } from "../desk_place";

const stays = 8_000;

/** What is said in passing, aloud and in sight. */
export function Toasts() {
  const { t, notices } = useDesk();
  const { spoken, toast } = useStore(notices.store);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      {toast && (
        <Toast toast={toast} closeLabel={t("editor.close")} stays={stays} onClose={notices.dismiss}>
          {toast.action && (
            <Button onClick={toast.action.run}>
              {toast.action.label}
              {toast.action.keys && <Keys keys={toast.action.keys} />}
            </Button>
          )}
        </Toast>
      )}
    </>
  );
}
