import type { FastifyInstance } from "fastify";
import type { Language } from "../../../schemas/text";
import { insertOf } from "../../platform/database/rows";
import { send, type Sending, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { LetterName } from "../../platform/words/site_words";
import { type Channel, outbox } from "./tables";

export interface Letter {
  language: Language;
  letter: LetterName;
  /** What stands in the letter's `{{places}}`; `site` is known. */
  values?: Record<string, string>;
  /** Where the button leads, a whole address; SMS have it at their end. */
  link: string;
}

export interface Message extends Letter {
  channel: Exclude<Channel, "push">;
  /** An e-mail address, or a number with `+` in front. */
  recipient: string;
}

export type Server = Pick<FastifyInstance, "siteWords" | "settings">;

/** A message that is not written yet. */
export type QueuedMessage = Sending<Record<string, never>>;

const queueing = statement<Record<string, never>>(() => {
  const names = ["channel", "recipient", "language", "template", "subject", "body", "link"];
  return insertOf(outbox, names);
});

/** A letter's words with what stands in their places. */
export function writtenLetter({ siteWords, settings }: Server, { language, letter, values }: Omit<Letter, "link">) {
  const { subject, text } = siteWords[language].letters[letter];
  const known: Record<string, string> = { site: settings().settings.name, ...values };
  const fill = (words: string) => words.replace(/{{(\w+)}}/g, (place, name: string) => known[name] ?? place);
  return { subject: fill(subject), body: fill(text) };
}

/** A message to be written in the transaction of what it is about, with its words. */
export function queuedMessage(server: Server, message: Message): QueuedMessage {
  const { channel, recipient, language, letter, link } = message;
  const { subject, body } = writtenLetter(server, message);
  return queueing({
    channel,
    recipient,
    language,
    template: letter,
    subject: channel === "sms" ? "" : subject,
    body: channel === "sms" ? `${body} ${link}` : body,
    link,
  });
}

/** Writes a message in the transaction of what it is about: it is sent once that holds, and not at all otherwise. */
export async function queueMessage(db: Queryable, server: Server, message: Message): Promise<void> {
  await send(db, queuedMessage(server, message));
}
