import { wagerProgress } from "../../../src/features/games/game_page/wager_progress";
import { wagerLeft } from "../../../src/features/money/withdrawal/wager_left";
import { useLanguage, useSettings, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { formatPercent } from "../../../src/kit/ui/format";
import { Money } from "../../../src/kit/ui/Money";
import type { SectionProps } from "../../define_section";
import css from "../BesideGame.module.css";
import own from "./GameWager.module.css";
import type { Props } from "./schema";

/** How far the active bonus is wagered, beside a game (S-2.69, L-2.72); nothing where nothing is to be wagered. */
export function GameWager({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const user = useUser();
  const settings = useSettings();
  const { theme } = useServices();
  const bonuses = usePageAddress()("bonuses");
  const bonus = theme === "wincraft" ? null : wagerProgress(user?.activeBonus ?? null); // there all deposits are wagered, which no bonus measures
  const left = user ? wagerLeft(user, theme, settings) : 0;
  if (!user || !settings.showBonuses || (!bonus && left === 0)) return <section {...root} hidden />;
  const currency = user.userWallet.currencyCode;
  return (
    <section {...root} className={css.card} aria-label={text(props.title) || t("game_page.wager.title")}>
      <h2>{text(props.title) || t("game_page.wager.title")}</h2>
      <p className={own.left}>
        <strong data-private="">
          <Money amount={left} currency={currency} language={language} />
        </strong>{" "}
        {t("game_page.wager.left")}
      </p>
      {bonus && (
        <>
          <div
            className={own.meter}
            role="progressbar"
            aria-label={t("game_page.wager.title")}
            aria-valuenow={Math.round(bonus.percent)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ transform: `scaleX(${bonus.percent / 100})` }} />
          </div>
          {!props.compact && (
            <p className={own.scale}>
              <span>{t("game_page.wager.done", { percent: formatPercent(Math.floor(bonus.percent), language) })}</span>
              <span data-private="">
                <Money amount={bonus.wagered} currency={currency} language={language} /> /{" "}
                <Money amount={bonus.total} currency={currency} language={language} />
              </span>
            </p>
          )}
        </>
      )}
      {!props.compact && (
        <a className={own.more} href={bonuses}>
          {t("menus.bonuses")}
        </a>
      )}
    </section>
  );
}
