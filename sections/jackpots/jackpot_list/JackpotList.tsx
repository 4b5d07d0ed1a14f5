import { useMemo, useRef, useState } from "react";
import { LateNote } from "../../../src/features/common/live/LateNote";
import { gamePage } from "../../../src/kit/session/game_address";
import { useSettings, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { HoldAmounts } from "../HoldAmounts";
import css from "../Jackpots.module.css";
import { NoJackpots } from "../NoJackpots";
import { TickingMoney } from "../../../src/features/games/jackpots/TickingMoney";
import { useJackpots } from "../../../src/features/games/jackpots/use_jackpots";
import { gamesWithAmounts } from "./games_with_amounts";
import type { Props } from "./schema";

/** Games that play for a jackpot, each with what it holds (S-2.54). */
export function JackpotList({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const settings = useSettings();
  const { session } = useViewer();
  const element = useRef<HTMLElement>(null);
  const query = useJackpots(element);
  const [isHeld, setHeld] = useState(false);
  const { data } = query;
  const entries = useMemo(() => gamesWithAmounts(data?.jackpots ?? [], props.limit), [data, props.limit]);
  const hasEntries = entries.length > 0;
  return (
    <section {...root} ref={element} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("jackpots.list")}>
        {hasEntries && <HoldAmounts isHeld={isHeld} onToggle={() => setHeld(!isHeld)} />}
      </SectionHead>
      <LateNote isLate={query.isLate && hasEntries} words={t("jackpots.late")} />
      {!hasEntries && !query.isPending && <NoJackpots query={query} kind="jackpots" />}
      <ul className={css.grid}>
        {query.isPending && Array.from({ length: Math.min(6, props.limit) }, (_, place) => <Placeholder key={place} />)}
        {entries.map(({ game, jackpot }) => (
          <li key={game.gameId}>
            <a
              className={css.game}
              href={
                session === "guest" && !settings.guestGameView
                  ? signUpAddress
                  : gamePage({ identifier: game.identifier, masterCasinoGameId: game.gameId }, settings.setup)
              }
            >
              <span className={css.art} style={{ backgroundColor: game.imageColor }}>
                <Picture image={{ src: game.gameImageUrl }} alt="" sizes="72px" upTo={320} />
              </span>
              <span className={css.about}>
                <strong className={css.name}>{game.name}</strong>
                <span className={css.pot}>{text(jackpot.name)}</span>
                <span className={css.holds}>
                  <TickingMoney amount={jackpot.amount} currency={jackpot.currencyCode} isHeld={isHeld} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Placeholder = () => (
  <li className={css.game} aria-hidden="true">
    <span className={css.art} />
    <span className={css.about}>
      <Skeleton width="70%" height="14px" />
      <Skeleton width="46%" height="11px" />
      <Skeleton width="58%" height="18px" />
    </span>
  </li>
);
