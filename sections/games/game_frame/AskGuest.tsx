import { useEffect } from "react";
import type { Game } from "../../../schemas/api/games";
import { demoAddress } from "../../../src/kit/session/game_address";
import { useGo, useSettings, useT, useViewer } from "../../../src/kit/session/hooks";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Play, UserPlus } from "../../../src/kit/ui/icons";
import css from "./GameFrame.module.css";
import { Poster } from "./Poster";

/** A guest decides: the demo, or an account. Who is not let in is asked to sign up at once (L-4.46, L-4.47). */
export function AskGuest({ game, isLetIn }: { game: Game; isLetIn: boolean }) {
  const t = useT();
  const go = useGo();
  const settings = useSettings();
  const { session } = useViewer();
  const demo = isLetIn && session === "guest" && settings.guestDemoPlay ? demoAddress(game, settings, session) : null;

  useEffect(() => {
    if (!isLetIn && session === "guest") go(signUpAddress, { replace: true });
  }, [isLetIn, session, go]);

  return (
    <Poster game={game} title={game.name}>
      <p>{demo ? t("game_page.guest.demo_text") : t("game_page.guest.text")}</p>
      <div className={css.ways}>
        {demo && (
          <ButtonLink look="primary" size="large" href={demo}>
            <Play size={18} aria-hidden="true" />
            {t("games.demo")}
          </ButtonLink>
        )}
        <ButtonLink look={demo ? "quiet" : "primary"} size="large" href={signUpAddress}>
          <UserPlus size={18} aria-hidden="true" />
          {t("games.sign_up")}
        </ButtonLink>
      </div>
    </Poster>
  );
}
