import type { CSSProperties } from "react";
import type { Round } from "../../../../schemas/play/round";
import { toDecimal } from "../../amounts";
import { firstStake } from "../../game_step";
import { useGame, useMoney, useOpened, useTimes } from "../../game_context";
import { BestPlay } from "../../parts/BestPlay";
import { Button } from "../../parts/Button";
import { History } from "../../parts/History";
import { cardName, PlayingCard } from "../../parts/PlayingCard";
import { Result } from "../../parts/Result";
import { Resumed } from "../../parts/Resumed";
import { StepPanel } from "../../parts/StepPanel";
import { Table } from "../../parts/Table";
import {
  activeHand,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackOutcome,
  handPays,
  isNatural,
  movesOf,
  totalOf,
} from "../../rules/blackjack";
import { useSteps } from "../../use_steps";
import css from "./BlackjackGame.module.css";

const moves = ["hit", "stand", "double", "split"] as const satisfies readonly BlackjackMove[];
const none: BlackjackOutcome = { moves: [], hands: [], dealer: [], isCashedOut: false };
const outcomeOf = (round: Round | null) => (round?.outcome ?? none) as BlackjackOutcome;

/** Nearer to 21 than the dealer: hands that can be doubled, and split once. */
export default function BlackjackGame() {
  const { t } = useGame();
  const money = useMoney();
  const times = useTimes();
  const { decimals } = useOpened();
  const steps = useSteps(900);
  const { open, round, shown, isOut } = steps;
  const outcome = outcomeOf(round);
  const { hands, dealer } = outcome;
  const active = open ? activeHand(outcome) : -1;
  const possible = open ? movesOf(outcome) : [];
  const isOver = dealer.length > 1;
  const stake = round ? firstStake(round, decimals) : 0;
  const make = (move: BlackjackMove) => possible.includes(move) && steps.act(outcome.moves.length, { kind: "move", move });
  const endOf = (hand: BlackjackHand) => t(`in_game.blackjack.${endName(hand, outcome)}`);
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => times(one.multiplier)} />
          <section className={css.hand} aria-label={t("in_game.blackjack.dealer")}>
            <Cards round={round} cards={isOver || dealer.length === 0 ? dealer : [...dealer, null]} />
            <Total name={t("in_game.blackjack.dealer")} cards={dealer} />
          </section>
          <p className={css.rules}>{t("in_game.blackjack.rules")}</p>
          <div className={css.hands}>
            {(hands.length === 0 ? [{ cards: [], isDoubled: false, isDone: false }] : hands).map((hand, index) => (
              <section
                key={index}
                className={css.hand}
                data-active={(hands.length > 1 && index === active) || undefined}
                data-won={(shown !== null && handPays(hand, outcome) > (hand.isDoubled ? 200 : 100)) || undefined}
                aria-label={nameOf(index)}
              >
                <Total name={nameOf(index)} cards={hand.cards}>
                  {isOver && shown ? endOf(hand) : hand.isDoubled ? t("in_game.blackjack.doubled") : null}
                </Total>
                <Cards round={round} cards={hand.cards} />
                {round && <span className={css.stake}>{money(toDecimal(stake * (hand.isDoubled ? 2 : 1), decimals))}</span>}
              </section>
            ))}
          </div>
          <Resumed isResumed={steps.isResumed} />
          <p className="visually-hidden" role="status">
            {open && said(active)}
          </p>
          <Result round={shown} text={shown ? endText() : ""} />
        </div>
      }
      panel={
        <StepPanel
          steps={steps}
          worth={null}
          text={t("in_game.bet")}
          onBegin={() => steps.begin({})}
          onTake={() => undefined}
          keys={{ h: () => make("hit"), s: () => make("stand"), d: () => make("double"), p: () => make("split") }}
          actions={
            <div className={css.moves}>
              {moves.map((move) => (
                <Button key={move} onClick={() => make(move)} disabled={isOut || !possible.includes(move)}>
                  {t(`in_game.blackjack.${move}`)}
                </Button>
              ))}
            </div>
          }
        >
          <BestPlay />
        </StepPanel>
      }
    />
  );

  function nameOf(index: number): string {
    return hands.length > 1 ? t("in_game.blackjack.hand", { number: index + 1 }) : t("in_game.blackjack.you");
  }
  function said(index: number): string {
    const cards = hands[index]?.cards ?? [];
    const words = { name: nameOf(index), cards: cards.map((card) => cardName(t, card)).join(", ") };
    const up = dealer.map((card) => cardName(t, card)).join(", ");
    return `${t("in_game.blackjack.has", { ...words, total: totalOf(cards).total })} ${t("in_game.blackjack.dealer")}: ${up}.`;
  }
  function endText(): string {
    const ends = hands.map((hand, index) => `${nameOf(index)}: ${totalOf(hand.cards).total}, ${endOf(hand)}.`);
    return [...ends, `${t("in_game.blackjack.dealer")}: ${totalOf(dealer).total}.`].join(" ");
  }
}

/** How a hand ended. */
function endName(hand: BlackjackHand, outcome: BlackjackOutcome): "natural" | "bust" | "push" | "won" | "lost" {
  const pays = handPays(hand, outcome);
  const stake = hand.isDoubled ? 200 : 100;
  if (totalOf(hand.cards).total > 21) return "bust";
  if (outcome.hands.length === 1 && isNatural(hand.cards) && pays > stake) return "natural";
  return pays > stake ? "won" : pays === stake ? "push" : "lost";
}

function Total({ name, cards, children }: { name: string; cards: readonly number[]; children?: string | null }) {
  const { total, isSoft } = totalOf(cards);
  return (
    <h2 className={css.name}>
      {name} <b>{cards.length === 0 ? "–" : isSoft && total < 21 ? `${total - 10}/${total}` : total}</b>
      {children && <span>{children}</span>}
    </h2>
  );
}

/** A hand as it was dealt; null is a card that lies on its face. */
function Cards({ round, cards }: { round: Round | null; cards: readonly (number | null)[] }) {
  const shown = cards.length === 0 ? [null, null] : cards;
  return (
    <div className={css.cards} style={{ "--count": Math.max(2, shown.length) } as CSSProperties}>
      {shown.map((card, place) => (
        <span
          key={`${round?.id ?? ""} ${place} ${card}`}
          className={css.dealt}
          data-dealt={round ? "" : undefined}
          style={{ "--turn": place < 2 ? place : place - 1 } as CSSProperties}
        >
          <PlayingCard card={card} />
        </span>
      ))}
    </div>
  );
}
