import { Button } from "../../../kit/ui/Button";
import { CircleAlert, RotateCw, ShieldCheck } from "../../../kit/ui/icons";
import css from "./CaptchaNote.module.css";

const icons = { working: RotateCw, solved: ShieldCheck, failed: CircleAlert };

interface Props {
  state: keyof typeof icons;
  words: string;
  retry: string;
  onRetry?: (() => void) | undefined;
}

/** How far the check against robots is; where it failed, a way to try again. */
export function CaptchaNote({ state, words, retry, onRetry }: Props) {
  const Icon = icons[state];
  return (
    <div className={css.note} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      <p role="status">{words}</p>
      {state === "failed" && onRetry && (
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
