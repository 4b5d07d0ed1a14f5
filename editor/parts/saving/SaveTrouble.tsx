import { Popover } from "@base-ui/react/popover";
import { useEffect, useState } from "react";
import { Button } from "../Button";
import popups from "../popups.module.css";
import type { SaveState } from "../../workplace/saving/save_state";
import { useEditor, useT, useWorkplace } from "../../workplace/use_editor";
import { saveWords } from "../../explain/save_words";
import css from "./save_status.module.css";

type Trouble = Extract<SaveState, { status: "offline" | "failing" | "refused" }>;

/** What goes on while nothing can be saved, and what can be done about it. */
export function SaveTrouble({ save }: { save: Trouble }) {
  const t = useT();
  const editor = useEditor();
  const { saving, language } = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={css.link}>{t("editor.try_now")}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popups.positioner} sideOffset={8} align="start" collisionPadding={8}>
          <Popover.Popup className={`${popups.pop} ${css.trouble}`}>
            <Popover.Title className={css.troubleTitle}>
              {saveWords(t, save, language)}
              {save.status !== "refused" && <Countdown until={save.retryAt} />}
            </Popover.Title>
            <Popover.Description className={css.troubleText}>
              {t(save.status === "refused" ? "saving.refused_text" : "saving.trouble_text")}
            </Popover.Description>
            <span className={css.troubleVerbs}>
              <Button
                look="line"
                onClick={() => {
                  setIsOpen(false);
                  void saving.saveNow();
                }}
              >
                {t("editor.try_now")}
              </Button>
              <Button onClick={() => download(editor.getState().page)}>{t("saving.download")}</Button>
            </span>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Countdown({ until }: { until: number }) {
  const t = useT();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return <span className={css.countdown}>{t("saving.next_try", { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })}</span>;
}

/** Saves the page as a file of this computer, as it stands here. */
function download(page: { id: string }) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(page, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${page.id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
