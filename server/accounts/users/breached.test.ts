import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { hashToken, newToken } from "./tokens";
import { oneTimeTokens, users } from "./tables";

const breached = "Sommer!wind7";
const other = "Herbst!wind8";
const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

/** A list of breaches of the test's own: what it was asked for, and how it answers. */
let asked: string[] = [];
let answer: (suffixes: string[]) => { status: number; body: string } | null;
const list = createServer((request, response) => {
  const [, prefix = ""] = /^\/range\/([0-9A-F]+)$/.exec(request.url ?? "") ?? [];
  asked.push(prefix);
  const said = answer([breached, other].filter((each) => hashOf(each).startsWith(prefix)).map((each) => hashOf(each).slice(5)));
  if (said) response.writeHead(said.status).end(said.body);
});
const holding = (suffixes: string[], count = 3) => ({
  status: 200,
  body: [`${"0".repeat(35)}:1`, ...suffixes.map((each) => `${each}:${count}`), `${"F".repeat(35)}:0`].join("\r\n"),
});

let app: FastifyInstance;
let log = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => list.listen(0, "127.0.0.1", resolve));
  const passwordRangeUrl = `http://127.0.0.1:${(list.address() as AddressInfo).port}/range/`;
  app = await startTestApp({
    configuration: { passwordRangeUrl, passwordRangeMs: 300, areMetricsPublic: true },
    logTo: { write: (line) => void (log += line) },
  });
});
afterAll(async () => {
  await app.close();
  list.closeAllConnections();
  list.close();
});
beforeEach(() => {
  [asked, log] = [[], ""];
  answer = (suffixes) => holding(suffixes.filter((each) => each === hashOf(breached).slice(5)));
});

let calls = 0;
const signUp = (password: string) =>
  call(app, {
    ...{ method: "POST", url: "/api/user/sign-up", remoteAddress: `10.31.0.${(calls += 1)}` },
    payload: {
      ...{ password, countryCode: "DK", country: "DK", currencyCode: "DKK", subscribe: true, emailPhoneRegistration: true },
      ...{
        firstName: "Mara",
        lastName: "Lind",
        dateOfBirth: "1990-04-12",
        address: "Vestergade 1",
        city: "Aarhus",
        zipCode: "8000",
      },
      email: `${randomUUID()}@foyer.test`,
    },
  });
const refused = (field: string) => ({
  status: 400,
  body: { data: { issues: [{ path: ["body", field], message: "form.validation.password.breached" }] } },
});

/** Somebody who signs in with the demo's password. */
async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, country_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'DK', true, consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  const [token, headers] = [newToken(), await bearerOf(app, email)];
  const expiresAt = new Date(Date.now() + 600_000);
  await app.db
    .insert(oneTimeTokens)
    .values({ hash: hashToken(token), purpose: "reset_password", userId: id, sentTo: email, expiresAt });
  const post = (name: string, payload: object) =>
    call(app, { method: "POST", url: `/api/user/${name}`, payload, headers, remoteAddress: `10.32.0.${id % 250}` });
  const hash = async () => (await app.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;
  return {
    hash,
    change: (password: string) => post("change-password", { currentPassword: demoPassword, password }),
    reset: (password: string) => post("reset-password", { token, password }),
  };
}

it("a password from a breach is refused at its field when signing up, changing and resetting, and only five digits of its hash are told", async () => {
  expect(await signUp(breached)).toMatchObject(refused("password"));
  const player = await newPlayer();
  const before = await player.hash();
  expect(await player.change(breached)).toMatchObject(refused("password"));
  expect(await player.reset(breached)).toMatchObject(refused("password"));
  expect(await player.hash()).toBe(before);
  expect(asked).toEqual(Array(3).fill(hashOf(breached).slice(0, 5)));
  expect((await signUp(other)).status).toBe(200);
  expect((await player.change(other)).status).toBe(200);
  expect((await (await newPlayer()).reset("Winter!wind9")).status).toBe(200);
});

it("a hash that only pads the answer is no breach", async () => {
  answer = (suffixes) => holding(suffixes, 0);
  expect((await signUp(breached)).status).toBe(200);
});

it.each([
  ["is away", () => ({ status: 503, body: "" })],
  ["answers a page", () => ({ status: 200, body: "<p>Welcome</p>" })],
  ["does not answer in time", () => null],
])("where the list %s the house's own decides alone, and that is logged and counted without the password", async (_, said) => {
  answer = said;
  const failures = async () =>
    Number(
      /foyer_deeds_total\{deed="ask_breaches",result="failed"\} (\d+)/.exec((await app.inject({ url: "/metrics" })).body)?.[1],
    );
  const before = await failures();
  expect((await signUp(breached)).status).toBe(200);
  expect(await signUp("Password!")).toMatchObject({ status: 400 });
  expect(await failures()).toBe(before + 1);
  expect(log).toContain("The list of breached passwords did not answer");
  expect(log).not.toMatch(new RegExp(`${breached}|${hashOf(breached).slice(0, 12)}`, "i"));
});
