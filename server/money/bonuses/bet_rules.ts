import type { GameClient } from "../../../schemas/play/clients";
import type { BonusTerms } from "../../../schemas/bonus_rules";

/** A running bonus as a bet finds it, in minor units of its wallet. */
export interface RunningBonus {
  terms: BonusTerms;
  wagerLeft: number;
  spinsLeft: number;
}

interface Bet {
  bet: number;
  /** Which of our own games it is on; null for one of another studio, which counts as the least of ours. */
  client: GameClient | null;
  /** Of the game. */
  identifier: string;
  /** The bet buys free spins: a spin that the bonus gave can't, and its money can only where the bonus has a highest bet that holds the price. */
  isBought?: boolean;
}

/** Where a bet comes from, and how much of it counts once it is settled. */
export interface BonusStake {
  cash: number;
  bonus: number;
  /** What it takes off the rest to wager. */
  counts: number;
  isSpin: boolean;
}

export type BonusBet =
  | { kind: "taken"; stake: BonusStake }
  /** `max` in minor units. */
  | { kind: "over_max_bet"; max: number }
  /** Bonus money alone would be enough, and may not be bet here. `why`: the game is excluded, spins come first, cash alone is bet, nothing holds a price. */
  | { kind: "bonus_not_here"; why: "game" | "spins" | "cash_only" | "buy" }
  | { kind: "too_little" };

/** What the terms make of a bet while a bonus runs: a spin of its own, cash first, or cash alone. */
export function betWith(
  { terms, wagerLeft, spinsLeft }: RunningBonus,
  { bet, client, identifier, isBought = false }: Bet,
  { cash, bonus }: { cash: number; bonus: number },
): BonusBet {
  const { gives } = terms;
  const isSpin = gives.kind === "spins" && spinsLeft > 0 && !isBought && bet === gives.stake && gives.games.includes(identifier);
  if (isSpin) return { kind: "taken", stake: { cash: 0, bonus: bet, counts: 0, isSpin } };
  if (terms.maxBet !== null && bet > terms.maxBet) return { kind: "over_max_bet", max: terms.maxBet };
  const isExcluded = terms.excludedGames.includes(identifier);
  const why = isExcluded
    ? "game"
    : spinsLeft > 0
      ? "spins"
      : terms.use === "REAL_MONEY_ONLY"
        ? "cash_only"
        : whyNotBought(terms, isBought);
  const fromCash = Math.min(bet, cash);
  const fromBonus = bet - fromCash;
  if (fromBonus > (why === null ? bonus : 0))
    return why !== null && bonus >= fromBonus ? { kind: "bonus_not_here", why } : { kind: "too_little" };
  const share = isExcluded ? 0 : client === null ? Math.min(100, ...Object.values(terms.shares)) : (terms.shares[client] ?? 100);
  const counts = Math.min(wagerLeft, Math.floor((bet * share) / 100));
  return { kind: "taken", stake: { cash: fromCash, bonus: fromBonus, counts, isSpin: false } };
}

/** Bonus money buys nothing where no highest bet of the bonus holds the price: one purchase would be many bets at once. */
const whyNotBought = ({ maxBet }: BonusTerms, isBought: boolean) => (isBought && maxBet === null ? "buy" : null);

/** What ends a bonus after a round is settled, if anything does: nothing of it may be open. */
export function endOf({ terms, wagerLeft, spinsLeft }: RunningBonus, bonusMoney: number): "won" | "used_up" | null {
  if (spinsLeft > 0) return null;
  if (wagerLeft === 0) return bonusMoney === 0 && terms.gives.kind === "spins" ? "used_up" : "won";
  return bonusMoney === 0 ? "used_up" : null;
}
