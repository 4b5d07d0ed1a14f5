import { useStore } from "zustand";
import { approvePayout, askPlayer, holdPayout, rejectPayout } from "../../../schemas/api/payments/office/payouts";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { momentIn } from "../list/words";

/** The keys of the queue, and since when what is seen is live. */
export function PayoutKeys({ now }: { now: number }) {
  const { t, language, live, may } = useDesk();
  const { isConnected, changedAt } = useStore(live);
  return (
    <footer className={css.status}>
      {(
        [
          ["J K", "choose", undefined],
          ["Enter", "open", undefined],
          ["A", "approve", approvePayout],
          ["R", "reject", rejectPayout],
          ["H", "hold", holdPayout],
          ["Q", "ask", askPlayer],
          ["X", "mark", approvePayout],
        ] as const
      )
        .filter(([, , call]) => call === undefined || may(call))
        .map(([keys, name]) => (
          <span key={name}>
            <Keys keys={keys} /> {t(`desk.key.${name}`)}
          </span>
        ))}
      <span className={css.sum}>
        {isConnected
          ? changedAt
            ? t("desk.live_since", { at: momentIn(changedAt, language, now) })
            : t("desk.live")
          : t("desk.not_live")}
      </span>
    </footer>
  );
}
