import type { FastifyInstance } from "fastify";
import type { Language } from "../../../schemas/text";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import { type Channel, outbox } from "./tables";

export interface Message {
  channel: Channel;
  /** An e-mail address, or a number with `+` in front. */
  recipient: string;
  language: Language;
  letter: LetterName;
  /** What stands in the letter's `{{places}}`; `site` is known. */
  values?: Record<string, string>;
  /** Where the button leads, a whole address; SMS have it at their end. */
  link: string;
}

/** Writes a message in the transaction of what it is about: it is sent once that holds, and not at all otherwise. */
export async function queueMessage(
  db: Queryable,
  { siteWords, settings }: Pick<FastifyInstance, "siteWords" | "settings">,
  { channel, recipient, language, letter, values, link }: Message,
): Promise<void> {
  const { subject, text } = siteWords[language].letters[letter];
  const known: Record<string, string> = { site: settings().settings.name, ...values };
  const fill = (words: string) => words.replace(/{{(\w+)}}/g, (place, name: string) => known[name] ?? place);
  await db.insert(outbox).values({
    channel,
    recipient,
    language,
    template: letter,
    subject: channel === "sms" ? "" : fill(subject),
    body: channel === "sms" ? `${fill(text)} ${link}` : fill(text),
    link,
  });
}
