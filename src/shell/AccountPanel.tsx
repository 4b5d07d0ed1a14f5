import { Heart, LogOut, PencilRuler, ShieldCheck } from "../ui/icons";
import type { User } from "../../schemas/user";
import { useLanguage, useT } from "../session/hooks";
import { usePageAddress } from "../session/use_page_address";
import { Button } from "../ui/Button";
import { Money } from "../ui/Money";
import css from "./AccountPanel.module.css";
import { displayName } from "./display_name";
import { useSignOut } from "../features/sign_in/use_sign_out";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Who is signed in, what they have, and the ways out. */
export default function AccountPanel({ user }: { user: User }) {
  const t = useT();
  const addressOf = usePageAddress();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  return (
    <div className={css.account}>
      <div>
        <p className={css.name}>{displayName(user)}</p>
        <p className={css.email}>{user.email}</p>
      </div>
      <Balances wallet={user.userWallet} />
      <ul className={css.links}>
        <li>
          <a href={addressOf("favorites")}>
            <Heart {...icon} />
            {t("shell.favourites")}
          </a>
        </li>
        <li>
          <a href={addressOf("limits")}>
            <ShieldCheck {...icon} />
            {t("shell.your_limits")}
          </a>
        </li>
        {user.role !== "player" && (
          <li>
            <a href="/editor">
              <PencilRuler {...icon} />
              {t("shell.editor")}
            </a>
          </li>
        )}
      </ul>
      {hasFailed && (
        <p role="alert" className={css.failure}>
          {t("shell.log_out_failed")}
        </p>
      )}
      <Button isWide busy={isSigningOut && t("shell.logging_out")} onClick={signOut}>
        <LogOut {...icon} size={18} />
        {t("shell.log_out")}
      </Button>
    </div>
  );
}

function Balances({ wallet }: { wallet: User["userWallet"] }) {
  const t = useT();
  const language = useLanguage();
  const rows = [
    ["cash", wallet.amount],
    ["bonus", wallet.nonCashAmount],
  ] as const;
  return (
    <dl className={css.balances}>
      <dt>{t("shell.balance.total")}</dt>
      <dd className={css.total}>
        <Money amount={wallet.totalAmount} currency={wallet.currencyCode} language={language} />
      </dd>
      {rows.map(([kind, amount]) => (
        <div key={kind} className={css.part}>
          <dt>{t(`shell.balance.${kind}`)}</dt>
          <dd>
            <Money amount={amount} currency={wallet.currencyCode} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
