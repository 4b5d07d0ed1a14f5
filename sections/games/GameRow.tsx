import type { Game } from "../../schemas/api/games";
import type { Link } from "../../schemas/link";
import { GameTile } from "../../src/features/games/open_game/GameTile";
import { useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import { type GameShape, gameRatio } from "../../src/kit/ui/GameCard";
import { Gamepad2 } from "../../src/kit/ui/icons";
import { ScrollRow } from "../../src/kit/ui/ScrollRow";
import { GameCardSkeleton } from "../../src/kit/ui/Skeleton";
import css from "./GameRow.module.css";
import { ShowAll } from "./ShowAll";

interface Props {
  title: string;
  /** Null while they come. */
  games: readonly Game[] | null;
  shape: GameShape;
  rows: number;
  showAll?: Partial<Link> | undefined;
  autoplayMs?: number | undefined;
  ranked?: boolean;
  /** How many games come, where that is known. */
  expected?: number;
  /** The row has at least so many places; those without a game stay free (L-9.21). */
  slots?: number;
  /** What the row is called where it has no title. */
  label?: string;
}

/** Games beside each other, to swipe through; while they come, their places. */
export function GameRow({
  title,
  games,
  shape,
  rows,
  showAll,
  autoplayMs,
  ranked = false,
  expected = 8,
  slots = 0,
  label,
}: Props) {
  const t = useT();
  const { isCanvas } = useServices();
  const words = { back: t("games.back"), forward: t("games.forward"), pause: t("games.pause"), play: t("games.resume") };
  return (
    <ScrollRow
      title={title}
      end={showAll && <ShowAll title={title} link={showAll} />}
      size={ranked ? "ranked" : shape === "thumb" ? "wide" : "normal"}
      rows={ranked ? 1 : Math.min(rows, games?.length ?? expected)}
      isOrdered={ranked}
      autoplayMs={isCanvas ? undefined : autoplayMs}
      words={words}
      label={label}
      filler={games ? { times: Math.max(0, slots - games.length), place: <FreePlace shape={shape} /> } : undefined}
    >
      {games
        ? games.map((game, index) => (
            <GameTile
              key={game.masterCasinoGameId}
              game={game}
              shape={shape}
              sizes={shape === "thumb" ? "(max-width: 640px) 50vw, 240px" : "(max-width: 640px) 38vw, 200px"}
              rank={ranked ? index + 1 : undefined}
            />
          ))
        : Array.from({ length: Math.min(expected, 8 * rows) }, (_, place) => (
            <GameCardSkeleton key={place} ratio={gameRatio[shape]} />
          ))}
    </ScrollRow>
  );
}

const FreePlace = ({ shape }: { shape: GameShape }) => (
  <span className={css.free} style={{ aspectRatio: gameRatio[shape] }}>
    <Gamepad2 strokeWidth={1.5} />
  </span>
);
