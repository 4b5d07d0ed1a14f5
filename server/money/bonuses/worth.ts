import type { BonusTerms } from "../../../schemas/bonus_rules";

/** What an offer is worth with a deposit of so much; null where the deposit is too small. Minor units. */
export function worthOf({ gives }: BonusTerms, deposit: number): number | null {
  if (gives.kind === "match")
    return deposit < gives.minDeposit ? null : Math.min(gives.cap, Math.floor((deposit * gives.percent) / 100));
  if (gives.kind === "spins") return gives.minDeposit !== null && deposit < gives.minDeposit ? null : gives.count * gives.stake;
  return gives.kind === "amount" ? gives.amount : null;
}

/** How much has to be bet for a bonus of so much. */
export function wagerFor({ wager: { times, on } }: BonusTerms, bonus: number, deposit: number): number {
  return times * ((on === "deposit" ? 0 : bonus) + (on === "bonus" ? 0 : deposit));
}

/** Whether it starts with a deposit. */
export const needsDeposit = ({ gives }: BonusTerms): boolean =>
  gives.kind === "match" || (gives.kind === "spins" && gives.minDeposit !== null);
