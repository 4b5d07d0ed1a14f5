import type { User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";

/** Somebody for signed-in personas to be; their figures fit the audience. */
export function sampleUser({ session, depositCount, country }: Viewer): User | null {
  if (session !== "user") return null;
  const amount = depositCount > 0 ? 128.5 : 0;
  return {
    userId: 0,
    uniqueId: "persona",
    email: "persona@example.com",
    isEmailVerified: true,
    role: "player",
    nickname: "Persona",
    firstName: "Robin",
    lastName: "Example",
    countryCode: country,
    currencyCode: "EUR",
    currencySymbol: "€",
    depositCount,
    totalDeposit: depositCount > 0 ? 200 : 0,
    totalSpend: depositCount > 0 ? 71.5 : 0,
    kycStatus: "APPROVED",
    isTest: true,
    isStreamer: false,
    userWallet: { currencyCode: "EUR", totalAmount: amount, amount, nonCashAmount: 0 },
    activeBonus: null,
    userLimit: { selfExclusion: null, pendingSelfExclusion: null, pendingSelfExclusionRequestedAt: null },
  };
}
