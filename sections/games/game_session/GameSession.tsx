import { clockOf } from "../../../src/features/games/game_page/elapsed";
import { realityWords } from "../../../src/features/games/game_page/reality_words";
import { useElapsed, useSessionFigures } from "../../../src/features/games/game_page/use_session_figures";
import { useLanguage, useRoute, useT, useText } from "../../../src/kit/session/hooks";
import { Money } from "../../../src/kit/ui/Money";
import type { SectionProps } from "../../define_section";
import css from "../BesideGame.module.css";
import own from "./GameSession.module.css";
import type { Props } from "./schema";

/** How long the player has played since they signed in, and what it has cost so far: always in sight; and how often they want to be asked about it. */
export function GameSession({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const figures = useSessionFigures();
  const session = figures?.session;
  const reality = figures?.reality;
  const elapsed = useElapsed(figures?.startedAt);
  const { isMissing } = useRoute();
  if (isMissing) return <section {...root} hidden />;
  return (
    <section {...root} className={css.card} aria-label={text(props.title) || t("game_page.session.title")}>
      <h2>{text(props.title) || t("game_page.session.title")}</h2>
      <dl className={own.figures}>
        <div>
          <dd>{clockOf(elapsed)}</dd>
          <dt>{t("game_page.session.time")}</dt>
        </div>
        <div>
          <dd data-private="">
            {session ? <Money amount={figures?.net ?? 0} currency={session.currencyCode} language={language} isResult /> : "-"}
          </dd>
          <dt>{t(session?.isDemo ? "game_page.session.demo_net" : "game_page.session.net")}</dt>
        </div>
      </dl>
      {figures && reality && (
        <label className={own.reminder}>
          <span>{t("game_page.session.remind")}</span>
          <select
            value={reality.minutes}
            aria-busy={figures.choose.isPending || undefined}
            onChange={({ target }) => figures.choose.isPending || figures.choose.mutate(Number(target.value))}
          >
            {reality.choices.map((step) => (
              <option key={step} value={step}>
                {realityWords(step, t, language)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
