import type { CSSProperties } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import { ChipPanel, Stack } from "../../parts/ChipPanel";
import { History } from "../../parts/History";
import { PlayingCard } from "../../parts/PlayingCard";
import { Result } from "../../parts/Result";
import { Table } from "../../parts/Table";
import {
  baccaratChances,
  type BaccaratOutcome,
  baccaratPays,
  baccaratReturn,
  type BaccaratSpot,
  baccaratSpots,
  baccaratWinner,
  totalOf,
} from "../../rules/baccarat";
import { useChips } from "../../use_chips";
import { usePlay } from "../../use_play";
import css from "./BaccaratGame.module.css";

/** In ms, for all cards to be dealt. */
const deals = 1_900;

/** Two hands by the rules of the table, and chips on which of them comes nearer to nine. */
export default function BaccaratGame() {
  const { language, t } = useGame();
  const chips = useChips<BaccaratSpot>();
  const { play, round, isMoving, shown } = usePlay(deals);
  const outcome = round ? outcomeOf(round) : null;
  const winner = outcome && !isMoving ? baccaratWinner(outcome) : null;
  const endText = (ended: BaccaratOutcome) =>
    t(`in_game.baccarat.won_${baccaratWinner(ended)}`, { player: totalOf(ended.player), banker: totalOf(ended.banker) });
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => t(`in_game.baccarat.${baccaratWinner(outcomeOf(one))}`)} />
          <div className={css.hands}>
            {(["player", "banker"] as const).map((side) => (
              <Hand
                key={`${side} ${round?.id ?? ""}`}
                name={t(`in_game.baccarat.${side}`)}
                cards={outcome?.[side] ?? null}
                side={side}
                isShown={!isMoving}
                isWinner={winner === side}
              />
            ))}
          </div>
          <div className={css.spots} role="group" aria-label={t("in_game.baccarat.spots")}>
            {baccaratSpots.map((spot) => {
              const count = chips.countOn(spot);
              const name = t(`in_game.baccarat.${spot}`);
              return (
                <button
                  key={spot}
                  type="button"
                  className={css.spot}
                  data-spot={spot}
                  data-won={winner === spot || undefined}
                  aria-disabled={isMoving || undefined}
                  aria-label={count > 0 ? `${name}, ${t("in_game.chips.count", { chips: count })}` : name}
                  onKeyDown={({ key }) => !isMoving && (key === "Backspace" || key === "Delete") && chips.undo(spot)}
                  onClick={() => !isMoving && chips.add(spot)}
                >
                  <b>{name}</b>
                  <span>
                    {formatNumber(baccaratPays[spot] / 100, language, { minimumFractionDigits: 2 })}× ·{" "}
                    {formatNumber(baccaratChances()[spot], language, { style: "percent", maximumFractionDigits: 2 })}
                  </span>
                  <Stack count={count} />
                </button>
              );
            })}
          </div>
          <Result round={shown} text={shown ? endText(outcomeOf(shown)) : ""} />
        </div>
      }
      panel={<ChipPanel chips={chips} isMoving={isMoving} play={play} returnOf={baccaratReturn} />}
    />
  );
}

const outcomeOf = ({ outcome }: Round) => outcome as BaccaratOutcome;

interface HandProps {
  name: string;
  cards: readonly number[] | null;
  side: "player" | "banker";
  isShown: boolean;
  isWinner: boolean;
}

/** In which turn a card is dealt: each gets two, the player the fifth. */
const turnOf = (side: HandProps["side"], place: number) => (place === 2 ? 4 : 2 * place) + (side === "banker" ? 1 : 0);

function Hand({ name, cards, side, isShown, isWinner }: HandProps) {
  return (
    <section className={css.hand} data-won={isWinner || undefined} aria-label={name}>
      <h2>
        {name} <b>{cards && isShown ? totalOf(cards) : "–"}</b>
      </h2>
      <div className={css.cards}>
        {(cards ?? [null, null]).map((card, place) => (
          <span
            key={place}
            className={css.dealt}
            style={{ "--turn": turnOf(side, place) } as CSSProperties}
            data-dealt={card !== null || undefined}
          >
            <PlayingCard card={card} />
          </span>
        ))}
      </div>
    </section>
  );
}
