import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { cardCount } from "./cards";
import { chipsMultiplier } from "./chips";
import { type Draw, pick } from "./fair";

export type BaccaratChoice = z.output<typeof choices.baccarat>;
export type BaccaratSpot = BaccaratChoice["chips"][number]["on"];
export type BaccaratOutcome = z.output<typeof outcomes.baccarat>;

export const baccaratSpots = ["player", "tie", "banker"] as const satisfies readonly BaccaratSpot[];

/** What a winning chip brings back, in hundredths. At a tie chips on player and banker come back. */
export const baccaratPays: Record<BaccaratSpot, number> = { player: 200, banker: 195, tie: 900 };

/** An ace counts 1, tens and pictures nothing. */
export function pointsOf(card: number): number {
  const rank = Math.floor(card / 4);
  return rank === 12 ? 1 : rank >= 8 ? 0 : rank + 2;
}

export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the banker takes a third card; `third` are the points of the player's, null where there is none. */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

const winnerOf = (player: number, banker: number): BaccaratSpot =>
  player === banker ? "tie" : player > banker ? "player" : "banker";

export const baccaratWinner = ({ player, banker }: BaccaratOutcome): BaccaratSpot => winnerOf(totalOf(player), totalOf(banker));

const paysAt = (winner: BaccaratSpot) => (spot: BaccaratSpot) =>
  spot === winner ? baccaratPays[spot] : winner === "tie" ? 100 : 0;

/** Two cards each, and a third one by the rules of the table; of endlessly many packs. */
export function playBaccarat(draw: Draw, { chips }: BaccaratChoice): { outcome: BaccaratOutcome; multiplier: number } {
  const card = () => pick(draw, cardCount);
  const player = [card(), card()];
  const banker = [card(), card()];
  if (Math.max(totalOf(player), totalOf(banker)) < 8) {
    const third = totalOf(player) <= 5 ? card() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(totalOf(banker), third === null ? null : pointsOf(third))) banker.push(card());
  }
  const outcome = { player, banker };
  return { outcome, multiplier: chipsMultiplier(chips, paysAt(baccaratWinner(outcome))) };
}

/** Of 13 ranks so many count so much: four count nothing, each of the others one. */
const weights = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
let chances: Record<BaccaratSpot, number> | null = null;

/** How likely each end is, by all cards that can come. */
export function baccaratChances(): Record<BaccaratSpot, number> {
  if (chances) return chances;
  const found = { player: 0, banker: 0, tie: 0 };
  // how likely each total of two cards is
  const two = weights.map((_, total) =>
    weights.reduce((sum, weight, points) => sum + (weight * (weights[(total - points + 10) % 10] ?? 0)) / 169, 0),
  );
  const draws = (chance: number, player: number, banker: number, third: number | null) => {
    if (!bankerDraws(banker, third)) return void (found[winnerOf(player, banker)] += chance);
    for (const [points, weight] of weights.entries()) found[winnerOf(player, (banker + points) % 10)] += (chance * weight) / 13;
  };
  for (const [player, a] of two.entries())
    for (const [banker, b] of two.entries()) {
      if (Math.max(player, banker) >= 8) found[winnerOf(player, banker)] += a * b;
      else if (player >= 6) draws(a * b, player, banker, null);
      else for (const [points, weight] of weights.entries()) draws((a * b * weight) / 13, (player + points) % 10, banker, points);
    }
  return (chances = found);
}

/** What comes back on average of all that is bet so. */
export function baccaratReturn({ chips }: BaccaratChoice): number {
  const found = baccaratChances();
  return baccaratSpots.reduce((sum, winner) => sum + (found[winner] * chipsMultiplier(chips, paysAt(winner))) / 10_000, 0);
}
