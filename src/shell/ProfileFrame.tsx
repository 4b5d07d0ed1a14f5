import { useEffect, useRef } from "react";
import type { User } from "../../schemas/user";
import { accountEntries } from "../features/accounts/account/account_entries";
import { ErrorBox } from "../features/common/error_box/ErrorBox";
import { useSignOut } from "../features/accounts/sign_in/use_sign_out";
import { useWithdrawAddress } from "../features/money/withdrawal/use_withdraw_address";
import { useLanguage, usePath, useT } from "../kit/session/hooks";
import { useHasPage, usePageAddress } from "../kit/session/use_page_address";
import { ButtonLink } from "../kit/ui/Button";
import { formatDate } from "../kit/ui/format";
import { Icon } from "../kit/ui/Icon";
import { LogOut } from "../kit/ui/icons";
import { useDragScroll } from "../kit/ui/use_drag_scroll";
import { VerificationReminder } from "./VerificationReminder";
import { displayName, initials } from "./display_name";
import css from "./ProfileFrame.module.css";

/** Who it is about and what they have, and the pages of the account (L-2.70). */
export default function ProfileFrame({ user }: { user: User }) {
  return (
    <>
      <div className={css.top}>
        <Summary user={user} />
        {!user.isEmailVerified && <VerificationReminder email={user.email} />}
      </div>
      <Navigation />
    </>
  );
}

function Summary({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const withdrawAddress = useWithdrawAddress();
  const since = formatDate(user.createdAt, language, { year: "numeric", month: "short", timeZone: "UTC" });
  return (
    <section className={css.summary} aria-label={t("account.navigation")}>
      <span className={css.avatar} aria-hidden="true">
        {initials(user)}
      </span>
      <div className={css.who}>
        <p className={css.name}>{displayName(user)}</p>
        <p className={css.since}>{t("account.member_since", { date: since })}</p>
      </div>
      <div className={css.actions}>
        {hasPage("deposit") && (
          <ButtonLink href={addressOf("deposit")} size="small">
            {t("account.deposit")}
          </ButtonLink>
        )}
        {hasPage("withdraw") && (
          <ButtonLink href={withdrawAddress} size="small">
            {t("account.withdraw")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Navigation() {
  const t = useT();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const path = usePath();
  const { signOut, isSigningOut, hasFailed } = useSignOut({ reloads: true });
  const list = useRef<HTMLUListElement>(null);

  useDragScroll(list);
  /** Where the entries are a strip, the one of this page is in view. */
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>("[aria-current]");
    if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [path]);

  return (
    <nav className={css.navigation} aria-label={t("account.navigation")}>
      <ul ref={list}>
        {accountEntries.map(({ page, icon, holds }) => {
          if (!hasPage(page)) return null;
          const address = addressOf(page);
          const current = address === path ? "page" : holds?.some((held) => addressOf(held) === path);
          return (
            <li key={page}>
              <a className={css.entry} href={address} aria-current={current || undefined}>
                <Icon name={icon} />
                {t(`account.entries.${page}`)}
              </a>
            </li>
          );
        })}
        <li>
          <button type="button" className={css.entry} aria-busy={isSigningOut || undefined} onClick={signOut}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            {t(isSigningOut ? "shell.logging_out" : "shell.log_out")}
          </button>
        </li>
      </ul>
      {hasFailed && <ErrorBox>{t("shell.log_out_failed")}</ErrorBox>}
    </nav>
  );
}
