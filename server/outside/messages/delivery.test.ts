import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { asc, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createSourceRenderer } from "../../testing/source_renderer";
import { deliverNext } from "./deliver";
import { queueMessage } from "./queue_message";
import { createSenders, type Sender } from "./senders";
import { outbox } from "./tables";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ content: "empty" })));
afterAll(() => app.close());
beforeEach(() => app.db.delete(outbox));

const link = "https://casino.example/reset-password?token=secret-token";
const write = (recipient = "mara@example.com", channel: "email" | "sms" = "email") =>
  queueMessage(app.db, app, { channel, recipient, language: "de", letter: "reset_password", link });
const rows = () => app.db.select().from(outbox).orderBy(asc(outbox.id));
/** As if the time of the next try had come. */
const becomeDue = () => app.db.update(outbox).set({ nextTryAt: sql`now()` });

/** The parts of an e-mail, decoded. */
function decoded(source: string) {
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      "latin1",
    ).toString();
  return quoted(source);
}

/** A real mail server of the test's own, which answers what it is told to. */
async function mailServer(refuse: (recipient: string) => number | null = () => null) {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode === null ? null : Object.assign(new Error(`No mailbox ${address}`), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = decoded(Buffer.concat(chunks).toString());
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const configuration = { ...app.configuration, smtpUrl };
  return {
    received,
    smtpUrl,
    senders: createSenders({ configuration, settings: app.settings, siteWords: app.siteWords } as FastifyInstance),
  };
}

it("sends a letter as text and as HTML in its language, and forgets what is in it", async () => {
  const { received, senders } = await mailServer();
  await write();
  expect(await deliverNext(app.db, senders)).toBe(true);
  expect(await deliverNext(app.db, senders)).toBe(false);
  const [mail] = received;
  expect(mail?.to).toEqual(["mara@example.com"]);
  expect(mail?.source).toContain("Subject: Ein neues Passwort");
  expect(mail?.source).toMatch(/From: Foyer <no-reply@foyer\.test>/);
  expect(mail?.source).toContain(`Neues Passwort wählen:\r\n${link}`);
  expect(mail?.source).toContain(`<html lang="de">`);
  expect(mail?.source).toContain(`<a href="${link}"`);
  const [row] = await rows();
  expect(row).toMatchObject({ body: "", link: null, nextTryAt: null, tries: 1, lastError: null });
  expect(row?.sentAt).toBeInstanceOf(Date);
});

it("tries again later, each time later, and gives up in the end; what is kept names nobody", async () => {
  const { senders } = await mailServer(() => 451);
  await write();
  const minutes = [];
  for (let time = 0; time < 7 && (await deliverNext(app.db, senders)); time++) {
    const [row] = await rows();
    minutes.push(row?.nextTryAt ? Math.round((row.nextTryAt.getTime() - Date.now()) / 60_000) : null);
    expect(row?.lastError).toBe("EENVELOPE 451");
    if (row?.nextTryAt) await becomeDue();
  }
  expect(minutes).toEqual([1, 5, 30, 120, 360, null]);
  expect((await rows())[0]).toMatchObject({ body: "", link: null, sentAt: null });
});

it("gives up at once where there is no such mailbox", async () => {
  const { received, senders } = await mailServer((recipient) => (recipient.startsWith("nobody") ? 550 : null));
  await write("nobody@example.com");
  await write();
  while (await deliverNext(app.db, senders));
  expect(received.map(({ to }) => to)).toEqual([["mara@example.com"]]);
  expect(await rows()).toMatchObject([
    { nextTryAt: null, sentAt: null, lastError: "EENVELOPE 550", body: "" },
    { lastError: null },
  ]);
});

it("sends nothing that is older than a day: its link has run out", async () => {
  const { received, senders } = await mailServer();
  await write();
  await app.db.update(outbox).set({ createdAt: sql`now() - interval '25 hours'` });
  await deliverNext(app.db, senders);
  expect(received).toEqual([]);
  expect((await rows())[0]).toMatchObject({ nextTryAt: null, sentAt: null, body: "" });
});

it("sends each letter once, however many processes send", async () => {
  const sent: string[] = [];
  const email: Sender = async ({ recipient }) => {
    await new Promise((resolve) => setImmediate(resolve));
    sent.push(recipient);
  };
  const recipients = Array.from({ length: 20 }, (_, index) => `player-${index}@example.com`);
  for (const recipient of recipients) await write(recipient);
  const drain = async () => {
    while (await deliverNext(app.db, { email }));
  };
  await Promise.all([drain(), drain(), drain(), drain()]);
  expect(sent.sort()).toEqual(recipients.sort());
});

it("leaves a message to another process while one has it, and takes it when that one is gone", async () => {
  await write();
  const died = new Promise<never>(() => {});
  void deliverNext(app.db, { email: () => died });
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
  const sent: string[] = [];
  const email: Sender = async ({ recipient }) => void sent.push(recipient);
  expect(await deliverNext(app.db, { email })).toBe(false);
  await becomeDue();
  expect(await deliverNext(app.db, { email })).toBe(true);
  expect(sent).toEqual(["mara@example.com"]);
});

it("hands SMS to the gateway with its secret, and leaves e-mails where no server takes them", async () => {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const gateway = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void gateway.close());
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
  const configuration = { ...app.configuration, smsGateway: { url, secret: "of the gateway" } };
  const senders = createSenders({ configuration } as FastifyInstance);
  await write();
  await write("+4915123456789", "sms");
  while (await deliverNext(app.db, senders));
  expect(received).toMatchObject([{ headers: { authorization: "Bearer of the gateway" }, body: { to: "+4915123456789" } }]);
  expect(JSON.stringify(received[0]?.body)).toContain(link);
  expect(await rows()).toMatchObject([
    { channel: "email", sentAt: null, tries: 0, link },
    { channel: "sms", body: "" },
  ]);
});

it("sends by itself while the server runs", async () => {
  const { received, smtpUrl } = await mailServer();
  const sending = await startAppForThisTest({ content: "empty", configuration: { smtpUrl } });
  const message = { channel: "email", recipient: "a@example.com", language: "en", letter: "verify_email", link } as const;
  await queueMessage(sending.db, sending, message);
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
});

describe("the outbox", () => {
  const show = (demo: FastifyInstance, headers: Record<string, string> = {}) =>
    demo.inject({ method: "GET", url: "/outbox", headers });

  it("lists a demo's letters with their buttons, newest first, in the reader's language, and lets no script in", async () => {
    const demo = await startAppForThisTest({ configuration: { isDemo: true }, createRenderer: createSourceRenderer });
    const message = { channel: "email" as const, language: "en" as const, letter: "reset_password" as const, link };
    await queueMessage(demo.db, demo, { ...message, recipient: `"<script>"@example.com` });
    await queueMessage(demo.db, demo, { ...message, recipient: "newest@example.com" });
    const answer = await show(demo, { "accept-language": "de" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(answer.body).toContain("<h1>Postausgang</h1>");
    expect(answer.body).toContain(`<a class="primary" href="${link}">Choose a new password</a>`);
    expect(answer.body.indexOf("newest@example.com")).toBeLessThan(answer.body.indexOf("&lt;script&gt;"));
    expect(answer.body).not.toContain("<script");
  });

  it("is nowhere but in a demo that sends nothing", async () => {
    const site = await startAppForThisTest({ content: "empty", createRenderer: createSourceRenderer });
    expect((await show(site)).statusCode).toBe(404);
    const smtp = { isDemo: true, smtpUrl: "smtp://127.0.0.1:9" };
    const sending = await startAppForThisTest({ configuration: smtp, createRenderer: createSourceRenderer });
    expect((await show(sending)).statusCode).toBe(404);
  });

  it("tells nobody where a page was opened by a link that opens an account", async () => {
    const site = await startAppForThisTest({ createRenderer: createSourceRenderer });
    const policyAt = async (url: string) => (await site.inject({ method: "GET", url })).headers["referrer-policy"];
    expect(await policyAt("/reset-password?token=abc")).toBe("no-referrer");
    expect(await policyAt("/reset-password")).toBe("strict-origin-when-cross-origin");
  });
});
