import { useEffect, useState } from "react";
import { reactionPicture, reactions } from "../../../src/features/games/game_page/reaction_pictures";
import { liveOf } from "../../../src/features/common/live/live";
import { useT, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { signUpAddress } from "../../../src/kit/session/use_link";
import css from "./GameActions.module.css";

/** How long a tooltip stays (L-9.14). */
const shownFor = 3_000;

/** Reactions that everybody at the game sees; they take a deposit, unless the account is a test or a streamer's (L-4.43, L-4.44). */
export function Reactions() {
  const t = useT();
  const services = useServices();
  const user = useUser();
  const [problem, setProblem] = useState<{ code: string } | null>(null);

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(null), shownFor);
    return () => clearTimeout(timer);
  }, [problem]);

  async function react(name: (typeof reactions)[number]) {
    if (services.isCanvas) return;
    if (!user) return services.go(signUpAddress);
    const isAllowed = user.depositCount > 0 || user.isTest || user.isStreamer;
    if (!isAllowed) return setProblem({ code: "deposit_needed" });
    const code = await liveOf(services).react(name);
    setProblem(code && { code });
  }

  return (
    <div className={css.reactions} role="group" aria-label={t("game_page.reactions.label")}>
      {reactions.map((name) => (
        <button
          key={name}
          type="button"
          className={css.reaction}
          aria-label={t(`game_page.reactions.${name}`)}
          title={t(`game_page.reactions.${name}`)}
          onClick={() => void react(name)}
        >
          <img src={reactionPicture(name)} width={24} height={24} alt="" loading="lazy" suppressHydrationWarning />
        </button>
      ))}
      <div className={css.tooltip} role="status" data-shown={problem !== null}>
        {problem?.code === "deposit_needed" && (
          <>
            <strong>{t("feature.need.deposit.text.title")}</strong>
            <span>{t("feature.need.deposit.text")}</span>
          </>
        )}
        {problem && problem.code !== "deposit_needed" && (
          <span>{t(problem.code === "too_fast" ? "game_page.reactions.too_fast" : "game_page.reactions.failed")}</span>
        )}
      </div>
    </div>
  );
}
