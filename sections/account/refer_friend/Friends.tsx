import type { ReferredFriend } from "../../../schemas/api/referral";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatDate } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { Money } from "../../../src/kit/ui/Money";
import css from "./ReferFriend.module.css";

/** Who came, since when, and what their play brought the house. */
export function Friends({ friends, count }: { friends: readonly ReferredFriend[]; count: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={css.panel}>
      <h3>{t("referral.friends.title")}</h3>
      {friends.length === 0 && (
        <EmptyState icon={<Icon name="user-plus" />} title={t("referral.friends.none")}>
          {t("referral.friends.none_text")}
        </EmptyState>
      )}
      {friends.length > 0 && (
        <ul className={css.rows} tabIndex={0} aria-label={t("referral.friends.title")}>
          {friends.map(({ name, since, counts, isLookedAt, brought }, index) => (
            <li key={`${since} ${index}`}>
              <span>
                <b>{name ?? t("referral.friends.hidden")}</b>
                <span className={css.small}>
                  {t("referral.friends.since", { day: formatDate(since, language, { dateStyle: "medium", timeZone: "UTC" }) })}
                  {!counts && ` · ${t(isLookedAt ? "referral.friends.looked_at" : "referral.friends.not")}`}
                </span>
              </span>
              <span className={css.amounts} data-private="">
                {counts && brought.length === 0 && <span className={css.small}>{t("referral.friends.nothing")}</span>}
                {brought.map(({ currencyCode, amount }) => (
                  <Money key={currencyCode} amount={amount} currency={currencyCode} language={language} isResult />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {friends.length > 0 && <p className={css.small}>{t("referral.friends.about")}</p>}
      {count > friends.length && friends.length > 0 && (
        <p className={css.small}>{t("referral.friends.some", { shown: friends.length, count })}</p>
      )}
    </section>
  );
}
