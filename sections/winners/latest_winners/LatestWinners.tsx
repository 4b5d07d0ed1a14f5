import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { Picture } from "../../../src/kit/ui/Picture";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { NoWinners } from "../NoWinners";
import { FeedAmount } from "../../../src/features/common/live/FeedAmount";
import { HideAmounts } from "../../../src/features/common/live/HideAmounts";
import { PauseChanges } from "../../../src/features/common/live/PauseChanges";
import { useSlide } from "../use_slide";
import { useWinAddress } from "../../../src/features/common/live/use_win_address";
import { useWinners } from "../use_winners";
import { WinnerName } from "../../../src/features/common/live/WinnerName";
import css from "./LatestWinners.module.css";
import type { Props } from "./schema";
import { wantedOf } from "./wanted";

/** Wins as they happen, in a strip: a new one comes from the left, one at a time (S-2.45). */
export function LatestWinners({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const addressOf = useWinAddress();
  const list = useWinners(wantedOf(props));
  const track = useSlide<HTMLUListElement>(list.winners[0]?.id ?? null, "right");
  const title = text(props.title) || t(props.mine ? "winners.mine" : "winners.latest");
  const isLoading = list.query.isPending && list.isAllowed;
  if (list.winners.length === 0 && !isLoading) {
    return (
      <section {...root} ref={list.root} aria-label={title}>
        <NoWinners list={list} isMine={props.mine} />
      </section>
    );
  }
  return (
    <section {...root} ref={list.root} className={css.ticker} aria-busy={isLoading} {...list.attention}>
      <h2 className={css.label}>
        <i className={css.dot} data-still={list.isPaused || list.isLate || undefined} aria-hidden="true" />
        <span>{title}</span>
        {list.isLate && <small title={t("winners.late")}>{t("winners.late_short")}</small>}
      </h2>
      <div className={css.window}>
        <ul className={css.track} ref={track}>
          {isLoading && placeholders.map((place) => <Placeholder key={place} />)}
          {list.winners.map((winner) => (
            <li key={winner.id}>
              <a className={css.win} href={addressOf(winner)}>
                <Picture image={{ src: winner.gameImageUrl }} alt="" sizes="34px" upTo={160} className={css.art} />
                <span className={css.text}>
                  <strong>
                    <FeedAmount amount={winner.prize} currency={winner.currencyCode} language={language} isResult />
                  </strong>
                  <small>
                    <WinnerName name={winner.name} /> · {winner.gameTitle}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <HideAmounts />
      <PauseChanges winners={list} />
    </section>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];

const Placeholder = () => (
  <li className={css.win} aria-hidden="true">
    <span className={css.art} />
    <span className={css.text}>
      <Skeleton width="84px" height="14px" />
      <Skeleton width="120px" height="11px" />
    </span>
  </li>
);
