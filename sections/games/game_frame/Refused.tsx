import { useStore } from "zustand";
import type { Game } from "../../../schemas/api/games";
import type { FailureCode } from "../../../src/kit/api/api_error";
import { demoAddress } from "../../../src/kit/session/game_address";
import { useSettings, useT, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { Play, RotateCw } from "../../../src/kit/ui/icons";
import css from "./GameFrame.module.css";
import { Poster } from "./Poster";
import { reasonOf } from "./refusals";

/** Reasons with a way that leads on, beside the other games. */
const withWayOfTheirOwn: ReadonlySet<string> = new Set([
  "failed",
  "consents",
  "limit",
  "used_up",
  "identity",
  "details",
  "sign_in",
]);

/** Why a game does not open, and what can be done instead. */
export function Refused({ game, code, onRetry }: { game: Game; code: FailureCode | undefined; onRetry?: () => void }) {
  const t = useT();
  const settings = useSettings();
  const { session } = useViewer();
  const addressOf = usePageAddress();
  const reason = reasonOf(code);
  const wantsDemo = reason === "currency" || code === "session.required";
  const demo = wantsDemo ? demoAddress(game, settings, session) : null;
  const currency = useStore(useServices().session, ({ user }) => user?.currencyCode ?? "");
  return (
    <Poster game={game} title={t(`game_page.refused.${reason}.title`, { currency })}>
      <p role="status">{t(`game_page.refused.${reason}.text`, { name: game.name, studio: game.providerName, currency })}</p>
      <div className={css.ways}>
        {(reason === "failed" || reason === "consents") && onRetry && (
          <Button look="primary" onClick={onRetry}>
            <RotateCw size={18} aria-hidden="true" />
            {t("games.try_again")}
          </Button>
        )}
        {reason === "sign_in" && !settings.loginOff && (
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
        {reason === "identity" && (
          <ButtonLink look="primary" href={addressOf("verification")}>
            {t("game_page.to_documents")}
          </ButtonLink>
        )}
        {reason === "details" && (
          <ButtonLink look="primary" href={addressOf("edit_profile")}>
            {t("game_page.to_details")}
          </ButtonLink>
        )}
        {(reason === "limit" || reason === "used_up") && (
          <ButtonLink look="primary" href={addressOf("limits")}>
            {t("game_page.see_limits")}
          </ButtonLink>
        )}
        {!withWayOfTheirOwn.has(reason) && (
          <ButtonLink look="primary" href={addressOf("casino")}>
            {t("games.browse")}
          </ButtonLink>
        )}
      </div>
    </Poster>
  );
}
