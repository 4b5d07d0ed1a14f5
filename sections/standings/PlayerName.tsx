import { useT, useUser } from "../../src/kit/session/hooks";
import { Icon } from "../../src/kit/ui/Icon";
import { WinnerName } from "../../src/features/common/live/WinnerName";
import { statisticsAddress } from "./statistics_address";
import css from "./Board.module.css";

interface Props {
  /** Empty for who hides. */
  name: string;
  uniqueId: string | null;
  isOwn: boolean;
}

/** Whose row it is: it leads to their statistics, for who is signed in (C-2.53, C-6.03). Who hides is a ghost, and leads nowhere. */
export function PlayerName({ name, uniqueId, isOwn }: Props) {
  const t = useT();
  const user = useUser();
  const address = isOwn ? user?.uniqueId : user && uniqueId;
  const shown = isOwn ? (
    <bdi>{name ? t("standings.you", { name }) : t("standings.only_you")}</bdi>
  ) : (
    <>
      {!name && <Icon name="ghost" size={18} />}
      <WinnerName name={name} />
    </>
  );
  if (!address) return <span className={css.player}>{shown}</span>;
  return (
    <a className={css.player} href={statisticsAddress(address)}>
      {shown}
    </a>
  );
}
