import type { Signer } from "./tokens";
import { databaseTime } from "../../platform/database_clock";

const minutes = 15;
const purpose = "withdrawal ticket";

export interface WithdrawalTicket {
  userId: number;
  /** The second factor was given with the password. */
  hasGivenCode: boolean;
}

/** Tells that somebody on a break proved who they are: with it they ask for a session that is for their withdrawal alone (D-44). */
export const withdrawalTicket = (signer: Signer, userId: number, hasGivenCode: boolean, now = databaseTime().getTime()): string =>
  signer.seal([userId, now + minutes * 60_000, Number(hasGivenCode)].join(" "), purpose);

/** What a ticket says, or null where it is not ours or has run out. */
export function readWithdrawalTicket(signer: Signer, ticket: string, now = databaseTime().getTime()): WithdrawalTicket | null {
  const [userId = 0, expiresAt = 0, hasGivenCode] = (signer.unseal(ticket, purpose) ?? "").split(" ").map(Number);
  return userId > 0 && expiresAt > now ? { userId, hasGivenCode: hasGivenCode === 1 } : null;
}
