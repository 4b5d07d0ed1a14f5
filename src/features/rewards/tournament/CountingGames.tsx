import type { TournamentDetails } from "../../../../schemas/api/tournaments";
import { useSettings, useT } from "../../../kit/session/hooks";
import { gamePage } from "../../../kit/session/game_address";
import { Picture } from "../../../kit/ui/Picture";
import css from "./Tournament.module.css";

/** The best known games that count; each leads to its page (C-2.52). */
export function CountingGames({ games, isOpen }: { games: TournamentDetails["games"]; isOpen: boolean }) {
  const t = useT();
  const { setup } = useSettings();
  if (!isOpen) return null;
  return (
    <section className={css.games} aria-label={t("tournaments.games")}>
      <h3>{t("tournaments.games")}</h3>
      {games.rows.length === 0 && <p className={css.muted}>{t("tournaments.no_games")}</p>}
      <ul>
        {games.rows.map(({ gameId, identifier, name, imageUrl }) => (
          <li key={gameId}>
            <a href={gamePage({ identifier, masterCasinoGameId: gameId }, setup)}>
              <Picture image={{ src: imageUrl }} alt="" sizes="44px" upTo={320} className={css.thumb} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
