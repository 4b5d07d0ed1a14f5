import { type CSSProperties, memo } from "react";
import type { Game } from "../../../schemas/api/games";
import { GameTile } from "../../../src/features/games/open_game/GameTile";
import { gameRatio } from "../../../src/kit/ui/GameCard";
import { GameCardSkeleton } from "../../../src/kit/ui/Skeleton";
import css from "./GameList.module.css";

interface Props {
  place: number;
  className: string | undefined;
  /** Columns of the grid in which it has its own place; without them it stands where it comes. */
  columns: number | undefined;
  /** Of how many it is one, once not all of them stand on the page. */
  of: number | undefined;
  isPassing: boolean;
  game: Game | undefined;
  onFocus: (place: number) => void;
  onBlur: () => void;
}

/** One place of the grid: its game, or what stands there while it is on its way or flies past. */
export const Place = memo(function Place({ place, className, columns, of, isPassing, game, onFocus, onBlur }: Props) {
  const style: CSSProperties | undefined = columns
    ? { gridRow: Math.floor(place / columns) + 1, gridColumn: (place % columns) + 1 }
    : undefined;
  return (
    <li
      className={isPassing ? css.passing : className}
      style={style}
      aria-setsize={of}
      aria-posinset={of === undefined ? undefined : place + 1}
      onFocus={() => onFocus(place)}
      onBlur={onBlur}
    >
      {!isPassing && <Card game={game} />}
    </li>
  );
});

function Card({ game }: { game: Game | undefined }) {
  if (!game) return <GameCardSkeleton ratio={gameRatio.portrait} />;
  return <GameTile key={game.masterCasinoGameId} game={game} shape="portrait" sizes="(max-width: 640px) 46vw, 220px" />;
}
