import { useT } from "../../../kit/session/hooks";
import css from "./BonusMeter.module.css";

/** How far a bonus is wagered, 0 to 100; it may go back (L-4.16). */
export function BonusMeter({ percent }: { percent: number }) {
  const t = useT();
  return (
    <div
      className={css.meter}
      role="progressbar"
      aria-label={t("bonus.active.progress")}
      aria-valuenow={Math.floor(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
