import { useRef } from "react";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatNumber } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import css from "./CardPlayers.module.css";
import { usePlayers } from "./use_players";

/** On a game's card how many people play it at this moment; nothing where nobody does. */
export default function CardPlayers({ gameId }: { gameId: number }) {
  const t = useT();
  const language = useLanguage();
  const element = useRef<HTMLParagraphElement>(null);
  const count = usePlayers(gameId, element);
  const number = formatNumber(count, language);
  return (
    <p ref={element} className={css.players}>
      {count > 0 && (
        <>
          <Icon name="users" size={13} />
          <span aria-hidden="true">{number}</span>
          <span className="visually-hidden">{t("games.players", { number })}</span>
        </>
      )}
    </p>
  );
}
