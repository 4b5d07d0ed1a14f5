import type { Round } from "../../../../schemas/play/round";
import { useT } from "../../game_context";
import { tileCount } from "../../rules/mines";
import { useRoving } from "../../use_roving";
import css from "./Board.module.css";
import { type Tile, tileOf } from "./mines_round";

interface Props {
  round: Round | null;
  /** The tile that the server was asked about. */
  asked: number | null;
  isOpen: boolean;
  onOpen: (tile: number) => void;
}

const across = 5;

/** The tiles: one is in the tab order, arrows go to the others. */
export function Board({ round, asked, isOpen, onOpen }: Props) {
  const t = useT();
  const roving = useRoving(tileCount, across, 12);
  return (
    <div {...roving.box} className={css.board} role="group" aria-label={t("in_game.mines.board")} data-open={isOpen || undefined}>
      {Array.from({ length: tileCount }, (_, tile) => {
        const shows = tileOf(tile, round, asked);
        return (
          <button
            key={tile}
            {...roving.one(tile)}
            type="button"
            className={css.tile}
            data-shows={shows}
            aria-label={t(labels[shows], { number: tile + 1 })}
            aria-disabled={!isOpen || shows !== "hidden" || undefined}
            onClick={() => isOpen && shows === "hidden" && onOpen(tile)}
          >
            <span className={css.front} />
            <span className={css.back}>{shows === "mine" || shows === "hit" ? <Mine /> : <Gem />}</span>
          </button>
        );
      })}
    </div>
  );
}

const labels: Record<Tile, string> = {
  hidden: "in_game.mines.tile",
  asked: "in_game.mines.tile",
  gem: "in_game.mines.tile_gem",
  left: "in_game.mines.tile_gem",
  hit: "in_game.mines.tile_mine",
  mine: "in_game.mines.tile_mine",
};

const Gem = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path d="M14 8h20l10 13-20 21L4 21z" fill="#17b98a" />
    <path d="M14 8h20l-4 13H18z" fill="#a9ffe4" />
    <path d="M4 21h14l6 21z" fill="#2fe0ab" />
    <path d="M44 21H30l-6 21z" fill="#0f9a72" />
    <path d="M18 21h12l-6 21z" fill="#5cf2c6" />
    <path d="m14 8 4 13H4z" fill="#6ff5cd" />
    <path d="m34 8-4 13h14z" fill="#38d9a9" />
  </svg>
);

const Mine = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <g stroke="#8a93ab" strokeWidth="4" strokeLinecap="round">
      <path d="M24 5v38M5 24h38M10.5 10.5l27 27M37.5 10.5l-27 27" />
    </g>
    <circle cx="24" cy="24" r="13" fill="#2b3145" />
    <circle cx="24" cy="24" r="13" fill="none" stroke="#59627c" strokeWidth="2" />
    <circle cx="24" cy="24" r="5" fill="#ff5468" />
    <path d="M16 19a9 9 0 0 1 7-5" stroke="#fff" strokeOpacity=".55" strokeWidth="2.5" strokeLinecap="round" fill="none" />
  </svg>
);
