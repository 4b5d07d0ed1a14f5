import { useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { toDecimal } from "../../amounts";
import { useGame, useGameState, useMoney, useOpened, useTimes } from "../../game_context";
import { BestPlay } from "../../parts/BestPlay";
import { History } from "../../parts/History";
import { cardName, PlayingCard } from "../../parts/PlayingCard";
import { Result } from "../../parts/Result";
import { Resumed } from "../../parts/Resumed";
import { StepPanel } from "../../parts/StepPanel";
import { Table } from "../../parts/Table";
import { handOf, handSize, type PokerHand, pokerHands, pokerPays, type VideoPokerOutcome } from "../../rules/video_poker";
import { useSteps } from "../../use_steps";
import css from "./VideoPokerGame.module.css";

const places = Array.from({ length: handSize }, (_, place) => place);

/** Five cards: those that are held stay, the others are drawn once more, and the hand pays by the table. */
export default function VideoPokerGame() {
  const { t } = useGame();
  const times = useTimes();
  const steps = useSteps(700);
  const { open, round, shown } = steps;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const outcome = round ? outcomeOf(round) : null;
  const held = open ? chosen : (outcome?.held ?? []);
  const cards = outcome && (outcome.cards ?? outcome.dealt);
  const hand = cards && handOf(cards);
  const handName = (of: PokerHand | null) => t(`in_game.video_poker.${of ?? "nothing"}`);

  function toggle(place: number) {
    if (!open || steps.isOut) return;
    setChosen((now) => (now.includes(place) ? now.filter((one) => one !== place) : [...now, place])); // keys come faster than screens
  }
  function begin() {
    setChosen([]);
    steps.begin({});
  }
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => times(one.multiplier)} />
          <Pays hand={hand} isWon={shown !== null && shown.payout > 0} nameOf={handName} />
          <div className={css.cards} role="group" aria-label={t("in_game.video_poker.cards")}>
            {places.map((place) => {
              const card = cards?.[place] ?? null;
              const isHeld = held.includes(place);
              return (
                <button
                  key={place}
                  type="button"
                  className={css.place}
                  aria-pressed={isHeld}
                  aria-disabled={!open || undefined}
                  aria-label={card === null ? t("in_game.video_poker.place", { place: place + 1 }) : cardName(t, card)}
                  onClick={() => toggle(place)}
                >
                  <span key={`${round?.id ?? ""} ${card}`} className={css.dealt} style={{ animationDelay: `${place * 70}ms` }}>
                    <PlayingCard
                      card={card}
                      dim={!open && shown !== null && shown.payout > 0 && !isInHand(cards ?? [], place, hand)}
                    />
                  </span>
                  <span className={css.held} aria-hidden="true">
                    {isHeld ? t("in_game.video_poker.held") : open ? place + 1 : ""}
                  </span>
                </button>
              );
            })}
          </div>
          <Resumed isResumed={steps.isResumed} />
          <p className="visually-hidden" role="status">
            {open && cards && `${cards.map((card) => cardName(t, card)).join(", ")}. ${handName(hand)}.`}
          </p>
          <Result round={shown} text={shown ? `${handName(hand)}.` : ""} />
        </div>
      }
      panel={
        <StepPanel
          steps={steps}
          worth={open ? "" : null}
          text={t("in_game.video_poker.draw")}
          onBegin={begin}
          onTake={() => steps.act(0, { kind: "hold", held: [...held].sort((a, b) => a - b) })}
          keys={Object.fromEntries(places.map((place) => [String(place + 1), () => toggle(place)]))}
          actions={<p className={css.hint}>{t("in_game.video_poker.hold_hint")}</p>}
        >
          <BestPlay />
        </StepPanel>
      }
    />
  );
}

const outcomeOf = ({ outcome }: Round) => outcome as VideoPokerOutcome;

/** Whether a card is one of those that make the hand. */
function isInHand(cards: readonly number[], place: number, hand: PokerHand | null): boolean {
  if (hand === null) return false;
  const rank = (card: number | undefined) => Math.floor((card ?? 0) / 4);
  const isOfEqualRanks = ["four_of_a_kind", "three_of_a_kind", "two_pair", "jacks_or_better"].includes(hand);
  return !isOfEqualRanks || cards.filter((card) => rank(card) === rank(cards[place])).length > 1;
}

interface PaysProps {
  hand: PokerHand | null;
  isWon: boolean;
  nameOf: (hand: PokerHand) => string;
}

/** What each hand pays, and for this bet. */
function Pays({ hand, isWon, nameOf }: PaysProps) {
  const { t } = useGame();
  const { decimals } = useOpened();
  const money = useMoney();
  const bet = useGameState((state) => state.bet);
  return (
    <dl className={css.pays} aria-label={t("in_game.video_poker.pays")}>
      {pokerHands.map((each) => (
        <div key={each} data-on={hand === each || undefined} data-won={(isWon && hand === each) || undefined}>
          <dt>{nameOf(each)}</dt>
          <dd>
            {pokerPays[each]}× <b>{money(toDecimal(bet * pokerPays[each], decimals))}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
