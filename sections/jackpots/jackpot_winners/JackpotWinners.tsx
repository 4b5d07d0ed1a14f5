import { useRef } from "react";
import { gamePage } from "../../../src/kit/session/game_address";
import { useLanguage, useSettings, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { Moment } from "../../../src/kit/ui/Moment";
import { Money } from "../../../src/kit/ui/Money";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "../Jackpots.module.css";
import { NoJackpots } from "../NoJackpots";
import { useJackpots } from "../../../src/features/games/jackpots/use_jackpots";
import type { Props } from "./schema";

/** Who won jackpots lately, and how much (S-2.55). */
export function JackpotWinners({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const settings = useSettings();
  const { session } = useViewer();
  const element = useRef<HTMLElement>(null);
  const query = useJackpots(element);
  const wins = query.data?.jackpotWins.slice(0, props.limit) ?? [];
  return (
    <section {...root} ref={element} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("jackpots.winners")} />
      {wins.length === 0 && !query.isPending && <NoJackpots query={query} kind="wins" />}
      {(wins.length > 0 || query.isPending) && (
        <ol className={css.wins}>
          {query.isPending && Array.from({ length: Math.min(5, props.limit) }, (_, place) => <Placeholder key={place} />)}
          {wins.map((win) => (
            <li key={win.id}>
              <a
                className={css.win}
                href={
                  session === "guest" && !settings.guestGameView
                    ? signUpAddress
                    : gamePage({ identifier: win.identifier, masterCasinoGameId: win.gameId }, settings.setup)
                }
              >
                <span className={css.small}>
                  <Picture image={{ src: win.gameImageUrl }} alt="" sizes="36px" upTo={160} />
                </span>
                <span className={css.who}>
                  <strong>
                    {win.name ? (
                      <bdi>{win.name}</bdi>
                    ) : (
                      <span className={css.hidden} title={t("hidden.user.privacy.text")}>
                        {t("hidden.user.privacy.enabled")}
                      </span>
                    )}
                  </strong>
                  <small>
                    {text(win.jackpotName)} · {win.gameTitle}
                  </small>
                </span>
                <span className={css.when}>
                  <Moment at={win.time} language={language} options={{ day: "numeric", month: "short" }} />
                </span>
                <span className={css.prize}>
                  <Money amount={win.prize} currency={win.currencyCode} language={language} isResult />
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const Placeholder = () => (
  <li className={css.win} aria-hidden="true">
    <span className={css.small} />
    <span className={css.who}>
      <Skeleton width="50%" height="14px" />
      <Skeleton width="34%" height="11px" />
    </span>
  </li>
);
