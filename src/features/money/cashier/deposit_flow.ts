/** The parameters of the address that say where somebody is in a deposit, so that back, reload and a link find the same step. */
export type DepositSearch = Partial<Record<"b" | "ab" | "group" | "method" | "payment" | "amount", string>>;

export interface DepositFacts {
  /** The ids of the bonuses that a deposit can start; null while they load. */
  bonuses: readonly number[] | null;
  /** They have been loading for longer than anybody should wait (C-4.05). */
  isLate: boolean;
  /** The ids of the methods that can be paid with; null while they load. */
  methods: readonly string[] | null;
  /** The titles under which methods are grouped. */
  groups: readonly string[];
}

/** How long bonuses may load before the methods are shown without them (C-4.05, C-9.09). */
export const bonusesMayTake = 5_000;

export type DepositPlace =
  | { at: "loading" }
  | { at: "bonus" }
  | { at: "methods"; group: string | null }
  | { at: "form"; methodId: string }
  | { at: "payment"; paymentId: string };

/** The step that an address and what is known of bonuses and methods make (C-2.05 to C-2.10, C-4.01, C-4.04, C-4.05). */
export function depositPlace(search: DepositSearch, facts: DepositFacts): DepositPlace {
  if (search.payment) return { at: "payment", paymentId: search.payment };
  if (search.method && facts.methods === null) return { at: "loading" };
  if (search.method && facts.methods?.includes(search.method)) return { at: "form", methodId: search.method };
  if (isBonusOpen(search, facts)) return facts.bonuses === null ? { at: "loading" } : { at: "bonus" };
  const isGroup = search.group !== undefined && facts.groups.includes(search.group);
  return { at: "methods", group: isGroup ? (search.group ?? null) : null };
}

/** Whether a bonus is still to be chosen, or none. */
function isBonusOpen(search: DepositSearch, { bonuses, isLate }: DepositFacts): boolean {
  if (search.ab === "1") return false;
  if (bonuses === null) return !search.b && !isLate;
  return bonuses.length > 0 && chosenBonus(search, { bonuses }) === null;
}

/** The bonus that the address carries, where it is one of those that can be had (C-2.11). */
export function chosenBonus({ b }: DepositSearch, { bonuses }: Pick<DepositFacts, "bonuses">): number | null {
  const bonusId = /^[1-9]\d{0,9}$/.test(b ?? "") ? Number(b) : null;
  return bonusId !== null && (bonuses === null || bonuses.includes(bonusId)) ? bonusId : null;
}

/** The address names a bonus that is not to be had: it is said, and the choice is open again. */
export const isBonusGone = (search: DepositSearch, { bonuses }: Pick<DepositFacts, "bonuses">) =>
  Boolean(search.b) && bonuses !== null && chosenBonus(search, { bonuses }) === null;

/** What each step changes in the address. */
export const depositStep = {
  takeBonus: (bonusId: number) => `?b=${bonusId}&ab=&group=&method=`,
  takeNoBonus: () => "?b=&ab=1&group=&method=",
  openGroup: (group: string) => `?group=${encodeURIComponent(group)}`,
  takeMethod: (methodId: string) => `?method=${encodeURIComponent(methodId)}`,
  follow: (paymentId: string) => `?payment=${encodeURIComponent(paymentId)}`,
  leavePayment: () => "?payment=",
  /** Another try keeps bonus, method and amount. */
  tryAgain: (methodId: string, amount: number) => `?payment=&group=&method=${encodeURIComponent(methodId)}&amount=${amount}`,
  startAgain: () => "?b=&ab=&group=&method=&payment=&amount=",
};

/** What going back changes: first the method, then the group, then the bonus; null at the first step (C-4.02). */
export function stepBack(place: DepositPlace, { hasBonuses }: { hasBonuses: boolean }): string | null {
  if (place.at === "payment") return depositStep.leavePayment();
  if (place.at === "form") return "?method=";
  if (place.at !== "methods") return null;
  if (place.group !== null) return "?group=";
  return hasBonuses ? "?b=&ab=" : null;
}

export type BonusQuestion = { ask: number } | { take: number };

/** Another bonus runs: whether to end it is asked first (C-4.03). */
export const questionOf = (bonusId: number, activeBonusId: number | null): BonusQuestion =>
  activeBonusId === null || activeBonusId === bonusId ? { take: bonusId } : { ask: bonusId };
