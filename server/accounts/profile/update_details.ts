import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { readCpf } from "../../../schemas/cpf";
import { isPlaceholderEmail } from "../../../schemas/placeholders";
import { readPhone } from "../../../schemas/phone";
import { newsletterConsent } from "../../../schemas/registration";
import type { SiteSettings } from "../../../schemas/settings";
import type { DetailName, UserDetails } from "../../../schemas/user_details";
import { type FieldIssue, HttpError, invalidRequest } from "../../platform/api_error";
import { findClosed, findExcluded } from "../registration/find_excluded";
import { keepConsents } from "../registration/given_consents";
import { holdAccount } from "../reviews/hold_account";
import { violatedConstraint } from "../../platform/database/violated_constraint";
import { signal } from "../../platform/plugins/changes";
import type { Queryable } from "../../platform/plugins/database";
import type { UserRow } from "../users/sessions";
import { oneTimeTokens, users } from "../users/tables";
import { nicknameSkeleton, nicknameTaken, requireNickname } from "./nickname";
import { databaseTime } from "../../platform/database_clock";

type Changes = Partial<UserDetails>;
const details = [
  "email",
  "firstName",
  "lastName",
  "dateOfBirth",
  "address",
  "city",
  "zipCode",
  "cpf",
  "phoneCode",
  "phone",
  "nickname",
  "newsLetter",
  "preferredLanguage",
  "skrillEmail",
] as const satisfies readonly DetailName[];
const approved = ["firstName", "lastName", "dateOfBirth", "cpf"] as const;
const tellingApart = ["email", "firstName", "lastName", "dateOfBirth", "city", "zipCode", "cpf"] as const;
const ofTheAddress = ["address", "city", "zipCode"] as const;

/**
 * Changes what differs, all of it or nothing. Whoever sends another e-mail address has shown that they know the password.
 * What an account with approved documents has told about the person stays (L-6.12).
 */
export async function updateDetails(
  { db, settings, signer }: Pick<FastifyInstance, "db" | "settings" | "signer">,
  userId: number,
  sent: Changes,
  onNewEmail: (tx: Queryable, before: UserRow, after: UserRow) => Promise<void>,
): Promise<UserRow> {
  try {
    return await db.transaction(async (tx) => {
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      if (!before) throw new HttpError(401, "session.required", "Sign in first.");
      const changes = changesOf(before, withCpf(withWholePhone(before, sent)));
      if (Object.keys(changes).length === 0) return before;
      refuseApproved(before, changes);
      refuseGaps(changes, { ...before, ...changes }, settings().settings);
      if (changes.nickname) await requireNickname(tx, changes.nickname, { userId, site: settings().settings.name });
      const isNewEmail = changes.email !== undefined;
      const [after] = await tx
        .update(users)
        .set({
          ...changes,
          ...(changes.cpf !== undefined && { registerAskedAt: null }), // nobody has asked about this one
          ...(isNewEmail && { isEmailVerified: false, verificationSentAt: null }),
          ...(changes.nickname !== undefined && {
            nicknameSkeleton: changes.nickname === null ? null : nicknameSkeleton(changes.nickname),
          }),
        })
        .where(eq(users.id, userId))
        .returning();
      if (!after) throw new HttpError(401, "session.required", "Sign in first.");
      if (isNewEmail) {
        await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
        await onNewEmail(tx, before, after);
      }
      if (changes.newsLetter !== undefined)
        await keepConsents(tx, userId, { [newsletterConsent]: changes.newsLetter }, settings().settings);
      if (changes.nickname) await signal(tx, "user_nickname", { userId, nickname: changes.nickname });
      return holdLookAlike(tx, signer, changes, after);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "users_nickname_skeleton") throw nicknameTaken();
    if (constraint === "users_email_unique" || constraint === "users_phone") throw notPossible();
    throw error;
  }
}

/** Who has become like somebody who excluded themselves, or who has closed an account before, waits for the back office, and so do their sessions end. */
async function holdLookAlike(tx: Queryable, signer: FastifyInstance["signer"], changes: Columns, row: UserRow) {
  if (row.role !== "player" || !tellingApart.some((name) => changes[name])) return row;
  const { likeness, userIds } = await findExcluded({ db: tx, signer }, { email: row.email, details: row, ownId: row.id });
  const closed = likeness === null ? await findClosed(tx, { email: row.email, details: row, ownId: row.id }) : [];
  if (likeness === null && closed.length === 0) return row;
  const hold = likeness === null ? ({ cause: "like_closed", likeUserIds: closed } as const) : null;
  await holdAccount(tx, row.id, hold ?? { cause: "details_changed", likeUserIds: userIds });
  return { ...row, heldAt: databaseTime() };
}

/** Neutral: it does not say that somebody else has them. */
const notPossible = () => new HttpError(409, "profile.not_possible", "These details can not be used for this account.");

/** The number as it is kept, however it was written. */
function withWholePhone(row: UserRow, sent: Changes): Changes {
  const { phone = row.phone, phoneCode = row.phoneCode } = sent;
  if ((sent.phone === undefined && sent.phoneCode === undefined) || !phone || !phoneCode) return sent;
  const found = readPhone(phoneCode, phone);
  if (!found) throw invalidRequest([{ path: ["body", "phone"], message: "form.validation.phone.invalid" }]);
  return { ...sent, ...found };
}

/** The eleven digits, however they were written. */
const withCpf = (sent: Changes): Changes => (sent.cpf === undefined ? sent : { ...sent, cpf: readCpf(sent.cpf) ?? sent.cpf });

type Columns = Partial<Pick<UserRow, (typeof details)[number]>>;

/** What is told again; nothing told is null in the database. */
function changesOf(row: UserRow, sent: Changes): Columns {
  const changes: Record<string, unknown> = {};
  for (const name of details) {
    const value = sent[name] === "" ? null : sent[name];
    if (value !== undefined && value !== row[name]) changes[name] = value;
  }
  return changes as Columns; // by name, of the values that the schema of the details has checked
}

function refuseApproved(row: UserRow, changes: Columns) {
  if (row.kycStatus !== "APPROVED") return;
  const fields = approved.filter((name) => changes[name] !== undefined && row[name]);
  if (fields.length > 0)
    throw new HttpError(
      403,
      "profile.approved",
      "Names, date of birth and CPF were approved with documents; write to us to change them.",
      {
        data: { fields },
      },
    );
}

/** What may not be empty, or not without the other. */
function refuseGaps(changes: Columns, after: UserRow, { allowDepWithoutAddress, placeholderEmailDomains }: SiteSettings) {
  const issues: FieldIssue[] = [];
  const add = (name: DetailName, message: string) => issues.push({ path: ["body", name], message });
  if (!allowDepWithoutAddress) {
    for (const name of ofTheAddress) if (changes[name] === null) add(name, "form.validation.required");
  }
  if (changes.email && isPlaceholderEmail(changes.email, placeholderEmailDomains)) add("email", "form.validation.email.invalid");
  if (changes.phone !== undefined || changes.phoneCode !== undefined) {
    if (after.phone && !after.phoneCode) add("phoneCode", "form.validation.phoneCode.required");
    if (!after.phone && after.phoneCode) add("phone", "form.validation.phone.required");
  }
  if (issues.length > 0) throw invalidRequest(issues);
}
