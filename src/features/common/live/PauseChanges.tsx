import { useT } from "../../../kit/session/hooks";
import { Pause, Play } from "../../../kit/ui/icons";
import css from "./Feed.module.css";

interface Pausing {
  isPaused: boolean;
  /** How many have come since. */
  waiting: number;
  toggle: () => void;
}

/** Stops the list from changing, counts what waits meanwhile, and lets it go on (WCAG 2.2.2). */
export function PauseChanges({ winners: { isPaused, waiting, toggle } }: { winners: Pausing }) {
  const t = useT();
  const count = isPaused && waiting > 0 ? t("winners.waiting", { count: waiting }) : "";
  return (
    <button type="button" className={css.pause} onClick={toggle} data-paused={isPaused || undefined}>
      {count && <span className={css.count}>{count}</span>}
      <span className="visually-hidden">{t(isPaused ? "winners.resume" : "winners.pause")}</span>
      {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
    </button>
  );
}
