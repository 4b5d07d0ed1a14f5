import { Hourglass } from "../../../kit/ui/icons";
import css from "./Feed.module.css";

/** Says in place that what is live is late. No screen reader is interrupted by it: it stands there for who looks for it. */
export function LateNote({ isLate, words }: { isLate: boolean; words: string }) {
  if (!isLate) return null;
  return (
    <p className={css.late}>
      <Hourglass size={14} aria-hidden="true" /> {words}
    </p>
  );
}
