import type { Most } from "../../../src/features/games/game_page/game_play";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatMoney } from "../../../src/kit/ui/format";
import { X } from "../../../src/kit/ui/icons";
import css from "./GameFrame.module.css";

/** What one bet may be at most, and who says so. */
export default function MostNote({ most, onClose }: { most: Most; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const amount = formatMoney(most.maxBet, { language, currency: most.currencyCode });
  return (
    <div className={css.needs} role="status">
      <p>{t(`game_page.most.${most.why}`, { amount })}</p>
      <button type="button" className={css.close} aria-label={t("game_page.close")} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
