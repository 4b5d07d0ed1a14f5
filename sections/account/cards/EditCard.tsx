import type { User } from "../../../schemas/user";
import { profileCompleteness } from "../../../src/features/accounts/account/profile_completeness";
import { useLanguage, useSettings, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { formatPercent } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard, Progress } from "../AccountCard";
import css from "./EditCard.module.css";

/** How complete somebody's profile is, and what is missing before they may deposit (S-2.06, C-5.26). */
export function EditCard({ user, title, url }: { user: User; title?: string; url?: string }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const { missing, percent } = profileCompleteness(user, useSettings());
  const isWhole = missing.length === 0;
  return (
    <AccountCard
      icon={<Icon name="circle-user" />}
      title={title || t("account.edit.title")}
      status={{ tone: isWhole ? "good" : "waiting", words: isWhole ? t("account.edit.whole") : formatPercent(percent, language) }}
      actions={
        <ButtonLink href={url || addressOf("edit_profile")} look={isWhole ? "quiet" : "primary"}>
          {t(isWhole ? "account.edit.open" : "account.edit.complete")}
        </ButtonLink>
      }
    >
      {isWhole ? (
        <p>{t("account.edit.text")}</p>
      ) : (
        <>
          <Progress label={t("account.edit.title")} percent={percent} />
          <p>{t("account.edit.missing")}</p>
          <ul className={css.missing}>
            {missing.map((field) => (
              <li key={field}>{t(`account.edit.fields.${field}`)}</li>
            ))}
          </ul>
        </>
      )}
    </AccountCard>
  );
}
