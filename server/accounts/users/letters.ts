import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { type PageKey, pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { type LetterOccasion, occasionOf } from "../../outside/messages/letter_occasion";
import { type Message, queuedMessage, type QueuedMessage, queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import type { UserRow } from "./sessions";
import { users } from "./tables";

interface Letter {
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
export type Addressee = Pick<UserRow, "email" | "phone" | "phoneCode" | "preferredLanguage">;

/** Writes to the owner of an account, in their language, in the transaction of what it is about; not to made-up addresses. */
export async function writeToOwner(tx: Queryable, request: FastifyRequest, row: Addressee, letter: Letter): Promise<void> {
  const message = messageOf(request.server, occasionOf(request), row, letter);
  if (message) await queueMessage(tx, request.server, message);
}

type Server = Pick<FastifyInstance, "settings" | "siteWords">;

/** A letter of what happened without a request of theirs, to be sent with what it is about; null to made-up addresses. */
export function letterFromHouse(
  server: Server & Pick<FastifyInstance, "configuration">,
  row: Addressee,
  letter: Letter,
): QueuedMessage | null {
  const { publicUrl, port } = server.configuration;
  const occasion = { origin: publicUrl ?? `http://localhost:${port}`, language: defaultLanguage };
  const message = messageOf(server, occasion, row, letter);
  return message && queuedMessage(server, message);
}

export async function addresseeOf(tx: Queryable, userId: number): Promise<Addressee | null> {
  const { email, phone, phoneCode, preferredLanguage } = users;
  const [row] = await tx.select({ email, phone, phoneCode, preferredLanguage }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

function messageOf(
  server: Server,
  occasion: LetterOccasion,
  row: Addressee,
  { letter, page, query = "", values, isSms = false }: Letter,
): Message | null {
  const { settings } = server.settings();
  const number = row.phone && row.phoneCode ? `+${row.phoneCode}${row.phone}` : null;
  const recipient = isSms ? number : isReachableEmail(row.email, settings) ? row.email : null;
  if (recipient === null) return null;
  const language = row.preferredLanguage ?? occasion.language;
  return {
    channel: isSms ? "sms" : "email",
    recipient,
    language,
    letter,
    values: values?.(language),
    link: occasion.origin + addressIn(settings, pageAddress(settings, page, language), language) + query,
  };
}
