import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { DocumentDecision } from "../../../schemas/api/documents_desk";
import { latestBirthDate, todayIn } from "../../../schemas/birth_date";
import {
  documentLabels,
  type DocumentReason,
  type DocumentSide,
  isWhole,
  neededProofs,
  stateOfLabel,
  type WrittenRequest,
} from "../../../schemas/documents";
import { placeholderBirthday } from "../../../schemas/placeholders";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { formatDate } from "../../../src/kit/ui/format";
import { demandsOf } from "../../accounts/markets/demands_of";
import { queuePush } from "../../accounts/push/queries";
import { homeOf } from "../../accounts/markets/home_of";
import type { UserRow } from "../../accounts/users/sessions";
import { holdIfExcluded } from "../../accounts/registration/hold_same_person";
import { users } from "../../accounts/users/tables";
import { type Letter, queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import { HttpError, notFound } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import type { Queryable } from "../../platform/plugins/database";
import { labelName, labelOf } from "./label_words";
import { currentOf, type DocumentRow, reasonOf, type Why } from "./queries";
import { playerDocuments } from "./tables";

export type App = Pick<FastifyInstance, "db" | "settings" | "siteWords" | "signer" | "configuration">;

export interface Verdict {
  decision: DocumentDecision;
  /** The sides that it is about; the others that wait are confirmed. */
  sides: readonly DocumentSide[];
  reasons: readonly DocumentReason[];
  /** The last day on which what is approved is valid, `2027-12-31`; null where that is not known. */
  validUntil: string | null;
  /** For the house alone. */
  note: string | null;
}

/** Holds an account's row, so that what is decided and sent about its documents happens one after the other. */
export async function holdPlayer(tx: Queryable, userId: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!row || row.role !== "player") throw notFound("player", "player.not_found");
  return row;
}

/** Whether somebody has told a date of birth by which they may play where they live. A placeholder is none (C-5.23). */
export function isOfAge({ settings }: Pick<App, "settings">, user: UserRow): boolean {
  const { minimumAge } = demandsOf(settings().settings, homeOf(user));
  const { dateOfBirth } = user;
  return (
    dateOfBirth !== null && dateOfBirth !== placeholderBirthday && dateOfBirth <= latestBirthDate(todayIn("UTC"), minimumAge)
  );
}

/**
 * Decides on the sides of a document that wait. 409 `document.changed` where those are not the ones that were looked at, `document.age` where a document of a person
 * would be approved who is too young, or whose date of birth is not known, `document.expired` where one would be that is not valid any more.
 */
export async function decide(
  app: App,
  tx: Queryable,
  place: { userId: number; labelId: number; actor: string | null; seen: readonly number[] },
  { decision, sides, reasons, validUntil, note }: Verdict,
): Promise<UserRow["kycStatus"]> {
  const { userId, labelId, actor, seen } = place;
  const label = labelOf(labelId);
  const user = await holdPlayer(tx, userId);
  const rows = await currentOf(tx, userId, labelId);
  const waiting = rows.filter(({ status }) => status === 0);
  const isSame = waiting.length > 0 && waiting.length === seen.length && waiting.every(({ id }) => seen.includes(id));
  if (!isSame) throw new HttpError(409, "document.changed", "There is a newer document, or somebody else has decided.");
  if (decision === "approve" && label.proves === "identity" && !isOfAge(app, user))
    throw new HttpError(409, "document.age", "This person is too young to play, or their date of birth is not known.");
  if (decision === "approve" && validUntil !== null && validUntil < todayIn("UTC"))
    throw new HttpError(409, "document.expired", "This document is not valid any more.");
  const now = new Date();
  const isAbout = (row: DocumentRow) => decision !== "approve" && sides.includes(row.side);
  if (decision !== "approve" && !waiting.some(isAbout)) throw new HttpError(409, "document.changed", "This side does not wait.");
  for (const row of waiting) {
    const status = isAbout(row) ? (decision === "reject" ? 2 : 4) : 1;
    await tx
      .update(playerDocuments)
      .set({
        ...{ status, reasons: status === 1 ? [] : [...reasons], actionPerformedAt: now, decidedBy: actor, askAt: null },
        ...(decision === "approve" && { validUntil }),
      })
      .where(eq(playerDocuments.id, row.id));
  }
  await writeAudit(tx, {
    actor,
    action: `document.${{ approve: "approved", ask_again: "asked_again", reject: "rejected" }[decision]}`,
    userId,
    details: { label: label.name, documents: seen, sides, reasons, ...(validUntil && { validUntil }), ...(note && { note }) },
  });
  const after = await settle(tx, user);
  const isConfirmed = after === "APPROVED" && user.kycStatus !== "APPROVED";
  if (isConfirmed && (await holdIfExcluded(app, tx, user))) return after; // the house writes once it has looked
  const origin = waiting.at(-1)?.origin ?? null;
  if (decision !== "approve")
    await tell(app, tx, user, origin, { letter: "document_asked_again", labelId, reasons, request: null, words: null });
  else if (isConfirmed) await tell(app, tx, user, origin, { letter: "documents_approved" });
  return after;
}

interface Asked {
  userId: number;
  labelId: number;
  /** Null for the house's own clock. */
  actor: string | null;
  origin: string | null;
  /** Null where only words of the house's own say why. */
  request: WrittenRequest | null;
  words: string | null;
}

/** Asks a player for a document, all its sides. */
export async function request(
  app: App,
  tx: Queryable,
  { userId, labelId, actor, origin, request: why, words }: Asked,
): Promise<void> {
  const label = labelOf(labelId);
  const user = await holdPlayer(tx, userId);
  const rows = await currentOf(tx, userId, labelId);
  if (rows.some(({ status }) => status === 0)) throw new HttpError(409, "document.changed", "One waits for review already.");
  const now = new Date();
  await replace(tx, userId, labelId, null, now);
  await tx.insert(playerDocuments).values(
    (label.isSingleSided ? (["front"] as const) : (["front", "back"] as const)).map((side) => ({
      userId,
      labelId,
      side,
      status: 4 as const,
      request: why,
      words,
      origin,
      actionPerformedAt: now,
      decidedBy: actor,
    })),
  );
  const details = { label: label.name, ...(why && { request: why }), ...(words !== null && { words }) };
  await writeAudit(tx, { actor, action: "document.requested", userId, details });
  await settle(tx, user);
  await tell(app, tx, user, origin, { letter: "document_asked_again", labelId, reasons: [], request: why, words });
}

/** What counted no longer does; its files are deleted by the clock, but for what was confirmed. */
export const replace = (tx: Queryable, userId: number, labelId: number, side: DocumentSide | null, at: Date) =>
  tx
    .update(playerDocuments)
    .set({ replacedAt: at, askAt: null })
    .where(
      and(
        eq(playerDocuments.userId, userId),
        eq(playerDocuments.labelId, labelId),
        side === null ? undefined : eq(playerDocuments.side, side),
        isNull(playerDocuments.replacedAt),
      ),
    );

/** How far the check of somebody's identity is, as their documents say (C-3.06), written to the account. */
export async function settle(tx: Queryable, user: Pick<UserRow, "id" | "kycStatus">): Promise<UserRow["kycStatus"]> {
  const current = await currentOf(tx, user.id);
  const rows = current.map(({ labelId, side, status }) => ({ documentLabelId: labelId, side, status }));
  const states = documentLabels.map((label) => ({ label, state: stateOfLabel(label, rows) }));
  const isProven = neededProofs.every((proof) =>
    states.some(({ label, state }) => label.proves === proof && state === "confirmed"),
  );
  const isAnswerOpen = current.some((row) => row.status === 0 && (row.request !== null || row.words !== null)); // to the house
  const isOpen = isAnswerOpen || states.some(({ state }) => state === "requested" || state === "rejected");
  const waits = states.some(({ label, state }) => state === "pending" && isWhole(label, rows));
  const isRejected = states.some(({ state }) => state === "rejected");
  const status = isRejected && !waits ? "REJECTED" : isProven && !isOpen ? "APPROVED" : "PENDING";
  if (status !== user.kycStatus) await tx.update(users).set({ kycStatus: status }).where(eq(users.id, user.id));
  return status;
}

type Said =
  | { letter: "documents_approved" }
  | { letter: "document_expires"; labelId: number; day: string }
  | ({ letter: "document_asked_again"; labelId: number } & Why);

/** A letter in the player's language, that leads to the page of documents. */
export async function tell(app: App, tx: Queryable, user: UserRow, origin: string | null, said: Said): Promise<void> {
  const { settings } = app.settings();
  if (origin === null) return;
  const language = user.preferredLanguage ?? defaultLanguage;
  const values = valuesOf(app, said, language);
  const link = origin + addressIn(settings, pageAddress(settings, "verification", language), language);
  const letter: Letter = { language, letter: said.letter, values, link };
  if (isReachableEmail(user.email, settings)) await queueMessage(tx, app, { channel: "email", recipient: user.email, ...letter });
  await queuePush(tx, app, user.id, letter);
}

function valuesOf(app: App, said: Said, language: Language): Record<string, string> {
  if (said.letter === "documents_approved") return {};
  const document = labelName(app, said.labelId, language);
  if (said.letter === "document_expires")
    return { document, day: formatDate(said.day, language, { dateStyle: "long", timeZone: "UTC" }) };
  return { document, reason: reasonOf(app, { ...said, status: 4 }, language) ?? "" };
}
