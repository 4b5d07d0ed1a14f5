import { lazy, Suspense } from "react";
import type { User } from "../../schemas/user";
import { useLanguage, useT, useUser } from "../session/hooks";
import { Money } from "../ui/Money";
import css from "./AccountMenu.module.css";
import { displayName, initials } from "./display_name";
import { partOfMenu, useOpenMenu } from "./open_menu";

const AccountPanel = lazy(() => import("./AccountPanel"));

/** The balance and the account of whoever is signed in. */
export function AccountMenu() {
  const user = useUser();
  return user && <UserMenu user={user} />;
}

function UserMenu({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const { open, toggle } = useOpenMenu();
  const isOpen = open === "profile";
  return (
    <div className={css.account} {...partOfMenu}>
      <button
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => toggle("profile", currentTarget)}
      >
        <span className="visually-hidden">{t("shell.account_of", { name: displayName(user) })} </span>
        <span className={css.balance}>
          <Money amount={user.userWallet.totalAmount} currency={user.userWallet.currencyCode} language={language} />
        </span>
        <span className={css.avatar} aria-hidden="true">
          {initials(user)}
        </span>
      </button>
      {isOpen && (
        <div className={css.panel}>
          <Suspense fallback={null}>
            <AccountPanel user={user} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
