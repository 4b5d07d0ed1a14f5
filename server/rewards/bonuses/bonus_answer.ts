import { inArray } from "drizzle-orm";
import type { UserBonus } from "../../../schemas/api/bonuses";
import { gamesNamedIn, type OfferTerms, offerTermsOf } from "../../../schemas/offer_terms";
import type { BonusTerms } from "../../../schemas/bonus_rules";
import type { BonusState } from "../../../schemas/bonus_type";
import { games } from "../../games/catalogue/tables";
import type { BonusRow } from "../../money/bonuses/bonuses";
import { needsDeposit, worthOf } from "../../money/bonuses/worth";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import type { PromotionRow } from "../promotions/queries";

const statuses: Record<BonusState, UserBonus["status"]> = {
  offered: "ACTIVE",
  claimed: "ACTIVE",
  waiting: "ACTIVE",
  running: "ACTIVE",
  won: "COMPLETED",
  used_up: "COMPLETED",
  cancelled: "CANCELLED",
  expired: "EXPIRED",
};

export const statesOf = (status: string): BonusState[] =>
  Object.entries(statuses).flatMap(([state, name]) => (name === status ? [state as BonusState] : []));

export type GameNames = ReadonlyMap<string, string>;

/** What the games that terms name are called. */
export async function gameNames(db: Queryable, all: readonly Pick<BonusTerms, "gives" | "excludedGames">[]): Promise<GameNames> {
  const ids = [...new Set(all.flatMap(gamesNamedIn))];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: games.identifier, name: games.name }).from(games).where(inArray(games.identifier, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function reasonOf({ state, paymentId, terms }: Pick<BonusRow, "state" | "paymentId" | "terms">): UserBonus["reason"] {
  if (state === "used_up") return "used_up";
  if (state === "running" || statuses[state] !== "ACTIVE") return null;
  if (state === "claimed") return "held";
  if (paymentId !== null) return "queued";
  return needsDeposit(terms) ? "waiting" : "ready";
}

/** Terms as they are sent: the box of key terms is made of these alone. */
export const toOfferTerms = (terms: BonusTerms, names: GameNames): OfferTerms =>
  offerTermsOf(terms, {
    currencyCode: terms.currencyCode,
    amountOf: (minor) => toDecimal(minor, terms.currencyCode),
    nameOf: (game) => names.get(game) ?? game,
  });

/** A bonus as its player sees it (L-3.20); `balance` is the bonus money of its wallet while it runs. */
export function toUserBonus(
  row: BonusRow,
  { promotion, balance, names }: { promotion: PromotionRow | undefined; balance: number; names: GameNames },
): UserBonus {
  const { currencyCode, state, amount, toWager } = row;
  const money = (minor: number) => toDecimal(minor, currencyCode);
  const terms = toOfferTerms(row.terms, names);
  const isOpen = state === "waiting" || state === "claimed";
  return {
    userBonusId: row.id,
    bonusId: row.promotionId,
    bonusType: row.bonusType,
    status: statuses[state],
    reason: reasonOf(row),
    wageringType: row.terms.use,
    currencyCode,
    bonusAmount: money(isOpen ? (worthOf(row.terms, row.deposit) ?? amount) : amount),
    multiplier: amount === 0 ? 0 : toWager / amount,
    wagerLeft: money(Math.max(0, row.wagerLeft)),
    amountToWager: money(toWager),
    balance: money(state === "running" ? balance : 0),
    spinsLeft: row.spinsLeft,
    startAt: (row.startedAt ?? row.createdAt).toISOString(),
    expireAt: row.endedAt || state === "claimed" ? null : row.expiresAt.toISOString(), // no time runs while the house looks at it
    endedAt: row.endedAt?.toISOString() ?? null,
    paid: money(row.paid),
    burned: money(row.burned),
    terms,
    games: terms.gives.kind === "spins" ? terms.gives.games : [],
    banner: promotion ? { ...promotion.banner, bannerKey: promotion.bannerKey } : {},
  };
}
