import { useRef } from "react";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import css from "./Documents.module.css";

interface Props {
  keptFor: string;
  /** Of 1; null while nothing is sent. */
  progress: number | null;
  /** What the button says. */
  verb: string;
  isDisabled: boolean;
  onSend: () => void;
  onCancel: () => void;
}

/** How long documents are kept, and the button that sends them, or how far that is. */
export function SendFoot({ keptFor, progress, verb, isDisabled, onSend, onCancel }: Props) {
  const t = useT();
  const foot = useRef<HTMLElement>(null);
  useKeptPlace(foot, progress !== null);
  return (
    <footer ref={foot} className={css.foot} tabIndex={-1}>
      <small>{t("documents.kept", { time: keptFor })}</small>
      {progress !== null ? (
        <div className={css.sending}>
          <div
            className={css.meter}
            role="progressbar"
            aria-label={t("documents.sending")}
            aria-valuenow={Math.round(progress * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${progress * 100}%` }} />
          </div>
          <Button onClick={onCancel}>{t("documents.cancel")}</Button>
        </div>
      ) : (
        <Button look="primary" isWide disabled={isDisabled} onClick={onSend}>
          {verb}
        </Button>
      )}
    </footer>
  );
}
