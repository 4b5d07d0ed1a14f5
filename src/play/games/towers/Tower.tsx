import type { CSSProperties } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useT } from "../../game_context";
import { one } from "../../rules/multiplier";
import { towerRows, towers, type TowersChoice, towersMultiplier } from "../../rules/towers";
import { useRoving } from "../../use_roving";
import css from "./Tower.module.css";
import { outcomeOf, type TowerTile, towerTile } from "./towers_round";

interface Props {
  round: Round | null;
  level: TowersChoice["level"];
  asked: number | null;
  isOpen: boolean;
  onOpen: (tile: number) => void;
  times: (multiplier: number) => string;
}

const labels: Record<TowerTile, string> = {
  hidden: "in_game.towers.tile",
  ready: "in_game.towers.tile_ready",
  asked: "in_game.towers.tile_ready",
  safe: "in_game.towers.tile_safe",
  left: "in_game.towers.tile_safe",
  trap: "in_game.towers.tile_trap",
  hit: "in_game.towers.tile_trap",
};

/** The rows from the top; one tile is in the tab order, arrows go to the others. */
export function Tower({ round, level, asked, isOpen, onOpen, times }: Props) {
  const t = useT();
  const { tiles } = towers[level];
  const roving = useRoving(towerRows * tiles, tiles, (towerRows - 1) * tiles);
  const at = round ? outcomeOf(round).opened.length : 0;
  return (
    <div
      {...roving.box}
      className={css.tower}
      role="group"
      aria-label={t("in_game.towers.tower")}
      style={{ "--tiles": tiles } as CSSProperties}
    >
      {Array.from({ length: towerRows }, (_, fromTop) => {
        const row = towerRows - 1 - fromTop;
        return (
          <div key={row} className={css.row} data-now={(isOpen && row === at) || undefined} data-done={row < at || undefined}>
            {Array.from({ length: tiles }, (_, tile) => {
              const shows = towerTile(row, tile, { round, isOpen, asked });
              return (
                <button
                  key={tile}
                  {...roving.one(fromTop * tiles + tile)}
                  type="button"
                  className={css.tile}
                  data-shows={shows}
                  aria-label={t(labels[shows], { row: row + 1, tile: tile + 1 })}
                  aria-disabled={shows !== "ready" || undefined}
                  onClick={() => shows === "ready" && onOpen(tile)}
                >
                  {shows === "safe" || shows === "left" ? <Gem /> : null}
                  {shows === "hit" || shows === "trap" ? <Trap /> : null}
                </button>
              );
            })}
            <span className={css.pays}>{times(towersMultiplier(level, row + 1) / one)}</span>
          </div>
        );
      })}
    </div>
  );
}

const Gem = () => (
  <svg viewBox="0 0 48 40" aria-hidden="true">
    <path d="M14 4h20l10 13-20 21L4 17z" fill="#17b98a" />
    <path d="M14 4h20l-4 13H18z" fill="#a9ffe4" />
    <path d="M4 17h14l6 21z" fill="#2fe0ab" />
    <path d="M44 17H30l-6 21z" fill="#0f9a72" />
    <path d="M18 17h12l-6 21z" fill="#5cf2c6" />
  </svg>
);

const Trap = () => (
  <svg viewBox="0 0 48 40" aria-hidden="true">
    <path d="M4 36 10 8l6 20L24 2l8 26 6-20 6 28z" fill="#ff5468" />
    <path d="M4 36h40v3H4z" fill="#8f2333" />
  </svg>
);
