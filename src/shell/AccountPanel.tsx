import type { User } from "../../schemas/user";
import type { PageKey } from "../layout/page_address";
import { lazyPart } from "../kit/lazy/lazy_part";
import { PartBoundary } from "../kit/lazy/PartBoundary";
import { useSettings, useT } from "../kit/session/hooks";
import { useWithdrawAddress } from "../features/money/withdrawal/use_withdraw_address";
import { useHasPage, usePageAddress } from "../kit/session/use_page_address";
import { Button } from "../kit/ui/Button";
import { Icon } from "../kit/ui/Icon";
import { LogOut } from "../kit/ui/icons";
import css from "./AccountPanel.module.css";
import { Balances } from "./Balances";
import { displayName } from "./display_name";
import { useSignOut } from "../features/accounts/sign_in/use_sign_out";

const OnItsWay = lazyPart(() => import("../features/money/cashier/on_its_way/OnItsWay"), "account");

/** The code of what is on its way to the account. */
export const loadOnItsWay = OnItsWay.load;

/** The account's own pages (C-2.40), then what belongs to the player besides. */
const links: { key: PageKey; icon: string; words: string }[] = [
  { key: "profile", icon: "circle-user", words: "menus.profile" },
  { key: "deposit", icon: "wallet", words: "menus.deposit" },
  { key: "withdraw", icon: "banknote", words: "menus.withdraw" },
  { key: "history", icon: "history", words: "menus.transactions" },
];
const bonuses = { key: "bonuses", icon: "gift", words: "menus.bonuses" } as const;
const more: typeof links = [
  { key: "edit_profile", icon: "user-pen", words: "account.entries.edit_profile" },
  { key: "favorites", icon: "heart", words: "shell.favourites" },
  { key: "security", icon: "lock", words: "account.entries.security" },
  { key: "limits", icon: "shield-check", words: "shell.your_limits" },
];

/** Who is signed in, what they have, and the ways out. */
export default function AccountPanel({ user }: { user: User }) {
  const t = useT();
  const { showBonuses } = useSettings();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  return (
    <div className={css.account}>
      <div>
        <p className={css.name} data-private="">
          {displayName(user)}
        </p>
        <p className={css.email} data-private="">
          {user.email}
        </p>
      </div>
      <Balances wallet={user.userWallet} />
      <PartBoundary>
        <OnItsWay />
      </PartBoundary>
      <nav className={css.links} aria-label={t("menus.your_account")}>
        <Links links={showBonuses ? [...links, bonuses] : links} />
        <Links links={more}>
          {user.role !== "player" && (
            <li>
              <a href="/editor">
                <Icon name="layout-grid" />
                {t("shell.editor")}
              </a>
            </li>
          )}
        </Links>
      </nav>
      {hasFailed && (
        <p role="alert" className={css.failure}>
          {t("shell.log_out_failed")}
        </p>
      )}
      <Button isWide busy={isSigningOut && t("shell.logging_out")} onClick={signOut}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        {t("shell.log_out")}
      </Button>
    </div>
  );
}

function Links({
  links,
  children,
}: {
  links: readonly { key: PageKey; icon: string; words: string }[];
  children?: React.ReactNode;
}) {
  const t = useT();
  const addressOf = usePageAddress();
  const hasPage = useHasPage();
  const withdraw = useWithdrawAddress();
  return (
    <ul>
      {links
        .filter(({ key }) => hasPage(key))
        .map(({ key, icon, words }) => (
          <li key={key}>
            <a href={key === "withdraw" ? withdraw : addressOf(key)}>
              <Icon name={icon} />
              {t(words)}
            </a>
          </li>
        ))}
      {children}
    </ul>
  );
}
