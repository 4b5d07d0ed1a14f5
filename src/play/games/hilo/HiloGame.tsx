import { ChevronDown, ChevronsRight, ChevronUp, Shuffle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame, useT, useTimes } from "../../game_context";
import { Button } from "../../parts/Button";
import { History } from "../../parts/History";
import { cardName, PlayingCard } from "../../parts/PlayingCard";
import { Result } from "../../parts/Result";
import { Resumed } from "../../parts/Resumed";
import { StepPanel } from "../../parts/StepPanel";
import { Table } from "../../parts/Table";
import { cardCount } from "../../rules/cards";
import {
  type HiloChoice,
  type HiloGuess,
  type HiloOutcome,
  hiloCard,
  hiloMultiplier,
  mostCards,
  valueOf,
  winningRanks,
} from "../../rules/hilo";
import { one } from "../../rules/multiplier";
import { useSteps } from "../../use_steps";
import css from "./HiloGame.module.css";

const anyCard = () => Math.floor(Math.random() * cardCount);

/** Whether the next card is higher or lower, as often as the player likes: each right guess raises what can be taken. */
export default function HiloGame() {
  const { language, t } = useGame();
  const steps = useSteps(500);
  const { open, round, shown, isOut } = steps;
  const [first, setFirst] = useState(anyCard);
  const choice: HiloChoice = open ? choiceOf(open) : { card: first };
  const outcome = open ? outcomeOf(open) : nothing;
  const worth = open ? hiloMultiplier(choice, outcome) : null;
  const times = useTimes();
  const shownCard = round ? hiloCard(choiceOf(round), outcomeOf(round)) : first;
  const canSkip = outcome.cards.length < mostCards - 1;

  function guess(what: HiloGuess) {
    if (what !== "skip" || canSkip) steps.act(outcome.cards.length, { kind: "guess", guess: what });
  }
  function begin() {
    setFirst(shownCard); // it goes on from the card that lies there
    steps.begin({ card: shownCard });
  }
  function swap() {
    steps.clear();
    setFirst(anyCard());
  }
  const button = (what: "higher" | "lower") => {
    const card = open ? hiloCard(choice, outcome) : shownCard;
    const multiplier = hiloMultiplier(open ? choice : { card }, outcome, what) ?? one;
    const Icon = what === "higher" ? ChevronUp : ChevronDown;
    return (
      <Button onClick={() => guess(what)} disabled={!open || isOut}>
        <Icon size={20} aria-hidden="true" />
        <span className={css.guess}>
          {t(wordsOf(card, what))}
          <small>
            {formatNumber(winningRanks(card, what) / 13, language, { style: "percent", maximumFractionDigits: 2 })} ·{" "}
            {times(multiplier / one)}
          </small>
        </span>
      </Button>
    );
  };
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => times(one.multiplier)} />
          <div className={css.deck} data-lost={(shown && shown.payout === 0) || undefined}>
            <span className={css.pack} aria-hidden="true">
              <PlayingCard card={null} />
            </span>
            <span key={round ? outcomeOf(round).cards.length : `first ${first}`} className={css.top}>
              <PlayingCard card={shownCard} />
            </span>
          </div>
          <Trail round={round} first={first} />
          <Resumed isResumed={steps.isResumed} />
          <p className="visually-hidden" role="status">
            {open && outcome.cards.length > 0 && (
              <>
                {cardName(t, hiloCard(choice, outcome))}.{" "}
                {worth !== null && t("in_game.hilo.worth", { amount: steps.amountAt(worth) })}
              </>
            )}
          </p>
          <Result round={shown} text={shown ? endText(shown) : ""} />
        </div>
      }
      panel={
        <StepPanel
          steps={steps}
          worth={worth === null ? null : steps.amountAt(worth)}
          onBegin={begin}
          onTake={() => steps.act(outcome.cards.length, { kind: "cash_out" })}
          keys={{ h: () => guess("higher"), l: () => guess("lower"), s: () => guess("skip") }}
          actions={
            <div className={css.guesses}>
              {button("higher")}
              {button("lower")}
              <Button onClick={() => (open ? guess("skip") : swap())} disabled={isOut || (open !== null && !canSkip)}>
                {open ? <ChevronsRight size={18} aria-hidden="true" /> : <Shuffle size={18} aria-hidden="true" />}
                {t(open ? "in_game.hilo.skip" : "in_game.hilo.other_card")}
              </Button>
            </div>
          }
        />
      }
    />
  );

  function endText(ended: Round) {
    const card = cardName(t, hiloCard(choiceOf(ended), outcomeOf(ended)));
    return ended.payout > 0 ? t("in_game.mines.cashed", { multiplier: times(ended.multiplier) }) : `${card}.`;
  }
}

const nothing: HiloOutcome = { cards: [], guesses: [], isCashedOut: false };
const choiceOf = ({ choice }: Round) => choice as HiloChoice;
const outcomeOf = ({ outcome }: Round) => (outcome ?? nothing) as HiloOutcome;

/** The same card wins too, but for an ace below and a king above, where there is nothing else to guess. */
function wordsOf(card: number, guess: "higher" | "lower"): string {
  const end = guess === "higher" ? 13 : 1;
  if (valueOf(card) === end) return "in_game.hilo.same";
  return valueOf(card) === 14 - end ? `in_game.hilo.${guess}` : `in_game.hilo.${guess}_or_same`;
}

/** The cards of the round, each with what was guessed of it. */
function Trail({ round, first }: { round: Round | null; first: number }) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const { cards, guesses } = round ? outcomeOf(round) : nothing;
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest", inline: "end" });
  }, [cards.length]);
  return (
    <ol ref={list} className={css.trail} aria-label={t("in_game.hilo.cards")} tabIndex={cards.length > 4 ? 0 : undefined}>
      <li>
        <PlayingCard card={round ? choiceOf(round).card : first} />
        <span>{t("in_game.hilo.start")}</span>
      </li>
      {cards.map((card, place) => (
        <li key={place}>
          <PlayingCard card={card} dim={guesses[place] === "skip"} />
          <span>{t(`in_game.hilo.${guesses[place] ?? "skip"}`)}</span>
        </li>
      ))}
    </ol>
  );
}
