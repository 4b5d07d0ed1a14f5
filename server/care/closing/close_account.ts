import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SiteSettings } from "../../../schemas/settings";
import { keepConsents } from "../../accounts/registration/given_consents";
import { writeToOwner } from "../../accounts/users/letters";
import { endSessionsOf, type UserRow } from "../../accounts/users/sessions";
import { oneTimeTokens, users, wallets } from "../../accounts/users/tables";
import { outbox } from "../../outside/messages/tables";
import { HttpError } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { writeAudit } from "../../platform/audit/write_audit";
import type { Queryable } from "../../platform/plugins/database";
import { endOffers } from "../breaks/end_offers";
import { keptFor } from "../documents/terms";
import { playerDocuments } from "../documents/tables";
import { after } from "../limits/periods";
import { accountClosings } from "./tables";
import { whatIsLeft } from "./what_is_left";

/** Until when the law of an account's market wants what is kept, were it closed now. */
export const keptUntilOf = (settings: SiteSettings, user: UserRow, now: Date): Date => after(now, keptFor(settings, user));

/**
 * Closes an account for good, in one transaction: bonuses and letters end, documents get their last day, every session ends, and nobody signs in
 * again. Money stays in the books as the player's; what is on its way must have arrived before.
 */
export async function closeAccount(
  app: Pick<FastifyInstance, "db" | "settings">,
  request: FastifyRequest,
  user: UserRow,
  leavesBalance: boolean,
  now = new Date(),
): Promise<Date> {
  const { settings } = app.settings();
  const keptUntil = keptUntilOf(settings, user, now);
  await app.db.transaction(async (tx) => {
    await tx.select().from(wallets).where(eq(wallets.userId, user.id)).orderBy(wallets.currencyCode).for("update");
    await requireReady(tx, user.id, leavesBalance);
    await endOffers(tx, user.id, randomUUID(), "account_closed");
    const closed = await tx
      .update(users)
      .set({ closedAt: now, newsLetter: false })
      .where(and(eq(users.id, user.id), isNull(users.closedAt)))
      .returning({ id: users.id });
    if (closed.length === 0) return; // another tab was faster
    await withdrawConsents(tx, user, settings);
    await tx
      .update(playerDocuments)
      .set({ deleteAfter: keptUntil })
      .where(and(eq(playerDocuments.userId, user.id), isNull(playerDocuments.deleteAfter)));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
    await tx.delete(outbox).where(and(eq(outbox.recipient, user.email), isNull(outbox.sentAt)));
    await writeToOwner(tx, request, user, { letter: "account_closed", page: "home" });
    await tx.insert(accountClosings).values({ userId: user.id, closedAt: now, keptUntil });
    await writeAudit(tx, { actor: user.email, action: "account.closed", userId: user.id });
    await endSessionsOf(tx, user.id);
  });
  return keptUntil;
}

async function requireReady(tx: Queryable, userId: number, leavesBalance: boolean): Promise<void> {
  const { balances, openPayments, openRounds } = await whatIsLeft(tx, userId);
  if (openPayments > 0 || openRounds > 0)
    throw new HttpError(409, "account.not_ready", "Something is on its way still: a payment, or a round that is not over.", {
      data: { success: false, openPayments, openRounds },
    });
  const cash = balances.filter((each) => each.cash > 0);
  if (cash.length > 0 && !leavesBalance)
    throw new HttpError(409, "account.balance_left", "There is money on the account. Withdraw it first, or say that it stays.", {
      data: {
        success: false,
        balances: cash.map((each) => ({ currencyCode: each.currencyCode, cash: toDecimal(each.cash, each.currencyCode) })),
      },
    });
}

/** What may be taken back is: no letter of offers goes to a closed account. */
async function withdrawConsents(tx: Queryable, user: UserRow, settings: SiteSettings): Promise<void> {
  const free = settings.registrationConsents.filter(({ key, isMandatory }) => !isMandatory && user.consents[key]?.isGiven);
  await keepConsents(tx, user.id, Object.fromEntries(free.map(({ key }) => [key, false])), settings);
}

/** Deletes what opens an account, and what nobody needs any more; a process that dies in between leaves it to the next. */
export async function clearClosed(tx: Queryable): Promise<boolean> {
  const [next] = await tx
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(isNull(accountClosings.clearedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!next) return false;
  const { userId } = next;
  for (const table of [
    "identities",
    "passkeys",
    "recovery_codes",
    "one_time_tokens",
    "data_exports",
    "coin_contacts",
    "favorite_games",
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  await tx
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, skrillEmail: null, referralCode: null, ghostMode: true })
    .where(eq(users.id, userId));
  await tx
    .update(accountClosings)
    .set({ clearedAt: sql`now()` })
    .where(eq(accountClosings.userId, userId));
  return true;
}
