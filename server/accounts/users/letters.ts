import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { type PageKey, pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { type LetterOccasion, occasionOf } from "../../outside/messages/letter_occasion";
import { type Letter, type Message, queuedMessage, type QueuedMessage, queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import { queuePush } from "../push/queries";
import type { UserRow } from "./sessions";
import { users } from "./tables";

interface OwnersLetter {
  letter: LetterName;
  /** Where the button leads. */
  page: PageKey;
  /** Behind the page's address. */
  query?: string;
  values?: (language: Language) => Record<string, string>;
  /** By SMS, to the account's number, and not by e-mail. */
  isSms?: boolean;
}

/** How somebody is reached, and in which language. */
export type Addressee = Pick<UserRow, "id" | "email" | "phone" | "phoneCode" | "preferredLanguage">;

/** What goes to the owner's devices too: it opens nothing, so that it may stand on a locked screen. */
const onDevices: ReadonlySet<LetterName> = new Set<LetterName>([
  "new_sign_in",
  "deposit_booked",
  "payout_paid",
  "payout_rejected",
  "payout_question",
  "claim_released",
  "claim_refused",
]);

/** Writes to the owner of an account, in their language, in the transaction of what it is about; not to made-up addresses. */
export async function writeToOwner(tx: Queryable, request: FastifyRequest, row: Addressee, letter: OwnersLetter): Promise<void> {
  const { server } = request;
  const occasion = occasionOf(request);
  const message = messageOf(server, occasion, row, letter);
  if (message) await queueMessage(tx, server, message);
  if (onDevices.has(letter.letter)) await queuePush(tx, server, row.id, letterTo(server, occasion, row, letter));
}

type Server = Pick<FastifyInstance, "settings" | "siteWords">;

/**
 * A letter of what happened without a request of theirs, to be sent with what it is about; null to made-up addresses. To their devices it is written
 * at once.
 */
export async function letterFromHouse(
  tx: Queryable,
  server: Server & Pick<FastifyInstance, "configuration">,
  row: Addressee,
  letter: OwnersLetter,
): Promise<QueuedMessage | null> {
  const { publicUrl, port } = server.configuration;
  const occasion = { origin: publicUrl ?? `http://localhost:${port}`, language: defaultLanguage };
  if (onDevices.has(letter.letter)) await queuePush(tx, server, row.id, letterTo(server, occasion, row, letter));
  const message = messageOf(server, occasion, row, letter);
  return message && queuedMessage(server, message);
}

export async function addresseeOf(tx: Queryable, userId: number): Promise<Addressee | null> {
  const { id, email, phone, phoneCode, preferredLanguage } = users;
  const [row] = await tx.select({ id, email, phone, phoneCode, preferredLanguage }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

function messageOf(server: Server, occasion: LetterOccasion, row: Addressee, letter: OwnersLetter): Message | null {
  const number = row.phone && row.phoneCode ? `+${row.phoneCode}${row.phone}` : null;
  const isReachable = isReachableEmail(row.email, server.settings().settings);
  const recipient = letter.isSms ? number : isReachable ? row.email : null;
  if (recipient === null) return null;
  return { channel: letter.isSms ? "sms" : "email", recipient, ...letterTo(server, occasion, row, letter) };
}

function letterTo(
  server: Server,
  occasion: LetterOccasion,
  { preferredLanguage }: Addressee,
  { letter, page, query = "", values }: OwnersLetter,
): Letter {
  const { settings } = server.settings();
  const language = preferredLanguage ?? occasion.language;
  const link = occasion.origin + addressIn(settings, pageAddress(settings, page, language), language) + query;
  return { language, letter, values: values?.(language), link };
}
