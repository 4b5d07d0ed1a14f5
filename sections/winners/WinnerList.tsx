import { useLanguage, useT, useText } from "../../src/kit/session/hooks";
import type { Text } from "../../schemas/text";
import { formatNumber } from "../../src/kit/ui/format";
import { Picture } from "../../src/kit/ui/Picture";
import { SectionHead } from "../../src/kit/ui/SectionHead";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import type { SectionRoot } from "../define_section";
import { NoWinners } from "./NoWinners";
import { FeedAmount } from "../../src/features/common/live/FeedAmount";
import { HideAmounts } from "../../src/features/common/live/HideAmounts";
import { LateNote } from "../../src/features/common/live/LateNote";
import { PauseChanges } from "../../src/features/common/live/PauseChanges";
import { useSlide } from "./use_slide";
import { useWinAddress } from "../../src/features/common/live/use_win_address";
import { useWinners } from "./use_winners";
import type { WantedWinners } from "./winners_query";
import { WinnerName } from "../../src/features/common/live/WinnerName";
import css from "./Winners.module.css";

interface Props {
  wanted: WantedWinners;
  title: Text | undefined;
  root: SectionRoot;
  /** A card, not as wide as the page. */
  isCompact?: boolean;
}

/** Winners below each other: the latest, or the highest with their places. */
export function WinnerList({ wanted, title, root, isCompact = false }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const list = useWinners(wanted);
  const addressOf = useWinAddress();
  const isTop = wanted.source === "top";
  const rows = useSlide<HTMLOListElement>(isTop ? null : (list.winners[0]?.id ?? null), "down");
  const isLoading = list.query.isPending && list.isAllowed;
  return (
    <section {...root} ref={list.root} className={isCompact ? css.card : css.panel} aria-busy={isLoading} {...list.attention}>
      <SectionHead title={text(title) || t(`winners.${wanted.source}`)}>
        {list.winners.length > 0 && (
          <>
            <HideAmounts />
            <PauseChanges winners={list} />
          </>
        )}
      </SectionHead>
      <LateNote isLate={list.isLate && list.winners.length > 0} words={t("winners.late")} />
      <NoWinners list={list} isMine={wanted.isMine} />
      {(isLoading || list.winners.length > 0) && (
        <div className={css.clip}>
          <ol className={css.list} ref={rows}>
            {isLoading && Array.from({ length: wanted.limit }, (_, place) => <Placeholder key={place} />)}
            {list.winners.map((winner, index) => (
              <li key={winner.id}>
                <a className={css.row} href={addressOf(winner)}>
                  {isTop && (
                    <span className={css.place} data-place={index + 1} aria-hidden="true">
                      {index + 1}
                    </span>
                  )}
                  <Picture image={{ src: winner.gameImageUrl }} alt="" sizes="36px" upTo={160} className={css.art} />
                  <span className={css.who}>
                    <strong>
                      <WinnerName name={winner.name} />
                    </strong>
                    <small>{winner.gameTitle}</small>
                  </span>
                  <span className={css.times}>{formatNumber(winner.multiplier, language, { maximumFractionDigits: 2 })}×</span>
                  <span className={css.prize}>
                    <FeedAmount amount={winner.prize} currency={winner.currencyCode} language={language} isResult />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

const Placeholder = () => (
  <li className={css.row}>
    <span className={css.art} />
    <span className={css.who}>
      <Skeleton width="50%" height="14px" />
      <Skeleton width="34%" height="11px" />
    </span>
  </li>
);
