import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateSync, crc32 } from "node:zlib";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { Documents } from "../../../schemas/api/documents";
import { maxDocumentBytes } from "../../../schemas/documents";
import { users } from "../../accounts/users/tables";
import { outbox } from "../../outside/messages/tables";
import { practiceVendor } from "../../outside/sandbox/verification_vendor";
import { vendorBehindGateway } from "../../outside/verification/gateway";
import type { VerificationVendor } from "../../outside/verification/port";
import { demoAccounts } from "../../demo/accounts";
import { auditEntries } from "../../platform/audit/tables";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { documentFiles, documentPieces, playerDocuments } from "./tables";
import { longTest } from "../../../src/testing/long_test";

let apps: FastifyInstance[];
let app: FastifyInstance;
let other: FastifyInstance;
let cashier: { authorization: string };
const key = randomBytes(32);
let vendor: VerificationVendor = practiceVendor;
beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const configuration = { sessionSecrets: ["one secret for both processes of this test"] as const, documentKeys: [key] };
  const options = {
    connection,
    configuration,
    verificationVendor: { look: (...asked) => vendor.look(...asked) } as VerificationVendor,
  };
  apps = await Promise.all([startTestApp(options), startTestApp(options)]);
  [app, other] = apps as [FastifyInstance, FastifyInstance];
  cashier = await bearerOf(app, "cashier@foyer.test");
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

/** Small: what a test asks is not about its size, and one of 900 by 600 costs a quarter of a second to make and to take. */
const photo = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#8899aa", noise: { type: "gaussian", mean: 120, sigma: 40 } } })
    .jpeg()
    .toBuffer();
const pdf = (size = 2_000) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, "x"), Buffer.from("\n%%EOF\n")]);

/** A player of one test alone. */
async function newPlayer({ lastName = "Silva", language = "de", dateOfBirth = "1990-05-17" as string | null } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, first_name, last_name,
      date_of_birth, preferred_language, deposit_count)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents, 'Marta', ${lastName}, ${dateOfBirth}, ${language}, 1
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  const headers = await bearerOf(app, email);
  const send = (labelId: number, side: string, bytes: Buffer, options: Partial<Sent> & { at?: FastifyInstance } = {}) =>
    upload(options.at ?? app, headers, { labelId, side, bytes, ...options });
  const documents = async (at = app, query = "") =>
    (await call<Documents>(at, { url: `/api/document/get-documents${query}`, headers })).body;
  return { id, email, headers, send, documents };
}

interface Sent {
  labelId: number | string;
  side: string;
  bytes: Buffer;
  field?: string;
  type?: string;
  /** The fields come after the file. */
  isFileFirst?: boolean;
  /** A place of its own, where a test sends so much that the others would be refused for it. */
  remoteAddress?: string;
}
const names = ["", "Identity card or driving licence", "Passport", "Proof of address", "Selfie", "Bank card", "Proof of income"];

function upload(
  at: FastifyInstance,
  headers: object,
  {
    labelId,
    side,
    bytes,
    field = names[Number(labelId)] ?? "",
    type = "image/jpeg",
    isFileFirst,
    remoteAddress = "127.0.0.1",
  }: Sent,
) {
  const boundary = "----foyer-test";
  const text = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Buffer.from(text("labelId", String(labelId)) + text("side", side));
  const file = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="card.jpg"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  const payload = Buffer.concat([...(isFileFirst ? [file, fields] : [fields, file]), Buffer.from(`--${boundary}--\r\n`)]);
  return call<{ code?: string; data: { document: { documentId: number; documentName: string; status: number } } }>(at, {
    method: "PUT",
    url: "/api/document/update-user-document",
    remoteAddress,
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload,
  });
}

const review = (url: string, payload: object) =>
  call<{ code?: string; data: { kycStatus: string } }>(app, {
    method: "POST",
    url: `/api/backoffice/documents/${url}`,
    payload,
    headers: cashier,
  });
const idsOf = async (userId: number, labelId: number) =>
  (
    await app.db
      .select()
      .from(playerDocuments)
      .where(
        and(
          eq(playerDocuments.userId, userId),
          eq(playerDocuments.labelId, labelId),
          eq(playerDocuments.status, 0),
          sql`replaced_at is null`,
        ),
      )
  ).map(({ id }) => id);

it("lists the kinds of documents with their names per language, and what everybody needs (L-7.20, C-3.38, C-7.27)", async () => {
  const { headers } = await newPlayer();
  const { body } = await call<{
    labels: { documentLabelId: number; name: Record<string, string>; isSingleSided: boolean; isNeeded: boolean }[];
  }>(app, { url: "/api/document/get-document-label", headers });
  expect(body.labels.map(({ documentLabelId, isSingleSided, isNeeded }) => [documentLabelId, isSingleSided, isNeeded])).toEqual([
    [1, false, true],
    [2, true, true],
    [3, true, true],
    [4, true, false],
    [5, true, false],
    [6, true, false],
  ]);
  expect(body.labels[1]?.name).toMatchObject({ en: "Passport", de: "Reisepass", fi: "Passi" });
});

it("both sides are sent, reviewed and approved, and withdrawing is open (C-3.39, C-4.48, C-4.49, C-7.28, L-7.21)", async () => {
  const { id, email, send, documents, headers } = await newPlayer();
  const conditions = async () =>
    (await call<{ conditions: object[] }>(app, { url: "/api/user/get-withdraw-conditions", headers })).body.conditions;
  expect(await conditions()).toContainEqual(expect.objectContaining({ name: "documents", isMet: false }));
  const front = await send(1, "front", await photo());
  expect(front).toMatchObject({ status: 200, body: { data: { document: { status: 0, documentName: `1-front-${names[1]}` } } } });
  await send(1, "back", await photo(), { at: other });
  await send(3, "front", pdf());
  expect((await documents(other)).userDocument).toMatchObject({
    count: 3,
    rows: [{ side: "front" }, { side: "back" }, { kind: "pdf" }],
  });
  expect(await review(`${id}/1/decide`, { decision: "approve", documentIds: await idsOf(id, 1) })).toMatchObject({
    status: 200,
    body: { data: { kycStatus: "PENDING" } },
  });
  const done = await review(`${id}/3/decide`, { decision: "approve", documentIds: await idsOf(id, 3) });
  expect(done.body.data.kycStatus).toBe("APPROVED");
  expect(await conditions()).toContainEqual(expect.objectContaining({ name: "documents", isMet: true }));
  expect((await send(1, "back", await photo())).body.code).toBe("document.confirmed");
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(letter).toMatchObject({ template: "documents_approved", language: "de" });
});

it("whose documents show somebody who is like an excluded person waits for the house, and is let in by it once (D-07)", async () => {
  const someone = { lastName: "Ypsilanti", dateOfBirth: "1977-07-17" };
  const [excluded, again] = [await newPlayer(someone), await newPlayer({ ...someone, lastName: "Ypsilanty" })];
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 year' where id = ${excluded.id}`);
  const confirm = async () => {
    for (const labelId of [2, 3]) {
      await again.send(labelId, "front", pdf());
      await review(`${again.id}/${labelId}/decide`, { decision: "approve", documentIds: await idsOf(again.id, labelId) });
    }
  };
  const isIn = async () => (await call(app, { url: "/api/user/get-user-details", headers: again.headers })).status === 200;
  await confirm();
  expect(await isIn()).toBe(false);
  const { rows } = await app.db.execute(sql`select cause, like_user_ids from account_reviews where user_id = ${again.id}`);
  expect(rows).toEqual([{ cause: "like_excluded", like_user_ids: [excluded.id] }]);
  expect(await app.db.select().from(outbox).where(eq(outbox.recipient, again.email))).toEqual([]);

  await app.db.execute(sql`update account_reviews set decision = 'approved', decided_at = now() where user_id = ${again.id}`);
  await app.db.execute(sql`update users set held_at = null, kyc_status = 'PENDING' where id = ${again.id}`);
  await app.db.execute(sql`update player_documents set status = 0 where user_id = ${again.id}`);
  for (const labelId of [2, 3])
    await review(`${again.id}/${labelId}/decide`, { decision: "approve", documentIds: await idsOf(again.id, labelId) });
  const [row] = (await app.db.execute(sql`select held_at, kyc_status from users where id = ${again.id}`)).rows;
  expect(row).toEqual({ held_at: null, kyc_status: "APPROVED" });
});

it("a side is asked for again with a reason in the player's language, and the side that is good stays (C-4.50, C-4.52, C-8.30)", async () => {
  const { id, email, send, documents } = await newPlayer();
  await send(1, "front", await photo());
  await send(1, "back", await photo());
  const body = { decision: "ask_again", documentIds: await idsOf(id, 1), sides: ["back"], reasons: ["too_dark", "corner_cut"] };
  expect((await review(`${id}/1/decide`, { ...body, reasons: [] })).status).toBe(400);
  expect((await review(`${id}/1/decide`, body)).status).toBe(200);
  expect((await documents()).userDocument.rows).toMatchObject([
    { side: "front", status: 1, reason: null },
    { side: "back", status: 4, reason: expect.stringContaining("zu dunkel") },
  ]);
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(letter).toMatchObject({ template: "document_asked_again", body: expect.stringContaining("Eine Ecke fehlt") });
  expect((await documents(app, "?language=en")).userDocument.rows[1]?.reason).toContain("It is too dark to read.");
  await send(1, "back", await photo());
  expect((await documents()).userDocument.rows).toMatchObject([{ status: 1 }, { status: 0, reason: null }]);
  const rejected = { decision: "reject", documentIds: await idsOf(id, 1), sides: ["back"], reasons: ["name_differs"] };
  expect((await review(`${id}/1/decide`, rejected)).body.data.kycStatus).toBe("REJECTED");
});

/** A day from now, UTC. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it("who has a document that expires reads until when, is told 30 and 7 days before, once each, and is asked for a new one after", async () => {
  const { id, email, send, documents } = await newPlayer();
  for (const labelId of [2, 3]) await send(labelId, "front", pdf(), { remoteAddress: "10.9.0.1" });
  const approve = async (labelId: number, more: object = {}) =>
    review(`${id}/${labelId}/decide`, { decision: "approve", documentIds: await idsOf(id, labelId), ...more });
  expect(await approve(2, { validUntil: inDays(-1) })).toMatchObject({ status: 409, body: { code: "document.expired" } });
  expect((await approve(2, { validUntil: inDays(31) })).status).toBe(200);
  expect((await approve(3)).body.data.kycStatus).toBe("APPROVED");
  expect((await documents()).userDocument.rows).toMatchObject([{ validUntil: inDays(31) }, { validUntil: null }]);
  await app.db.delete(outbox).where(eq(outbox.recipient, email));
  const letters = async () =>
    (await app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).map(({ template }) => template);
  async function pass(validUntil: string) {
    await app.db
      .update(playerDocuments)
      .set({ validUntil })
      .where(and(eq(playerDocuments.userId, id), eq(playerDocuments.labelId, 2)));
    for (const each of [app, other, app]) await each.lookAfterDocuments();
    return letters();
  }
  expect(await pass(inDays(31))).toEqual([]);
  expect(await pass(inDays(30))).toEqual(["document_expires"]);
  expect(await pass(inDays(8))).toHaveLength(1);
  expect(await pass(inDays(7))).toHaveLength(2);
  expect(await pass(inDays(0))).toHaveLength(2);
  expect((await documents()).kycStatus).toBe("APPROVED");
  const [first] = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(first?.body).toContain("Reisepass");
  expect(await pass(inDays(-1))).toEqual(["document_expires", "document_expires", "document_asked_again"]);
  const now = await documents();
  expect([now.kycStatus, now.userDocument.rows[0]]).toMatchObject(["PENDING", { status: 4, validUntil: null }]);
  expect(now.userDocument.rows[0]?.reason).toContain("nicht mehr gültig");
  expect(await letters()).toHaveLength(3);
});

it("of a document that expires nobody is told on a break, until it is over, nor where another document proves the same", async () => {
  const [resting, both] = [await newPlayer(), await newPlayer()];
  for (const { id, send } of [resting, both]) {
    await send(2, "front", pdf(), { remoteAddress: "10.9.0.1" });
    await review(`${id}/2/decide`, { decision: "approve", documentIds: await idsOf(id, 2), validUntil: inDays(40) });
  }
  for (const side of ["front", "back"]) await both.send(1, side, await photo(), { remoteAddress: "10.9.0.1" });
  await review(`${both.id}/1/decide`, { decision: "approve", documentIds: await idsOf(both.id, 1) });
  const rest = (until: string) =>
    app.db.execute(sql`update users set excluded_until = now() + ${until}::interval where id = ${resting.id}`);
  const lettersTo = async ({ email }: { email: string }) =>
    (
      await app.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.template, "document_expires")))
    ).length;
  const pass = ({ id }: { id: number }, validUntil: string) =>
    app.db
      .update(playerDocuments)
      .set({ validUntil })
      .where(and(eq(playerDocuments.userId, id), eq(playerDocuments.labelId, 2)));
  await rest("1 day");
  await pass(resting, inDays(5));
  await pass(both, inDays(5));
  await app.lookAfterDocuments();
  expect([await lettersTo(resting), await lettersTo(both)]).toEqual([0, 0]);
  await rest("-1 minute");
  await app.lookAfterDocuments();
  expect([await lettersTo(resting), await lettersTo(both)]).toEqual([1, 0]);
  await pass(both, inDays(-1));
  await app.lookAfterDocuments();
  expect((await both.documents()).userDocument.rows.every(({ status }) => status === 1)).toBe(true);
});

it("who decides on what is no longer there is told so: a newer file, or somebody faster (D-23)", async () => {
  const { id, send } = await newPlayer();
  await send(3, "front", await photo());
  const seen = await idsOf(id, 3);
  await send(3, "front", await photo());
  expect(await review(`${id}/3/decide`, { decision: "approve", documentIds: seen })).toMatchObject({
    status: 409,
    body: { code: "document.changed" },
  });
  const documentIds = await idsOf(id, 3);
  const both = await Promise.all([1, 2].map(() => review(`${id}/3/decide`, { decision: "approve", documentIds })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("the house asks for one more document in its own words, and nothing is paid out until it is confirmed (L-1.03)", async () => {
  const { id, send, documents } = await newPlayer();
  await app.db.update(users).set({ kycStatus: "APPROVED" }).where(eq(users.id, id));
  expect((await review(`${id}/6/request`, { words: "Needed for payouts over 2,000 euros." })).status).toBe(200);
  expect(await documents()).toMatchObject({
    kycStatus: "PENDING",
    userDocument: { rows: [{ status: 4, reason: "Needed for payouts over 2,000 euros." }] },
  });
  await send(6, "front", pdf());
  expect((await documents()).kycStatus).toBe("PENDING");
});

it("why the house asks is kept as a reason: read in the language of each page, in letters in the account's, in the trail in the reader's (C-4.52)", async () => {
  const { id, email, documents } = await newPlayer();
  expect((await review(`${id}/6/request`, { reason: "source_of_money" })).status).toBe(200);
  const readIn = async (language: string) => (await documents(app, language && `?language=${language}`)).userDocument.rows;
  expect(await readIn("fi")).toMatchObject([
    { reason: "Laki edellyttää, että tiedämme, mistä talletuksesi varat ovat peräisin." },
  ]);
  expect(await readIn("")).toMatchObject([{ reason: expect.stringMatching(/^Das Gesetz verlangt/) }]);
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(letter).toMatchObject({ language: "de", body: expect.stringContaining("Das Gesetz verlangt") });
  const url = `/api/backoffice/documents/${id}/6`;
  const headers = { ...cashier, "accept-language": "en" };
  const { body } = await call<{ trail: { details: object }[] }>(app, { url, headers });
  expect(body.trail).toContainEqual(
    expect.objectContaining({
      action: "document.requested",
      details: { label: "income", request: "source_of_money", words: expect.stringMatching(/^The law asks us/) },
    }),
  );
});

it.each([
  ["an identity document of somebody too young", "2015-01-01"],
  ["one of an account that has only a placeholder date", "1900-01-01"],
  ["one of an account without a date of birth", null],
])("nobody approves %s (D-39, C-5.23)", async (_, dateOfBirth) => {
  const { id, send } = await newPlayer({ dateOfBirth });
  await send(2, "front", await photo());
  expect(await review(`${id}/2/decide`, { decision: "approve", documentIds: await idsOf(id, 2) })).toMatchObject({
    status: 409,
    body: { code: "document.age" },
  });
});

it("takes 26,214,400 bytes and refuses 26,214,401 with clear words (C-5.54, C-9.15, C-8.29)", async () => {
  const { send, documents } = await newPlayer();
  const whole = (size: number) =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size - 15, "x"), Buffer.from("%%EOF\n")]);
  expect(await send(3, "front", whole(maxDocumentBytes + 1))).toMatchObject({
    status: 413,
    body: { code: "document.too_large" },
  });
  expect((await documents()).userDocument.count).toBe(0);
  expect((await send(3, "front", whole(maxDocumentBytes))).status).toBe(200);
});

it("takes the file before its fields as well, by the same rules, and keeps nothing of what it refuses (C-7.28)", async () => {
  const { id, send, documents } = await newPlayer();
  const kept = async () => (await app.db.select({ id: documentFiles.id }).from(documentFiles)).length;
  const before = await kept();
  const first = { isFileFirst: true, remoteAddress: "10.9.0.1" };
  expect(await send(9, "front", pdf(), { ...first, field: names[3]! })).toMatchObject({ status: 404 });
  expect((await send(2, "back", await photo(), first)).status).toBe(400);
  expect((await send(3, "front", pdf(), { ...first, field: "anything" })).status).toBe(400);
  expect((await send(3, "front", pdf(maxDocumentBytes), first)).body.code).toBe("document.too_large");
  expect((await send(3, "front", pdf().subarray(0, 1_500), first)).body.code).toBe("document.damaged");
  expect([await kept(), (await documents()).userDocument.count]).toEqual([before, 0]);
  expect((await send(1, "back", await photo(), first)).body.data.document).toMatchObject({ documentName: `1-back-${names[1]}` });
  expect((await send(3, "front", pdf(), first)).status).toBe(200);
  expect(await kept()).toBe(before + 2);
  await app.db.execute(sql`update player_documents set status = 1 where user_id = ${id} and label_id = 3`);
  expect((await send(3, "front", pdf(), first)).body.code).toBe("document.confirmed");
  expect(await kept()).toBe(before + 2);
});

it("every player who is approved in the demo has the documents for it", async () => {
  const approved = demoAccounts.filter(({ role, kycStatus }) => role === "player" && kycStatus === "APPROVED");
  const { rows } = await app.db.execute<{ email: string; labels: number[] }>(sql`
    select u.email, array_agg(d.label_id order by d.label_id) as labels from users u join player_documents d on d.user_id = u.id
    where u.email in (select jsonb_array_elements_text(${JSON.stringify(approved.map(({ email }) => email))}::jsonb)) and d.status = 1 group by u.email`);
  expect(Object.fromEntries(rows.map(({ email, labels }) => [email, labels]))).toEqual(
    Object.fromEntries(approved.map(({ email }) => [email, [2, 3]])),
  );
});

it("one more document that is sent does not close withdrawing to who is approved", async () => {
  const headers = await bearerOf(app, "paid@foyer.test");
  expect(
    (await upload(app, headers, { labelId: 5, side: "front", bytes: await photo(), remoteAddress: "10.9.0.1" })).status,
  ).toBe(200);
  const { body } = await call<Documents>(app, { url: "/api/document/get-documents", headers });
  expect(body.kycStatus).toBe("APPROVED");
  expect(body.userDocument.rows.filter(({ status }) => status === 1).map(({ documentLabelId }) => documentLabelId)).toEqual([
    2, 3,
  ]);
});

it("looks at what is in a file and not at what it says of itself (C-5.53, C-8.29)", async () => {
  const { send, documents } = await newPlayer();
  const html = Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(500));
  const whole = await photo();
  const cases: [string, Buffer, number, string][] = [
    ["HTML that poses as a PDF", html, 415, "document.type"],
    ["HTML behind the mark of a PDF", Buffer.concat([Buffer.from("%PDF-1.7<html>"), html]), 415, "document.type"],
    ["a PDF that is cut off", pdf().subarray(0, 1_500), 422, "document.damaged"],
    ["a picture that is cut off", whole.subarray(0, Math.floor(whole.length / 2)), 422, "document.damaged"],
    ["a picture bomb", bomb(30_000, 30_000), 422, "document.too_many_pixels"],
    ["nothing", Buffer.alloc(0), 415, "document.type"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(100)), 415, "document.type"],
  ];
  for (const [what, bytes, status, code] of cases) {
    expect({ what, ...(await send(3, "front", bytes, { type: "application/pdf" })) }).toMatchObject({
      what,
      status,
      body: { code },
    });
  }
  expect((await documents()).userDocument.count).toBe(0);
  expect(await send(9, "front", whole)).toMatchObject({ status: 404, body: { code: "document.label_not_found" } });
  expect((await send(2, "back", whole)).status).toBe(400);
  expect((await send(2, "front", whole, { field: "anything" })).status).toBe(400);
});

/** A PNG that says it is huge and is a few bytes. */
function bomb(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(10_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it("files are encrypted where they lie, written again without what a phone adds, and read by their owner and reviewers alone (L-1.03)", async () => {
  const { id, headers, send } = await newPlayer();
  const stranger = await newPlayer();
  const withPlace = await sharp(await photo(900, 600))
    .withExif({ IFD0: { Copyright: "A secret place" } })
    .jpeg()
    .toBuffer();
  const { body } = await send(2, "front", withPlace);
  const { documentId } = body.data.document;
  const own = await app.inject({ url: `/api/document/files/${documentId}`, headers });
  expect(own.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(own.rawPayload.includes("A secret place")).toBe(false);
  expect((await sharp(own.rawPayload).metadata()).format).toBe("webp");
  const pieces = await app.db.execute<{ sealed: Buffer }>(
    sql`select sealed from document_pieces join player_documents using (file_id) where user_id = ${id}`,
  );
  expect(pieces.rows.length).toBeGreaterThan(0);
  for (const { sealed } of pieces.rows) expect(sealed.includes("WEBP")).toBe(false);

  const statusFor = async (url: string, who: object) => (await app.inject({ url, headers: { ...who } })).statusCode;
  expect(await statusFor(`/api/document/files/${documentId}`, stranger.headers)).toBe(404);
  expect(await statusFor(`/api/document/files/${documentId}`, {})).toBe(401);
  const file = `/api/backoffice/documents/files/${documentId}`;
  expect(await statusFor(file, headers)).toBe(403);
  expect(await statusFor(file, await bearerOf(app, "editor@foyer.test"))).toBe(403);
  expect(await statusFor(file, cashier)).toBe(200);
  expect((await call(app, { url: `/api/backoffice/documents/${id}/2`, headers: cashier })).status).toBe(200);
  const looks = await app.db.select().from(auditEntries).where(eq(auditEntries.userId, id)).orderBy(auditEntries.id);
  expect(looks.map(({ action, actor }) => [action, actor === "cashier@foyer.test"])).toEqual([
    ["document.sent", false],
    ["document.file_opened", true],
    ["document.looked_at", true],
  ]);
});

it("a file that somebody changed in the database is not sent to anybody", async () => {
  const { headers, send, id } = await newPlayer();
  const { body } = await send(2, "front", await photo(900, 600));
  await app.db.execute(sql`update document_pieces set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1)
    where file_id in (select file_id from player_documents where user_id = ${id})`);
  const answer = await app.inject({ url: `/api/document/files/${body.data.document.documentId}`, headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers["content-type"]).toContain("json");
});

it("a PDF is only ever a download", async () => {
  const { headers, send } = await newPlayer();
  const { body } = await send(3, "front", pdf());
  const answer = await app.inject({ url: `/api/document/files/${body.data.document.documentId}`, headers });
  expect(answer.rawPayload.equals(pdf())).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^attachment; filename="document-\d+\.pdf"$/),
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

it("without a key nothing is stored, and it says so (fails closed)", async () => {
  const bare = await startAppForThisTest({ configuration: { documentKeys: [] } });
  const headers = await bearerOf(bare, "unpaid@foyer.test");
  const answer = await upload(bare, headers, { labelId: 2, side: "front", bytes: await photo() });
  expect(answer).toMatchObject({ status: 503, body: { code: "document.no_key" } });
  expect(await bare.db.select().from(documentFiles)).toEqual([]);
});

it.each([
  ["Approved", [1], "approved"],
  ["Rejected", [2], "rejected"],
  ["Blurry", [4], "ask_again"],
  ["Away", [0], "away"],
  ["Silva", [0], "unsure"],
])("a vendor that looks at documents: %s leaves %j (sandbox)", async (lastName, statuses, says) => {
  const { id, send } = await newPlayer({ lastName });
  await send(2, "front", await photo());
  await expect
    .poll(async () => {
      await app.lookAfterDocuments();
      return app.db.select().from(playerDocuments).where(eq(playerDocuments.userId, id));
    })
    .toMatchObject(statuses.map((status) => ({ status, vendorSays: says })));
});

it("a vendor that is away for a whole night says no wrong yes, and asks no player twice", async () => {
  const { id, send } = await newPlayer({ lastName: "Away" });
  await send(2, "front", await photo());
  for (let hour = 0; hour < 12; hour++) {
    await app.db
      .update(playerDocuments)
      .set({ askAt: sql`now() - interval '1 minute'` })
      .where(and(eq(playerDocuments.userId, id), sql`ask_at is not null`));
    await Promise.all(apps.map((each) => each.lookAfterDocuments()));
  }
  const rows = await app.db.select().from(playerDocuments).where(eq(playerDocuments.userId, id));
  expect(rows).toMatchObject([{ status: 0, vendorSays: "away", askAt: null }]);
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  expect(user?.kycStatus).toBe("PENDING");
});

longTest(
  "in a night of a vendor's failures – away, malformed, cut, sent twice, moved, about an older file – no document is confirmed that it did not approve in so many words",
  { timeout: 120_000 },
  async () => {
    const { id: sender, send } = await newPlayer({ lastName: "Night" });
    await send(2, "front", await photo());
    const [{ fileId = null } = {}] = await app.db.select().from(playerDocuments).where(eq(playerDocuments.userId, sender));
    await app.db.execute(sql`update player_documents set ask_at = null where user_id = ${sender}`);
    let seed = 20_261_123;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const approved = { verdict: "approved" };
    const told = new Map<string, string>();
    const replace = (lastName: string) =>
      app.db.transaction(async (tx) => {
        await tx.execute(
          sql`update player_documents set replaced_at = now() where user_id in (select id from users where last_name = ${lastName})`,
        );
        await tx.execute(sql`insert into player_documents (user_id, label_id, side, status, file_id)
        select id, 2, 'front', 0, ${fileId} from users where last_name = ${lastName}`);
      });
    const answers: Record<string, (response: ServerResponse, isGood: boolean, lastName: string) => unknown> = {
      honest: (response, isGood) =>
        response.end(JSON.stringify(isGood ? approved : { verdict: "rejected", sides: ["front"], reasons: ["blurred"] })),
      away: (response) => response.destroy(),
      failing_lie: (response) => response.writeHead(502).end(JSON.stringify(approved)),
      shouted: (response) => response.end(JSON.stringify({ verdict: "APPROVED" })),
      half: (response) => response.end(JSON.stringify({ verdict: "rejected" })),
      listed: (response) => response.end(JSON.stringify([approved])),
      cut: (response) => response.write('{"verdict":"appro') && setTimeout(() => response.destroy(), 5),
      twice: (response) => response.end(JSON.stringify(approved).repeat(2)),
      moved: (response) => response.writeHead(303, { location: "/approved" }).end(),
      about_an_older_file: (response, _, lastName) => void replace(lastName).then(() => response.end(JSON.stringify(approved))),
    };
    const server = createServer((request, response) => {
      if (request.url === "/approved") return void response.end(JSON.stringify(approved));
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { person } = JSON.parse(Buffer.concat(chunks).toString()) as { person: { lastName: string } };
        const names = Object.keys(answers);
        const name = random() < 0.2 ? "honest" : (names[Math.floor(random() * names.length)] ?? "away");
        told.set(person.lastName, name);
        answers[name]?.(response, person.lastName.startsWith("Good"), person.lastName);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    vendor = vendorBehindGateway({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/look`, key: "key" });
    onTestFinished(() => {
      vendor = practiceVendor;
      server.close();
    });
    await app.db
      .execute(sql`insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, first_name,
      last_name, date_of_birth, deposit_count)
    select gen_random_uuid(), 'night-' || n || '@foyer.test', password_hash, 'EUR', 'DE', true, consents, 'Marta',
      case when n % 2 = 0 then 'Good' else 'Bad' end || n, '1990-05-17', 1
    from users, generate_series(1, 100) n where email = 'paid@foyer.test'`);
    await app.db.execute(sql`insert into player_documents (user_id, label_id, side, status, file_id, ask_at)
    select id, 2, 'front', 0, ${fileId}, now() - interval '1 minute' from users where email like 'night-%'`);
    await Promise.all(apps.map((each) => each.lookAfterDocuments()));

    const { rows } = await app.db.execute<{ name: string; kyc: string }>(sql`select u.last_name as name, u.kyc_status as kyc
    from player_documents d join users u on u.id = d.user_id where u.email like 'night-%' and d.status = 1`);
    const rightly = [...told].flatMap(([name, answer]) => (name.startsWith("Good") && answer === "honest" ? [name] : []));
    expect(rows.map(({ name }) => name).sort()).toEqual(rightly.sort());
    expect(rightly.length).toBeGreaterThan(3);
    expect(told.size).toBeGreaterThanOrEqual(100);
    expect([...new Set(told.values())].sort()).toEqual(Object.keys(answers).sort());
  },
);

it("files that nobody needs are deleted: of broken uploads, of what was replaced, of accounts whose term is over", async () => {
  const { id, send } = await newPlayer();
  await send(2, "front", await photo());
  await send(2, "front", await photo());
  await send(3, "front", pdf());
  const filesOf = async () =>
    (await app.db.execute(sql`select 1 from player_documents where user_id = ${id} and file_id is not null`)).rows.length;
  await app.lookAfterDocuments();
  expect(await filesOf()).toBe(3);
  await app.db.execute(
    sql`update player_documents set status = 1, replaced_at = now() - interval '31 days' where user_id = ${id} and replaced_at is not null`,
  ); // in one statement: the other process looks too, whenever it likes
  await app.lookAfterDocuments();
  expect(await filesOf()).toBe(3); // the house has relied on it
  await app.db.execute(sql`update player_documents set status = 2 where user_id = ${id} and replaced_at is not null`);
  await app.lookAfterDocuments();
  await expect.poll(filesOf).toBe(2); // the other process may be about to delete it
  await app.db.execute(
    sql`update player_documents set delete_after = now() - interval '1 second' where user_id = ${id} and label_id = 3`,
  );
  const [lost] = await app.db
    .insert(documentFiles)
    .values({ id: randomUUID(), keyId: "x", kind: "pdf", createdAt: new Date(Date.now() - 7_200_000) })
    .returning();
  await app.lookAfterDocuments();
  await expect.poll(filesOf).toBe(1);
  expect(
    await app.db
      .select()
      .from(documentFiles)
      .where(eq(documentFiles.id, lost?.id ?? "")),
  ).toEqual([]);
  expect(
    await app.db
      .select()
      .from(documentPieces)
      .where(eq(documentPieces.fileId, lost?.id ?? "")),
  ).toEqual([]);
});
