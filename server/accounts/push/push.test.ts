import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { decodeJwt, importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushState } from "../../../schemas/api/push";
import { deliverNext } from "../../outside/messages/deliver";
import type { Senders } from "../../outside/messages/senders";
import { outbox } from "../../outside/messages/tables";
import type { LetterName } from "../../platform/words/site_words";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { excludeAccount } from "../users/exclude_account";
import { queuePush } from "./queries";

const own = createECDH("prime256v1");
own.generateKeys();
const [publicKey, privateKey] = [own.getPublicKey("base64url"), own.getPrivateKey("base64url")];

/** A push service of the test's own, which answers what it is told to. */
let taken: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let answer = 201;
const service = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    taken.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    reply.writeHead(answer).end();
  });
});
let at = "";

let app: FastifyInstance;
/** The app's, taken from it: its own clock would now and then take a message that a test is about to deliver. */
let senders: Senders;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  at = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const push = { publicKey, privateKey, contact: "mailto:care@foyer.test", services: [at] };
  app = await startTestApp({ configuration: { push, publicUrl: "https://casino.example" } });
  senders = { ...app.senders };
  for (const channel of Object.keys(senders) as (keyof Senders)[]) delete app.senders[channel];
});
afterAll(async () => {
  await app.close();
  service.close();
});
beforeEach(async () => {
  await app.db.delete(outbox);
  [taken, answer] = [[], 201];
});

/** A browser as a push service knows it: it alone reads what is sent to it. */
function newBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${at}/${randomUUID()}`,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") },
  };
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  function read(sealed: Buffer): unknown {
    const [salt, theirs, rest] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const shared = derive(pair.computeSecret(theirs), auth, info, 32);
    const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const opening = createDecipheriv("aes-128-gcm", key, derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
    opening.setAuthTag(rest.subarray(-16));
    const plain = Buffer.concat([opening.update(rest.subarray(0, -16)), opening.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
  return { subscription, read };
}

async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, country_code, is_email_verified, preferred_language, consents)
    select ${randomUUID()}, ${email}, password_hash, 'DE', true, 'de', consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  const headers = await bearerOf(app, email);
  const post = (name: string, payload: object = {}, as = headers) =>
    call<{ code?: string }>(app, { method: "POST", url: `/api/user/${name}`, payload, headers: as });
  const state = async (as = headers) => (await call<PushState>(app, { url: "/api/user/get-push", headers: as })).body;
  return { id, email, headers, post, state };
}

/** A player whose browser gets messages, offers too. */
async function listener({ wantsOffers = true } = {}) {
  const player = await newPlayer();
  const browser = newBrowser();
  expect((await player.post("add-push", browser.subscription)).status).toBe(200);
  if (wantsOffers) expect((await player.post("set-push-offers", { isGiven: true })).status).toBe(200);
  return { ...player, ...browser };
}

const link = "https://casino.example/bonuses";
const write = (userId: number, letter: LetterName, values: Record<string, string> = {}) =>
  queuePush(app.db, app, userId, { language: "de", letter, values, link });
const deliver = async () => {
  while (await deliverNext(app.db, senders));
};
const outcomes = async () =>
  (await app.db.select().from(outbox).where(eq(outbox.channel, "push"))).map(({ lastError }) => lastError);

it("a message comes to the browser that was chosen, in the player's language, and its service reads none of it", async () => {
  const player = await listener();
  await write(player.id, "payout_paid", { amount: "50 €", reference: "W-1" });
  await deliver();
  expect(taken.map(({ path }) => at + path)).toEqual([player.subscription.endpoint]);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = taken;
  expect(body.includes("50 €")).toBe(false);
  expect(player.read(body)).toEqual({
    title: expect.stringContaining("50 €") as unknown,
    body: expect.stringContaining("W-1") as unknown,
    link,
    language: "de",
    icon: "/icons/default/192.png",
  });
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const point = own.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  await jwtVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"), { audience: at });
  expect([key, decodeJwt(token).sub]).toEqual([publicKey, "mailto:care@foyer.test"]);
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
});

describe("what sells", () => {
  const selling = ["bonus_given", "tournament_begins", "claim_released"] as const;

  it.each(selling)("(%s) goes to nobody who has not agreed to offers on devices", async (letter) => {
    const player = await listener({ wantsOffers: false });
    await write(player.id, letter);
    await deliver();
    expect([taken, await outcomes()]).toEqual([[], ["not to be sent"]]);
    await player.post("set-push-offers", { isGiven: true });
    await write(player.id, letter);
    await deliver();
    expect(taken).toHaveLength(1);
  });

  it.each(selling)(
    "(%s) goes to nobody on a break that began after it was written, though their browser is known",
    async (letter) => {
      const player = await listener();
      await write(player.id, letter);
      await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${player.id}`);
      await deliver();
      expect([taken, await outcomes()]).toEqual([[], ["not to be sent"]]);
    },
  );

  it("is heard of again only by who agrees again after a self-exclusion", async () => {
    const player = await listener();
    const { status } = await player.post("take-break", { kind: "self_exclusion", period: "P6M" });
    expect(status).toBe(200);
    await app.db.execute(sql`update users set excluded_until = null where id = ${player.id}`);
    expect(await player.state(await bearerOf(app, player.email))).toMatchObject({ endpoint: null, wantsOffers: false });
  });
});

it("about their own money goes to who has not agreed to offers, and to nobody whose account is closed", async () => {
  const player = await listener({ wantsOffers: false });
  await write(player.id, "payout_paid");
  await deliver();
  expect(taken).toHaveLength(1);
  await app.db.execute(sql`update users set closed_at = now() where id = ${player.id}`);
  await write(player.id, "payout_paid");
  await deliver();
  expect(taken).toHaveLength(1);
});

it("a break ends what a browser gets, since it ends the session", async () => {
  const player = await listener();
  await write(player.id, "payout_paid");
  await excludeAccount(app.db, player.id, new Date(Date.now() + 86_400_000));
  await deliver();
  expect([taken, await outcomes()]).toEqual([[], ["not chosen any more"]]);
});

it("whoever logs out gets no more, and neither does who turns it off", async () => {
  const [leaver, quiet] = [await listener(), await listener()];
  await call(app, { method: "POST", url: "/api/user/logout", headers: leaver.headers, payload: {} });
  expect((await quiet.post("remove-push")).status).toBe(200);
  expect((await quiet.state()).endpoint).toBeNull();
  for (const { id } of [leaver, quiet]) await write(id, "payout_paid");
  await deliver();
  expect([taken, await outcomes()]).toEqual([[], []]);
});

it("a browser gets the messages of who chose it last, and no others", async () => {
  const [first, second] = [await listener(), await newPlayer()];
  await second.post("add-push", first.subscription);
  expect([(await first.state()).endpoint, (await second.state()).endpoint]).toEqual([null, first.subscription.endpoint]);
});

it.each([404, 410])("a browser whose service answers %i is forgotten", async (status) => {
  const player = await listener();
  answer = status;
  await write(player.id, "payout_paid");
  await deliver();
  expect([(await player.state()).endpoint, await outcomes()]).toEqual([null, [`status ${status}`]]);
});

it("a service that is busy is asked again later", async () => {
  const player = await listener();
  answer = 503;
  await write(player.id, "payout_paid");
  await deliver();
  answer = 201;
  await app.db.update(outbox).set({ nextTryAt: sql`now()` });
  await deliver();
  expect(taken).toHaveLength(2);
  expect((await player.state()).endpoint).toBe(player.subscription.endpoint);
});

it("nothing is taken to an address that is of no push service, so that nobody makes the server ask others", async () => {
  const player = await newPlayer();
  const { keys, endpoint } = newBrowser().subscription;
  for (const wrong of [
    { endpoint: "http://127.0.0.1:5432/", keys },
    { endpoint, keys: { ...keys, p256dh: "AAAA" } },
  ])
    expect(await player.post("add-push", wrong)).toMatchObject({ status: 400, body: { code: "push.unknown_service" } });
  expect((await player.state()).endpoint).toBeNull();
});

it("what a consent to offers on devices was, and when, is kept with the others", async () => {
  const player = await listener();
  await player.post("set-push-offers", { isGiven: false });
  const { body } = await call<{ history: { key: string; isGiven: boolean }[] }>(app, {
    url: "/api/user/get-consent-history",
    headers: player.headers,
  });
  expect(body.history.slice(0, 2)).toMatchObject([
    { key: "push_offers", isGiven: false },
    { key: "push_offers", isGiven: true },
  ]);
});

it("without keys nothing is offered, written or taken", async () => {
  const silent = await startAppForThisTest();
  const headers = await bearerOf(silent, "paid@foyer.test");
  expect((await call<PushState>(silent, { url: "/api/user/get-push", headers })).body.publicKey).toBeNull();
  const add = { method: "POST", url: "/api/user/add-push", payload: newBrowser().subscription, headers } as const;
  expect(await call(silent, add)).toMatchObject({ status: 409, body: { code: "push.off" } });
});
