import type { BackOfficeGame } from "../../../../schemas/api/backoffice_games";
import { Pill } from "../../../parts/Pill";
import { useT } from "../../../workplace/use_editor";
import css from "./Games.module.css";
import { PictureSlot } from "./PictureSlot";

const shapes = [
  ["thumbUrl", "thumb"],
  ["squareUrl", "square"],
  ["portraitUrl", "portrait"],
] as const;

/** A game with its three pictures. */
export function GameCard({ game, onChanged }: { game: BackOfficeGame; onChanged: () => Promise<unknown> }) {
  const t = useT();
  return (
    <li className={css.game} aria-label={game.name}>
      <h2>
        {game.name} {!game.isActive && <Pill>{t("games.inactive")}</Pill>}
        <small>
          {game.studio} · {game.identifier}
        </small>
      </h2>
      <div className={css.shapes}>
        {shapes.map(([field, shape]) => (
          <PictureSlot key={field} game={game} field={field} shape={shape} onChanged={onChanged} />
        ))}
      </div>
    </li>
  );
}
