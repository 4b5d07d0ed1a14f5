import type { FastifyRequest } from "fastify";
import type { Language } from "../../../schemas/text";
import { type PageKey, pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import type { UserRow } from "./sessions";

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

/** Writes to the owner of an account, in their language, in the transaction of what it is about; not to made-up addresses. */
export async function writeToOwner(
  tx: Queryable,
  request: FastifyRequest,
  row: UserRow,
  { letter, page, query = "", values, isSms = false }: Letter,
): Promise<void> {
  const { server } = request;
  const { settings } = server.settings();
  const number = row.phone && row.phoneCode ? `+${row.phoneCode}${row.phone}` : null;
  const recipient = isSms ? number : isReachableEmail(row.email, settings) ? row.email : null;
  if (recipient === null) return;
  const occasion = occasionOf(request);
  const language = row.preferredLanguage ?? occasion.language;
  await queueMessage(tx, server, {
    channel: isSms ? "sms" : "email",
    recipient,
    language,
    letter,
    values: values?.(language),
    link: occasion.origin + addressIn(settings, pageAddress(settings, page, language), language) + query,
  });
}
