import type { Drawn } from "./kind";
import { kinds } from "./kinds";
import { readGameCode } from "./studio_games";
import { picksOf } from "./table_clock";

/** A game of the studios by their own name of it, with the rules that it is played by. */
export function gameOf(code: string) {
  const game = readGameCode(code);
  if (!game) throw new Error(`There is no game ${code}`);
  return { ...game, rules: kinds[game.kind] };
}

/** What comes out at a live table in a round: it follows from the table, the round's number and the studios' secret. */
export const outcomeAt = (secret: string, code: string, number: number): Drawn =>
  gameOf(code).rules.draw(picksOf(secret, code, number));

/** What bets on these spots pay, in units of the API. */
export const payOf = (spots: Record<string, number>, { won }: Drawn): number =>
  Object.entries(spots).reduce((sum, [spot, amount]) => sum + Math.floor((amount * (won[spot] ?? 0)) / 100), 0);

/** In units of the API. */
export const sumOf = (spots: Record<string, number>): number => Object.values(spots).reduce((sum, amount) => sum + amount, 0);
