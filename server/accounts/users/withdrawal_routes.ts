import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { openWithdrawal, sendWithdrawalCode } from "../../../schemas/api/users";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { isExcluded } from "./exclusion_notice";
import { forgetGuesses, requireGuess, type TryLimit } from "./guesses";
import { writeToOwner } from "./letters";
import { issueToken, redeemToken } from "./one_time_tokens";
import type { UserRow } from "./sessions";
import { startSession } from "./start_session";
import { users } from "./tables";
import { readWithdrawalTicket, type WithdrawalTicket } from "./withdrawal_ticket";

const perAddress = { config: { rateLimit: { max: 30, timeWindow: "1 minute" } } };
const letters: TryLimit = { tries: 5, seconds: 15 * 60 };

/** What stands for a code among the one-time tokens: codes are short, so that each is one of its account alone. */
const tokenOf = (userId: number, code: string) => `withdrawal ${userId} ${code.replaceAll(/\s/g, "")}`;

/** How who is on a break gets at their balance: the password they gave, then their second factor or a code from a letter (D-44). */
export async function withdrawalSessionRoutes(app: FastifyInstance): Promise<void> {
  async function ownerOf(ticket: string): Promise<{ user: UserRow & { excludedUntil: Date }; ticket: WithdrawalTicket }> {
    const read = readWithdrawalTicket(app.signer, ticket);
    const [user] = read ? await app.db.select().from(users).where(eq(users.id, read.userId)) : [];
    if (!read || !user || user.suspendedAt || user.closedAt)
      throw new HttpError(410, "break.ticket_expired", "Sign in again: this was a while ago.", { data: { success: false } });
    if (!isExcluded(user))
      throw new HttpError(409, "break.ended", "Your break has ended. Sign in again.", { data: { success: false } });
    return { user, ticket: read };
  }

  route(
    app,
    sendWithdrawalCode,
    async ({ body, request }) => {
      const { user, ticket } = await ownerOf(body.ticket);
      if (ticket.hasGivenCode) return { data: { success: true, isCodeNeeded: false, sentTo: null } };
      const isSms = !isReachableEmail(user.email, app.settings().settings);
      if (isSms && !user.phone)
        throw new HttpError(409, "break.no_channel", "There is no address that a code could be sent to. Write to us.", {
          data: { success: false },
        });
      await requireGuess(app.db, `withdrawal letter ${user.id}`, letters);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const sentTo = isSms ? `${user.phoneCode}${user.phone}` : user.email;
      await app.db.transaction(async (tx) => {
        await issueToken(tx, user.id, "withdrawal", sentTo, tokenOf(user.id, code));
        await writeToOwner(tx, request, user, { letter: "withdrawal_code", page: "withdraw", values: () => ({ code }), isSms });
      });
      return { data: { success: true, isCodeNeeded: true, sentTo: mostlyHidden(sentTo) } };
    },
    perAddress,
  );

  route(
    app,
    openWithdrawal,
    async ({ body, request, reply }) => {
      const { user, ticket } = await ownerOf(body.ticket);
      if (!ticket.hasGivenCode) await requireCode(user, body.code ?? "");
      return startSession(request, reply, user, { isForWithdrawal: true });
    },
    perAddress,
  );

  async function requireCode({ id }: UserRow, code: string) {
    const key = `withdrawal code ${id}`;
    await requireGuess(app.db, key);
    const redeemed = await redeemToken(app.db, tokenOf(id, code), "withdrawal");
    if (typeof redeemed === "string" || redeemed.userId !== id)
      throw new HttpError(401, "break.code_wrong", "The code is wrong, or has run out.", { data: { success: false } });
    await forgetGuesses(app.db, key);
  }
}

/** The first letter and what follows the @, or the last two digits. */
function mostlyHidden(sentTo: string): string {
  const at = sentTo.lastIndexOf("@");
  return at > 0 ? `${sentTo.slice(0, 1)}•••${sentTo.slice(at)}` : `•••${sentTo.slice(-2)}`;
}
