import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { BonusTerms } from "../../schemas/bonus_rules";
import { bonusSteps, playerBonuses } from "../accounts/bonuses/tables";
import { sessions, users, wallets } from "../accounts/users/tables";
import { toMinorUnits } from "../platform/amounts";
import type { Queryable } from "../platform/plugins/database";
import { promotions } from "../rewards/promotions/tables";
import { termsFor } from "../rewards/bonuses/terms";
import { demoAccounts } from "./accounts";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const money = (decimal: number) => toMinorUnits(decimal, currencyCode);
const day = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * day);

/** The bonuses that run for accounts of the demo, what they had before, the one that took the last place of an offer, and a household that had its own. */
export const fillBonuses: Fill = async (db) => {
  for (const { email, bonus, wallet } of demoAccounts) {
    if (!bonus) continue;
    const userId = await idOf(db, email);
    const taken = await takenOf(db, bonus.bannerKey, { times: 20 });
    const id = await write(db, {
      ...taken,
      userId,
      state: "running",
      amount: money(wallet?.nonCashAmount ?? 0),
      deposit: money(wallet?.nonCashAmount ?? 0),
      toWager: money(bonus.amountToWager),
      wagerLeft: money(bonus.wagerLeft),
      startedAt: inDays(-9),
      expiresAt: inDays(21),
    });
    await db
      .update(wallets)
      .set({ bonusId: id })
      .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode)));
    const over = { userId, deposit: 0, wagerLeft: 0, expiresAt: inDays(-1) };
    const winter = await takenOf(db, "code-winter", { times: 20 });
    const nordic = await takenOf(db, "code-email", { times: 20 });
    await write(db, {
      ...over,
      ...winter,
      takeKey: "before:1",
      state: "won",
      amount: money(10),
      toWager: money(200),
      paid: money(12.8),
      startedAt: inDays(-60),
      endedAt: inDays(-55),
    });
    await write(db, {
      ...over,
      ...nordic,
      takeKey: "before:2",
      state: "expired",
      amount: money(10),
      toWager: money(200),
      wagerLeft: money(176),
      burned: money(4.4),
      startedAt: inDays(-45),
      endedAt: inDays(-38),
    });
  }
  const earlier = [
    ["code-full", "streamer@foyer.test"],
    ["code-email", "resting@foyer.test"], // who lives with tester@foyer.test, and has a phone like streamer@foyer.test's
  ] as const;
  for (const email of ["resting@foyer.test", "streamer@foyer.test"]) await seenOnCarrier(db, await idOf(db, email));
  for (const [bannerKey, email] of earlier) {
    await write(db, {
      ...(await takenOf(db, bannerKey, {})),
      userId: await idOf(db, email),
      state: "won",
      amount: money(10),
      deposit: 0,
      toWager: money(200),
      wagerLeft: 0,
      paid: money(10),
      startedAt: inDays(-20),
      expiresAt: inDays(-13),
      endedAt: inDays(-18),
    });
  }
};

/** Leaves a sign-in by a phone whose carrier lets many share an address. */
async function seenOnCarrier(db: Queryable, userId: number): Promise<void> {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
  const at = { createdAt: inDays(-2), lastSeenAt: inDays(-1), expiresAt: inDays(28) };
  await db.insert(sessions).values({ id: randomUUID(), userId, ip: "198.51.100.24", userAgent, ...at });
}

async function idOf(db: Queryable, email: string): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? 0;
}

/** An offer as it was taken, with other terms than today's where `times` says so: players keep what they took. */
async function takenOf(db: Queryable, bannerKey: string, { times }: { times?: number }) {
  const [offer] = await db.select().from(promotions).where(eq(promotions.bannerKey, bannerKey));
  if (!offer?.rules) throw new Error(`The demo's promotion ${bannerKey} has no rules`);
  const terms: BonusTerms = termsFor(offer.rules, offer.version, { currencyCode, rate: "1", maxWager: null });
  return {
    promotionId: offer.id,
    bonusType: offer.bonusType,
    currencyCode,
    terms: times === undefined ? terms : { ...terms, wager: { times, on: "bonus" as const } },
    takeKey: "once",
  };
}

async function write(db: Queryable, row: typeof playerBonuses.$inferInsert): Promise<number> {
  const [written] = await db.insert(playerBonuses).values(row).returning({ id: playerBonuses.id });
  const id = written?.id ?? 0;
  await db.insert(bonusSteps).values({ bonusId: id, to: row.state, reason: "demo", at: row.startedAt ?? new Date() });
  return id;
}
