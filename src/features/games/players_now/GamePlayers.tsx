import { useRef } from "react";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatNumber } from "../../../kit/ui/format";
import { usePlayers } from "./use_players";

/** A row of a list of a game's figures: how many people play it at this moment; without words where nobody does. */
export default function GamePlayers({ gameId }: { gameId: number }) {
  const t = useT();
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const count = usePlayers(gameId, element);
  return (
    <div ref={element} hidden={count === 0}>
      <dt>{t("games.playing_now")}</dt>
      <dd>{formatNumber(count, language)}</dd>
    </div>
  );
}
