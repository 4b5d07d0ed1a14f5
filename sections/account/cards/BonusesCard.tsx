import type { User } from "../../../schemas/user";
import { wagerLeft } from "../../../src/features/money/withdrawal/wager_left";
import { useLanguage, useSettings, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Money } from "../../../src/kit/ui/Money";
import { AccountCard, Progress } from "../AccountCard";
import css from "./BonusesCard.module.css";

interface Props {
  user: User;
  title?: string;
  promotionsUrl?: string;
  historyUrl?: string;
}

/** The running bonus and what is left to wager, with the ways to all offers and to earlier bonuses (S-2.03). */
export function BonusesCard({ user, title, promotionsUrl, historyUrl }: Props) {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const { theme } = useServices();
  const addressOf = usePageAddress();
  const left = wagerLeft(user, theme, settings);
  const total = theme === "wincraft" ? user.totalDeposit * settings.wagerMultiplier : (user.activeBonus?.amountToWager ?? 0);
  const percent = total > 0 ? Math.min(100, Math.max(0, Math.round((1 - left / total) * 100))) : 0;
  return (
    <AccountCard
      icon={<Icon name="gift" />}
      title={title || t("account.entries.bonuses")}
      {...(user.activeBonus && { status: { tone: "good", words: t("account.bonus.running") } })}
      actions={
        <>
          <ButtonLink href={promotionsUrl || addressOf("promotions")}>{t("account.bonus.offers")}</ButtonLink>
          <ButtonLink href={historyUrl || addressOf("bonus_history")}>{t("account.bonus.history")}</ButtonLink>
        </>
      }
    >
      {left > 0 ? (
        <>
          <p className={css.left}>
            {t("account.bonus.left")}
            <strong>
              <Money amount={left} currency={user.currencyCode} language={language} />
            </strong>
          </p>
          <Progress label={t("account.bonus.left")} percent={percent} />
          <p>{t("account.bonus.explained")}</p>
        </>
      ) : (
        <p>{t(user.activeBonus ? "account.bonus.done" : "account.bonus.none")}</p>
      )}
    </AccountCard>
  );
}
