import type { PlayerFacts } from "../../../schemas/api/personas";
import type { Persona } from "../../../schemas/persona";
import { newAccount, noLimits, type User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";
import { createRandom, seedOf } from "./seed";

/** What besides the viewer decides who a signed-in persona is. */
export interface Played {
  persona: Pick<Persona, "audience" | "country" | "player"> & Partial<Pick<Persona, "money">>;
  player: PlayerFacts | null;
}

/**
 * Somebody for signed-in personas to be. Their figures fit the audience and are the same at every load; of a real
 * player they have name, country, currency and deposits, never the money.
 */
export function sampleUser({ session, depositCount, country, now }: Viewer, { persona, player }: Played): User | null {
  if (session !== "user") return null;
  const random = createRandom(seedOf(persona));
  const cents = (most: number) => Math.round(random() * most * 100) / 100;
  const deposits = player?.depositCount ?? (depositCount > 0 ? 1 + Math.floor(random() * 11) : 0);
  const hasDeposited = deposits > 0;
  const amount = hasDeposited ? 20 + cents(480) : 0;
  const nonCashAmount = hasDeposited ? cents(40) : 0;
  const wager = 200 + Math.floor(random() * 400);
  const currencyCode = player?.currencyCode ?? "EUR";
  return {
    ...newAccount,
    userId: player?.userId ?? 0,
    uniqueId: "persona",
    email: "persona@example.com",
    isEmailVerified: true,
    role: "player",
    nickname: player?.name ?? "Persona",
    firstName: player ? null : "Robin",
    lastName: player ? null : "Example",
    countryCode: player?.countryCode ?? country,
    dateOfBirth: player ? null : "1990-01-31",
    address: null,
    city: null,
    zipCode: null,
    cpf: null,
    createdAt: new Date(Date.parse(now) - (30 + Math.floor(random() * 900)) * 86_400_000).toISOString(),
    currencyCode,
    currencySymbol: symbolOf(currencyCode),
    depositCount: deposits,
    totalDeposit: deposits * 50,
    totalSpend: hasDeposited ? cents(deposits * 50) : 0,
    kycStatus: hasDeposited && persona.money !== "in_review" ? "APPROVED" : "PENDING",
    isTest: true,
    isStreamer: false,
    userWallet: { currencyCode, totalAmount: toCents(amount + nonCashAmount), amount, nonCashAmount, version: 0 },
    activeBonus: hasDeposited ? { bonusId: 1, wagerLeft: Math.floor(wager * random()), amountToWager: wager } : null,
    userLimit: noLimits,
  };
}

const toCents = (amount: number) => Math.round(amount * 100) / 100;

const symbolOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;
