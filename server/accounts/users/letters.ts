import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { type PageKey, pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { type LetterOccasion, occasionOf } from "../../outside/messages/letter_occasion";
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
export const writeToOwner = (tx: Queryable, request: FastifyRequest, row: UserRow, letter: Letter): Promise<void> =>
  write(tx, request.server, occasionOf(request), row, letter);

type Server = Pick<FastifyInstance, "settings" | "siteWords">;

/** As `writeToOwner`, of what happened without a request of theirs. */
export function writeFromHouse(
  tx: Queryable,
  server: Server & Pick<FastifyInstance, "configuration">,
  row: UserRow,
  letter: Letter,
): Promise<void> {
  const { publicUrl, port } = server.configuration;
  return write(tx, server, { origin: publicUrl ?? `http://localhost:${port}`, language: defaultLanguage }, row, letter);
}

async function write(
  tx: Queryable,
  server: Server,
  occasion: LetterOccasion,
  row: UserRow,
  { letter, page, query = "", values, isSms = false }: Letter,
): Promise<void> {
  const { settings } = server.settings();
  const number = row.phone && row.phoneCode ? `+${row.phoneCode}${row.phone}` : null;
  const recipient = isSms ? number : isReachableEmail(row.email, settings) ? row.email : null;
  if (recipient === null) return;
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
