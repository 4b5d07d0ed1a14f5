import { BonusMeter } from "../../../src/features/rewards/rewards/BonusMeter";
import { wagerProgress } from "../../../src/features/games/game_page/wager_progress";
import { useLanguage, useSettings, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { formatPercent } from "../../../src/kit/ui/format";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./BonusProgress.module.css";
import type { Props } from "./schema";

/** How far the running bonus is wagered (S-2.27, L-4.13 to L-4.16). Nothing where none runs. */
export function BonusProgress({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const user = useUser();
  const { showBonuses } = useSettings();
  const bonuses = usePageAddress()("bonuses");
  const progress = wagerProgress(user?.activeBonus ?? null);
  if (!user || !progress || !showBonuses) return <section {...root} hidden />;
  const currency = user.userWallet.currencyCode;
  return (
    <section {...root} className={css.section} data-compact={props.compact || undefined}>
      {!props.compact && <SectionHead title={text(props.title) || t("bonus.progress.title")} />}
      <a className={css.card} href={bonuses}>
        <span className={css.left}>
          <strong data-private="">
            <Money amount={progress.left} currency={currency} language={language} />
          </strong>{" "}
          {t("bonus.active.left")}
        </span>
        <BonusMeter percent={progress.percent} />
        <span className={css.percent}>
          {t("bonus.progress.percent", { percent: formatPercent(Math.floor(progress.percent), language) })}
        </span>
      </a>
    </section>
  );
}
