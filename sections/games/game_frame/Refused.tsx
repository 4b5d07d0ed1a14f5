import type { Game } from "../../../schemas/api/games";
import { demoAddress } from "../../../src/features/open_game/game_address";
import { useSettings, useT, useViewer } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { Button, ButtonLink } from "../../../src/ui/Button";
import { Play, RotateCw } from "../../../src/ui/icons";
import css from "./GameFrame.module.css";
import { Poster } from "./Poster";

/** What the server says of games that it does not open. */
const refusals = {
  "game.not_connected": "not_connected",
  "game.restricted": "restricted",
  "game.no_demo": "no_demo",
  "game.demo_not_allowed": "sign_in",
  "session.required": "sign_in",
} as const;

const isRefusal = (code: string | undefined): code is keyof typeof refusals => code !== undefined && code in refusals;

/** Why a game does not open, and what can be done instead. */
export function Refused({ game, code, onRetry }: { game: Game; code: string | undefined; onRetry: () => void }) {
  const t = useT();
  const settings = useSettings();
  const { session } = useViewer();
  const addressOf = usePageAddress();
  const reason = isRefusal(code) ? refusals[code] : "failed";
  const demo = reason === "sign_in" && code === "session.required" ? demoAddress(game, settings, session) : null;
  return (
    <Poster game={game} title={t(`game_page.refused.${reason}.title`)}>
      <p role="status">{t(`game_page.refused.${reason}.text`, { name: game.name, studio: game.providerName })}</p>
      <div className={css.ways}>
        {reason === "failed" && (
          <Button look="primary" onClick={onRetry}>
            <RotateCw size={18} aria-hidden="true" />
            {t("games.try_again")}
          </Button>
        )}
        {reason === "sign_in" && (
          <ButtonLink look="primary" href="?modal=login">
            {t("shell.log_in")}
          </ButtonLink>
        )}
        {demo && (
          <ButtonLink href={demo}>
            <Play size={18} aria-hidden="true" />
            {t("games.demo")}
          </ButtonLink>
        )}
        {reason !== "failed" && reason !== "sign_in" && (
          <ButtonLink look="primary" href={addressOf("casino")}>
            {t("games.browse")}
          </ButtonLink>
        )}
      </div>
    </Poster>
  );
}
