import nodemailer from "nodemailer";
import type { FastifyInstance } from "fastify";
import { type Letter, letterHtml, letterText } from "./letter";
import type { Channel, OutboxRow } from "./tables";

/** A message will not be taken, however often it is tried. */
export class Undeliverable extends Error {}

/** Hands a message to who delivers it. Fails where that did not succeed. */
export type Sender = (row: OutboxRow) => Promise<void>;
export type Senders = Partial<Record<Channel, Sender>>;

const patience = 10_000;

/** One for each channel that the environment names. */
export function createSenders(app: FastifyInstance): Senders {
  const { smtpUrl, smsGateway } = app.configuration;
  return {
    ...(smtpUrl && { email: createEmailSender(app, smtpUrl) }),
    ...(smsGateway && { sms: createSMSSender(smsGateway) }),
  };
}

function createEmailSender(app: FastifyInstance, url: string): Sender {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (row) => {
    const { name, senderEmail } = app.settings().settings;
    const letter = letterOf(app, row);
    try {
      await transport.sendMail({
        from: { name, address: senderEmail },
        to: { name: "", address: row.recipient },
        subject: row.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": row.language },
      });
    } catch (error) {
      const { responseCode = 0, code = "unknown" } = error as { responseCode?: number; code?: string };
      const reason = `${code} ${responseCode || ""}`.trim(); // the server's own words may name the address
      throw responseCode >= 500 && code !== "EAUTH" ? new Undeliverable(reason) : new Error(reason);
    }
  };
}

const createSMSSender =
  ({ url, secret }: { url: string; secret: string | null }): Sender =>
  async ({ recipient, body }) => {
    const { ok, status } = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(patience),
      headers: { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) },
      body: JSON.stringify({ to: recipient, text: body }),
    });
    if (ok) return;
    throw [400, 404, 410, 422].includes(status) ? new Undeliverable(`status ${status}`) : new Error(`status ${status}`);
  };

/** A message as it is shown: with the words of its button, and what the site looks like. */
export function letterOf({ siteWords, settings }: Pick<FastifyInstance, "siteWords" | "settings">, row: OutboxRow): Letter {
  const { name, theme } = settings().settings;
  const { language, subject, body, link, template } = row;
  const words = siteWords[language].letters[template]?.button ?? name;
  return { language, subject, text: body, button: link ? { words, link } : null, siteName: name, theme };
}
