import type { TFunction } from "i18next";
import { useT } from "../game_context";
import { rankOf, suitOf } from "../rules/cards";
import css from "./PlayingCard.module.css";

/** How a card is called. */
export function cardName(t: TFunction, card: number): string {
  const rank = rankOf(card);
  const name = /\d/.test(rank) ? rank : t(`in_game.cards.${names[rank] ?? "ace"}`);
  return t("in_game.cards.name", { rank: name, suit: t(`in_game.cards.${suitOf(card)}`) });
}

const names: Partial<Record<string, string>> = { J: "jack", Q: "queen", K: "king", A: "ace" };

/** A card, or its back where it is not dealt; large or small as the box around it. */
export function PlayingCard({ card, dim = false }: { card: number | null; dim?: boolean }) {
  const t = useT();
  if (card === null)
    return (
      <span className={css.card} data-back="">
        <span className={css.back} />
      </span>
    );
  const suit = suitOf(card);
  const red = suit === "hearts" || suit === "diamonds";
  return (
    <span className={css.card} data-red={red || undefined} data-dim={dim || undefined} role="img" aria-label={cardName(t, card)}>
      <b className={css.rank}>{rankOf(card)}</b>
      <svg viewBox="0 0 32 32" className={css.small} aria-hidden="true">
        <path d={pips[suit]} fill="currentColor" />
      </svg>
      <svg viewBox="0 0 32 32" className={css.large} aria-hidden="true">
        <path d={pips[suit]} fill="currentColor" />
      </svg>
    </span>
  );
}

const pips: Record<ReturnType<typeof suitOf>, string> = {
  diamonds: "M16 1 28 16 16 31 4 16z",
  hearts: "M16 30C5 21 1 16 1 10a7.5 7.5 0 0 1 15-2 7.5 7.5 0 0 1 15 2c0 6-4 11-15 20z",
  spades: "M16 1C8 10 2 14 2 20a6.5 6.5 0 0 0 12 3.5C14 27 13 29 11 31h10c-2-2-3-4-3-7.5A6.5 6.5 0 0 0 30 20C30 14 24 10 16 1z",
  clubs:
    "M16 1a6.5 6.5 0 0 0-5.8 9.5A6.5 6.5 0 1 0 14 21.5C14 26 13 29 11 31h10c-2-2-3-5-3-9.5a6.5 6.5 0 1 0 3.8-11A6.5 6.5 0 0 0 16 1z",
};
