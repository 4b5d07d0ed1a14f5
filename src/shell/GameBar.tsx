import type { MouseEvent } from "react";
import { useLiveBalance } from "../features/common/live/use_live";
import { useLuckyPick } from "../features/games/lucky_pick/use_lucky_pick";
import { useLanguage, useParams, useT, useUser } from "../kit/session/hooks";
import { useServices } from "../kit/session/services";
import { usePageAddress } from "../kit/session/use_page_address";
import { cameFromThisSite } from "../kit/ui/came_from_this_site";
import { ButtonLink } from "../kit/ui/Button";
import { useFrame } from "../kit/ui/frame";
import { Icon } from "../kit/ui/Icon";
import { ChevronDown, ChevronLeft, Plus } from "../kit/ui/icons";
import { Money } from "../kit/ui/Money";
import { AuthButtons } from "./AuthButtons";
import css from "./GameBar.module.css";
import { partOfMenu, useOpenMenu } from "./open_menu";
import { prepareSheet } from "./open_sheet_part";
import { PanicPlace } from "./PanicPlace";
import wallet from "./UserMenu.module.css";

/** The header of a game on phones and tablets: the way back and the balance (L-2.58, L-2.59), and the panic button where it is demanded. */
export default function GameBar() {
  return (
    <div className={css.bar} data-game-bar="">
      <Back />
      <Balance />
      <div className={css.end}>
        <PanicPlace />
        <AuthButtons />
        <Lucky />
      </div>
    </div>
  );
}

/** Another game, one that the player has not played (L-4.40, L-4.41). */
function Lucky() {
  const t = useT();
  const user = useUser();
  const { game, gameId } = useParams();
  const { pick, isPicking } = useLuckyPick({ current: game ?? gameId });
  if (!user) return null;
  return (
    <button type="button" className={css.lucky} aria-label={t("lucky_pick.pick")} aria-busy={isPicking} onClick={pick}>
      <Icon name="dices" size={22} />
    </button>
  );
}

function Back() {
  const t = useT();
  const frame = useFrame();
  const { isCanvas } = useServices();
  const casino = usePageAddress()("casino");
  function handleClick(event: MouseEvent) {
    if (isCanvas || !frame || !cameFromThisSite(frame)) return;
    event.preventDefault();
    frame.window.history.back();
  }
  return (
    <a className={css.back} href={casino} aria-label={t("menus.back")} onClick={handleClick}>
      <ChevronLeft size={22} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}

function Balance() {
  const t = useT();
  const user = useUser();
  const language = useLanguage();
  const deposit = usePageAddress()("deposit");
  const { open, toggle } = useOpenMenu();
  useLiveBalance();
  if (!user) return null;
  return (
    <div className={`${wallet.account} ${css.balance}`}>
      <button
        type="button"
        className={wallet.button}
        aria-expanded={open === "game"}
        onClick={({ currentTarget }) => toggle("game", currentTarget)}
        {...prepareSheet("game")}
        {...partOfMenu}
      >
        <span className="visually-hidden">{t("shell.balance.total")} </span>
        <span className={wallet.inPlay}>{t("shell.balance.in_play")}</span>
        <span className={wallet.amount} data-private="">
          <Money amount={user.userWallet.totalAmount} currency={user.userWallet.currencyCode} language={language} />
        </span>
        <ChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </button>
      <div className={css.deposit}>
        <ButtonLink href={deposit} look="primary" size="small" aria-label={t("menus.deposit")}>
          <Plus size={18} aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  );
}
