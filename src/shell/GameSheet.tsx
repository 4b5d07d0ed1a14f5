import type { User } from "../../schemas/user";
import { useLanguage, useParams, useT, useUser } from "../kit/session/hooks";
import { useServices } from "../kit/session/services";
import { usePageAddress } from "../kit/session/use_page_address";
import { useLuckyPick } from "../features/games/lucky_pick/use_lucky_pick";
import { wagerLeft } from "../features/money/withdrawal/wager_left";
import { Button, ButtonLink } from "../kit/ui/Button";
import { Icon } from "../kit/ui/Icon";
import { Plus } from "../kit/ui/icons";
import { Money } from "../kit/ui/Money";
import { Balances } from "./Balances";
import css from "./GameSheet.module.css";

/** What a player asks for beside a game: the balance, what a bonus still takes, and the ways to more (L-2.58). */
export default function GameSheet() {
  const user = useUser();
  return user && <Wallet user={user} />;
}

function Wallet({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const { theme, settings } = useServices();
  const left = wagerLeft(user, theme, settings);
  return (
    <div className={css.wallet}>
      <Balances wallet={user.userWallet} />
      <p className={css.bonus} data-private="">
        {left > 0 ? t("menus.left_to_wager") : t("menus.no_bonus")}
        {left > 0 && (
          <strong>
            <Money amount={left} currency={user.userWallet.currencyCode} language={language} />
          </strong>
        )}
      </p>
      <div className={css.ways}>
        <ButtonLink href={addressOf("deposit")} look="primary" isWide>
          <Plus size={18} aria-hidden="true" />
          {t("menus.deposit")}
        </ButtonLink>
        <ButtonLink href={addressOf("bonuses")} isWide>
          {t("menus.bonuses")}
        </ButtonLink>
      </div>
      <Lucky />
    </div>
  );
}

/** A game that the player has not played, and what comes of asking for one. */
function Lucky() {
  const t = useT();
  const { game, gameId } = useParams();
  const { pick, isPicking, why } = useLuckyPick({ current: game ?? gameId });
  return (
    <>
      <Button isWide onClick={pick} busy={isPicking && t("lucky_pick.picking")}>
        <Icon name="dices" size={18} />
        {t("lucky_pick.pick")}
      </Button>
      {why && <p role="status">{t(`lucky_pick.${why}`)}</p>}
    </>
  );
}
