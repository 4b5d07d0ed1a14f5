import { randomUUID } from "node:crypto";
import { book } from "../money/ledger/book";
import { toMinorUnits } from "../platform/amounts";
import { hashPassword } from "../accounts/users/passwords";
import { nicknameSkeleton } from "../accounts/profile/nickname";
import { users, wallets } from "../accounts/users/tables";
import { demoAccounts, demoPassword } from "./accounts";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const money = (decimal: number) => toMinorUnits(decimal, currencyCode);

export const fillUsers: Fill = async (db) => {
  const passwordHash = await hashPassword(demoPassword);
  for (const {
    about: _,
    deposits,
    wallet,
    bonus: _bonus,
    excludedForDays,
    timeOutDays: _timeOut,
    lastLoginFrom,
    memberForDays = 0,
    ...account
  } of demoAccounts) {
    const [row] = await db
      .insert(users)
      .values({
        ...account,
        nicknameSkeleton: account.nickname && nicknameSkeleton(account.nickname),
        uniqueId: randomUUID(),
        consents: { terms_and_conditions_acceptance: { isGiven: true, at: new Date().toISOString(), version: "1" } },
        createdAt: new Date(Date.now() - memberForDays * 86_400_000),
        passwordHash,
        currencyCode,
        depositCount: deposits?.count ?? 0,
        totalDeposit: money(deposits?.total ?? 0),
        totalSpend: money(deposits?.spent ?? 0),
        excludedUntil: excludedForDays ? new Date(Date.now() + excludedForDays * 86_400_000) : null,
        lastLogin: lastLoginFrom ? { at: new Date(Date.now() - 2 * 86_400_000).toISOString(), ...lastLoginFrom } : null,
      })
      .returning({ id: users.id });
    if (!row) continue;
    await db.insert(wallets).values({ userId: row.id, currencyCode });
    const [cash, bonusMoney] = [money(wallet?.amount ?? 0), money(wallet?.nonCashAmount ?? 0)];
    if (cash + bonusMoney === 0) continue;
    const entry = { userId: row.id, currencyCode };
    await book(db, "opening", `opening:${row.id}:${currencyCode}`, [
      { ...entry, account: "cash", amount: cash },
      { ...entry, account: "bonus", amount: bonusMoney },
      { ...entry, account: "outside", userId: null, amount: -cash - bonusMoney },
    ]);
  }
};
