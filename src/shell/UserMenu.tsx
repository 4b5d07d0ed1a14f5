import type { User } from "../../schemas/user";
import { useLiveBalance } from "../features/common/live/use_live";
import { useLanguage, useT } from "../kit/session/hooks";
import { useHasPage, usePageAddress } from "../kit/session/use_page_address";
import { ButtonLink } from "../kit/ui/Button";
import { ChevronDown, Plus } from "../kit/ui/icons";
import { Money } from "../kit/ui/Money";
import { AccountPanelPart } from "./account_panel_part";
import { displayName, initials } from "./display_name";
import { partOfMenu, useOpenMenu } from "./open_menu";
import { prepareSheet } from "./open_sheet_part";
import { drawerId } from "./SideDrawer";
import { usePageKind } from "./page_kind";
import { useSideDrawer } from "./use_side_drawer";
import { useIsWide } from "./use_is_wide";
import css from "./UserMenu.module.css";

/** The balance with the account's menu under it, and beside it the way to deposit. */
export default function UserMenu({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const deposit = usePageAddress()("deposit");
  const hasDeposit = useHasPage()("deposit");
  const { open, toggle } = useOpenMenu();
  const isWide = useIsWide();
  const drawer = useSideDrawer();
  useLiveBalance();
  const isInGame = usePageKind() === "game";
  const isOpen = drawer.isThere ? drawer.isOpen : open === "profile";
  return (
    <div className={css.account}>
      <div className={css.wallet} {...partOfMenu}>
        <button
          type="button"
          className={css.button}
          aria-expanded={isOpen}
          {...(isWide ? { onPointerEnter: AccountPanelPart.load, onFocus: AccountPanelPart.load } : prepareSheet("profile"))}
          aria-controls={drawer.isThere && isOpen ? drawerId : undefined}
          data-opens-drawer=""
          onClick={({ currentTarget }) => (drawer.isThere ? drawer.toggle() : toggle("profile", currentTarget))}
        >
          <span className={css.avatar} aria-hidden="true">
            {initials(user)}
          </span>
          <span className="visually-hidden">{t("shell.account_of", { name: displayName(user) })} </span>
          {isInGame && <span className={css.inPlay}>{t("shell.balance.in_play")}</span>}
          <span className={css.amount} data-private="">
            <Money amount={user.userWallet.totalAmount} currency={user.userWallet.currencyCode} language={language} />
          </span>
          <ChevronDown className={css.chevron} size={16} aria-hidden="true" />
        </button>
        {open === "profile" && isWide && (
          <div className={css.panel}>
            <AccountPanelPart user={user} />
          </div>
        )}
      </div>
      {hasDeposit && (
        <div className={css.deposit}>
          <ButtonLink href={deposit} look="primary" size="small">
            <Plus size={18} aria-hidden="true" />
            <span>{t("menus.deposit")}</span>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
