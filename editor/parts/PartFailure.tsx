import { CircleAlert, Unplug, X } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { reloadKept } from "../workplace/saving/reload_kept";
import { useT, useWorkplace } from "../workplace/use_editor";
import { Button } from "./Button";
import { EmptyNote } from "./EmptyNote";
import { IconButton } from "./IconButton";
import { isNotFetched, isThereForNewPage } from "./not_fetched";
import type { PartLook } from "./part_look";
import css from "./PartFailure.module.css";
import { useEscape } from "./use_escape";

interface Props {
  look: Exclude<PartLook, "nothing">;
  error: Error;
  onRetry: () => void;
  onGiveUp?: (() => void) | undefined;
}

/** In the place of a part of the editor that failed: why, and what can be done; nothing that was made is lost by it. */
export function PartFailure({ look, error, onRetry, onGiveUp }: Props) {
  const t = useT();
  const { saving } = useWorkplace();
  const isCode = isNotFetched(error);
  const icon = isCode ? <Unplug size={18} /> : <CircleAlert size={18} />;
  const title = t(isCode ? "part.not_fetched" : "part.broken");
  async function tryAgain() {
    if (await isThereForNewPage(error)) await reloadKept(window, saving);
    else onRetry();
  }
  const actions = (
    <>
      <Button
        look="fill"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>("[data-region]")?.focus(); // the button goes, and the focus stays in its pane
          void tryAgain();
        }}
      >
        {t("editor.try_again")}
      </Button>
      <Button look="line" onClick={() => void reloadKept(window, saving)}>
        {t("part.reload")}
      </Button>
    </>
  );
  if (look === "over") {
    return (
      <Card icon={icon} title={title} text={t("part.why")} actions={actions} closeLabel={t("editor.close")} onClose={onGiveUp} />
    );
  }
  if (look === "line") {
    return (
      <div className={css.line} role="alert" data-part-failed="">
        {icon}
        <span>{title}</span>
        {actions}
      </div>
    );
  }
  return (
    <div className={css.pane} role="alert" data-part-failed="">
      <EmptyNote icon={icon} title={title} actions={actions}>
        {t("part.why")}
      </EmptyNote>
    </div>
  );
}

interface CardProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  actions: React.ReactNode;
  closeLabel: string;
  onClose: (() => void) | undefined;
}

/** Over the screen, for what would have opened there; it takes the focus, and gives it back. */
function Card({ icon, title, text, actions, closeLabel, onClose }: CardProps) {
  const titleId = useId();
  const textId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <div
      ref={card}
      className={css.card}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      data-part-failed=""
    >
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        <p id={textId} className={css.text}>
          {text}
        </p>
        <div className={css.actions}>{actions}</div>
      </div>
      {onClose && (
        <IconButton label={closeLabel} side="top" onClick={onClose}>
          <X size={16} />
        </IconButton>
      )}
    </div>,
    document.body,
  );
}
