import { type CSSProperties, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../Button";
import popups from "../popups.module.css";
import type { SaveState } from "../../workplace/saving/save_state";
import { useEditor, useT, useWorkplace } from "../../workplace/use_editor";
import { saveWords } from "../../explain/save_words";
import css from "./save_status.module.css";

type Trouble = Extract<SaveState, { status: "offline" | "failing" | "refused" }>;

/** What goes on while nothing can be saved, and what can be done about it; by the browser's own popover, for no code can come now. */
export function SaveTrouble({ save }: { save: Trouble }) {
  const t = useT();
  const editor = useEditor();
  const { saving, language } = useWorkplace();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);

  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === "open") currentTarget.querySelector("button")?.focus();
    else setPlace(null);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.link}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={() => setPlace(below(button.current))}
      >
        {t("saving.trouble_more")}
      </button>
      {createPortal(
        // nothing of it is told by the alert that the button stands in
        <div
          id={id}
          popover="auto"
          role="dialog"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          className={`${popups.pop} ${css.trouble}`}
          style={place ?? undefined}
          onToggle={handleToggle}
          onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()} // it closes this and nothing else
        >
          {place && (
            <>
              <h2 id={`${id}title`} className={css.troubleTitle}>
                {saveWords(t, save, language)}
                {save.status !== "refused" && <Countdown until={save.retryAt} />}
              </h2>
              <p id={`${id}text`} className={css.troubleText}>
                {t(save.status === "refused" ? "saving.refused_text" : "saving.trouble_text")}
              </p>
              <span className={css.troubleVerbs}>
                <Button
                  look="line"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
                    void saving.saveNow();
                  }}
                >
                  {t("editor.try_now")}
                </Button>
                <Button onClick={() => download(editor.getState().page)}>{t("saving.download")}</Button>
              </span>
            </>
          )}
        </div>,
        document.body,
      )}
    </>
  );
}

const gap = 8;

/** Below a button that stands in a bar at the top, and within the window. */
function below(button: Element | null): CSSProperties {
  if (!button) return {};
  const { left, bottom } = button.getBoundingClientRect();
  return { left: `max(${gap}px, min(${left}px, 100vw - 320px - ${gap}px))`, top: bottom + gap };
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
