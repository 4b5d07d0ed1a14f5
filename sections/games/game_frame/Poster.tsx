import type { ReactNode } from "react";
import type { Game } from "../../../schemas/api/games";
import { pictureOf } from "../../../src/features/games/open_game/GameTile";
import { Picture } from "../../../src/kit/ui/Picture";
import css from "./GameFrame.module.css";

/** A game that does not run: its picture, and what is to be said or done about it. */
export function Poster({ game, title, children }: { game: Game; title?: string; children?: ReactNode }) {
  return (
    <div className={css.poster}>
      <Picture
        image={{ src: pictureOf(game, "portrait"), color: game.imageColor }}
        alt=""
        sizes="180px"
        upTo={320}
        className={css.art}
        eager
      />
      <div className={css.words}>
        {title && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  );
}
