import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { withDemands } from "../../../schemas/demands_in";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import { demoPassword } from "../../demo/accounts";
import { registerBehindGateway } from "../../outside/registers/gateway";
import type { CentralRegister, PersonAsked } from "../../outside/registers/port";
import { practiceRegister } from "../../outside/sandbox/register";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { users } from "../users/tables";
import { askRegistersAgain } from "./register_clock";
import { profileCompleteness } from "../../../src/features/accounts/account/profile_completeness";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
/** Every register that was asked, in order. */
let asked: string[] = [];
let hasConnection = true;
let register: CentralRegister = practiceRegister;
beforeAll(async () => {
  app = await startTestApp({
    configuration: { geoCountryHeader: "x-country", registerMs: 200 },
    registerOf: (name) => {
      asked.push(name);
      return hasConnection ? register : null;
    },
  });
});
afterAll(() => app.close());

/** The site is in one market alone, which serves its own country. */
const inMarket = (market: Market) => changeSettings(app, { markets: [market], servedCountries: [] });

const cpf = "52998224725";

async function newPlayer(lastName: string, country = "SE") {
  asked = [];
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, last_name, cpf)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, true, consents, 'Free', ${country === "BR" ? cpf : null} from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  const signIn = () =>
    call<{ code?: string; data?: { ticket?: string } }>(app, {
      method: "POST",
      url: "/api/user/login",
      payload: { email, password: demoPassword },
    });
  const become = (name: string) => app.db.update(users).set({ lastName: name }).where(eq(users.id, id));
  const headers = await bearerOf(app, email);
  await become(lastName);
  const deposit = () =>
    call<{ code?: string }>(app, {
      method: "POST",
      url: "/api/user/initialize-payment",
      payload: {},
      headers: { ...headers, "x-country": country },
    });
  return { id, email, signIn, become, deposit, headers };
}

it.each(
  [...profiles.values()].flatMap(({ code, country, centralRegister }) =>
    centralRegister ? [[code, country, centralRegister.name] as const] : [],
  ),
)("in %s (%s) a sign-in asks %s, and who is in it gets no further than their balance", async (market, country, name) => {
  await inMarket(market);
  const { id, signIn, become } = await newPlayer("Free", country);
  expect(asked).toEqual([name]);
  await become("Excluded");
  const refused = await signIn();
  expect(refused).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
  expect(refused.body.data?.ticket).toBeTruthy();
  await become("Free");
  expect((await signIn()).status).toBe(403); // for a day, without asking again
  await app.db
    .update(users)
    .set({ excludedUntil: new Date(0) })
    .where(eq(users.id, id));
  expect((await signIn()).status).toBe(200);
});

it.each(["Away", "Slow"])(
  "nobody whom the register does not tell about (%s) signs in or deposits; nothing of theirs changes",
  async (lastName) => {
    await inMarket("SE");
    const { id, signIn, deposit } = await newPlayer(lastName);
    const begun = performance.now();
    expect(await signIn()).toMatchObject({ status: 503, body: { code: "register.away" } });
    expect(await deposit()).toMatchObject({ status: 503, body: { code: "register.away" } });
    expect(performance.now() - begun).toBeLessThan(15_000); // it answers after 30 seconds
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row?.excludedUntil).toBeNull();
  },
);

it("a deposit asks too: who is in the register by then is signed out, and pays nothing in", async () => {
  await inMarket("DK");
  const { deposit, become, headers } = await newPlayer("Free", "DK");
  expect(["user.self_exclusion.notice", "register.away"]).not.toContain((await deposit()).body.code);
  await become("Excluded");
  expect(await deposit()).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
  expect((await call(app, { url: "/api/user/get-user-details", headers })).status).toBe(401);
});

it.each(["sign-in", "deposit"] as const)(
  "a %s that the register calls free only after another answer has excluded the player opens nothing, then or after the term (L-7.42, C-8.24)",
  async (late) => {
    await inMarket("SE");
    const { id, signIn, become, deposit } = await newPlayer("Free");
    const { registerMs } = app.configuration;
    Object.assign(app.configuration, { registerMs: 30_000 });
    onTestFinished(() => {
      register = practiceRegister;
      Object.assign(app.configuration, { registerMs });
    });
    const { promise: isAsked, resolve: tellAsked } = Promise.withResolvers<void>();
    const { promise: word, resolve: say } = Promise.withResolvers<"free">();
    register = {
      ask() {
        tellAsked();
        return word;
      },
    };
    const crossing = late === "deposit" ? deposit() : signIn();
    await isAsked;
    register = practiceRegister;
    await become("Excluded");
    expect((await signIn()).status).toBe(403);
    say("free");
    expect(await crossing).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
    await app.db
      .update(users)
      .set({ excludedUntil: new Date(0) })
      .where(eq(users.id, id));
    expect((await app.db.execute(sql`select id from sessions where user_id = ${id}`)).rows).toEqual([]);
  },
);

it("without a connection to the register that its market demands, the site lets nobody in", async () => {
  await inMarket("SE");
  const { signIn } = await newPlayer("Free");
  hasConnection = false;
  onTestFinished(() => void (hasConnection = true));
  expect((await signIn()).status).toBe(503);
});

it("a market without a register asks none", async () => {
  await inMarket("CW");
  await changeSettings(app, { markets: ["CW"], servedCountries: [{ market: "CW", countries: { allowedCountries: ["SE"] } }] });
  const { signIn } = await newPlayer("Excluded");
  expect((await signIn()).status).toBe(200);
  expect(asked).toEqual([]);
});

it("a register is told what it knows people by, with the CPF of who has one, and nothing else of an account", async () => {
  await inMarket("BR");
  const { signIn } = await newPlayer("Free", "BR");
  const told: PersonAsked[] = [];
  register = {
    async ask(person) {
      told.push(person);
      return "free";
    },
  };
  onTestFinished(() => void (register = practiceRegister));
  expect((await signIn()).status).toBe(200);
  expect(told).toEqual([{ ...nobody, lastName: "Free", countryCode: "BR", cpf }]);
});

it("who has not told the CPF that a register knows people by signs in unasked, and neither deposits nor plays; told, it is asked about at once (C-5.26)", async () => {
  await inMarket("BR");
  const { id, signIn, deposit, headers, become } = await newPlayer("Excluded", "BR");
  await app.db.update(users).set({ cpf: null, registerAskedAt: null, kycStatus: "APPROVED" }).where(eq(users.id, id));
  asked = [];
  await askRegistersAgain(app);
  expect([(await signIn()).status, asked, await isSignedIn(headers)]).toEqual([200, [], true]);
  const post = (url: string, payload: object) =>
    call<{ code?: string }>(app, { method: "POST", url, payload, headers: { ...headers, "x-country": "BR" } });
  for (const answer of [await deposit(), await post("/api/user/init-game", { gameId: "dice" })])
    expect(answer).toMatchObject({ status: 409, body: { code: "profile.incomplete", data: { fields: ["cpf"] } } });
  expect((await post("/api/user/update-user-details", { cpf: "529.982.247-26" })).status).toBe(400);
  await become("Free");
  expect((await post("/api/user/update-user-details", { cpf: "529.982.247-25" })).status).toBe(200);
  await become("Excluded");
  await askRegistersAgain(app);
  expect([asked, await isSignedIn(headers)]).toEqual([["SIGAP"], false]);
});

it("a market whose profile comes to name such a number asks for it, of the law's own alone and by nothing else than its profile (C-5.40, D-14)", async () => {
  await inMarket("DK");
  const { id, signIn, deposit } = await newPlayer("Excluded", "DK");
  await app.db.update(users).set({ kycStatus: "APPROVED" }).where(eq(users.id, id));
  const profile = profiles.get("DK")!;
  profile.personalNumber = { kind: "cpf", source: "an invented law", grades: ["K"] };
  onTestFinished(() => void delete profile.personalNumber);
  asked = [];
  const said = { code: "profile.incomplete", data: { fields: ["cpf"] } };
  expect([(await signIn()).status, asked, await deposit()]).toMatchObject([200, [], { status: 409, body: said }]);
  const shown = withDemands(app.settings().settings);
  const [player] = await app.db.select().from(users).where(eq(users.id, id));
  expect(profileCompleteness(player!, shown).missing).toContain("cpf");
  await app.db.update(users).set({ cpf }).where(eq(users.id, id));
  expect([(await signIn()).body.code, asked]).toEqual(["user.self_exclusion.notice", [profile.centralRegister?.name]]);
});

const isSignedIn = async (headers: { authorization: string }) =>
  (await call(app, { url: "/api/user/get-user-details", headers })).status === 200;
const age = (id: number, span: string) =>
  app.db.execute(sql`update users set register_asked_at = now() - ${span}::interval where id = ${id}`);

it("in BR the register is asked again after 15 days about who stays signed in, and who is in it by then is signed out and excluded", async () => {
  await inMarket("BR");
  const [fresh, old] = [await newPlayer("Free", "BR"), await newPlayer("Free", "BR")];
  const elsewhere = await newPlayer("Free", "SE");
  for (const { id, become } of [fresh, old, elsewhere]) {
    await become("Excluded");
    await age(id, id === fresh.id ? "13 days" : "14 days 1 hour");
  }
  await askRegistersAgain(app);
  expect([await isSignedIn(fresh.headers), await isSignedIn(old.headers), await isSignedIn(elsewhere.headers)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await old.signIn()).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
  await fresh.become("Free");
  await age(fresh.id, "20 days");
  asked = [];
  await askRegistersAgain(app);
  await askRegistersAgain(app);
  expect([asked, await isSignedIn(fresh.headers)]).toEqual([["SIGAP"], true]);
});

it("who can't be asked about again is signed out once the last answer is 15 days old, not before, and one who fails keeps no other waiting", async () => {
  await inMarket("BR");
  const [soon, late, never, free] = [
    await newPlayer("Free", "BR"),
    await newPlayer("Free", "BR"),
    await newPlayer("Free", "BR"),
    await newPlayer("Free", "BR"),
  ];
  for (const { become } of [soon, late, never]) await become("Away");
  await age(soon.id, "14 days 12 hours");
  await age(late.id, "15 days");
  await age(free.id, "15 days");
  await app.db.execute(sql`update users set register_asked_at = null where id = ${never.id}`);
  await askRegistersAgain(app);
  const are = await Promise.all([soon, late, never, free].map(({ headers }) => isSignedIn(headers)));
  expect(are).toEqual([true, false, false, true]);
  const [row] = await app.db.select().from(users).where(eq(users.id, late.id));
  expect(row?.excludedUntil).toBeNull();
  expect((await late.signIn()).body.code).toBe("register.away");
});

const nobody: PersonAsked = {
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  countryCode: "SE",
  address: null,
  city: null,
  zipCode: null,
  cpf: null,
};

it.each([
  [200, { isExcluded: true }, "excluded"],
  [200, { isExcluded: false }, "free"],
  [200, { isExcluded: "no" }, null],
  [200, {}, null],
  [500, { isExcluded: false }, null],
  [302, { isExcluded: false }, null],
])("of a gateway's answers %i %j is %s", async (status, body, expected) => {
  const server = createServer((_, response) => response.writeHead(status, { location: "/" }).end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const answer = registerBehindGateway("Spelpaus", { url, key: "key" }).ask(nobody, AbortSignal.timeout(5_000));
  expect(await answer.catch(() => null)).toBe(expected);
});

/** How a register may answer in a bad night, by what it would have to say. */
const answers: Record<string, (isExcluded: boolean, response: ServerResponse) => void> = {
  free_or_excluded: (isExcluded, response) => response.end(JSON.stringify({ isExcluded })),
  away: (_, response) => response.destroy(),
  failing_lie: (_, response) => response.writeHead(500).end(JSON.stringify({ isExcluded: false })),
  slow_lie: (_, response) => void setTimeout(() => response.end(JSON.stringify({ isExcluded: false })), 600),
  malformed: (_, response) => response.end(JSON.stringify({ isExcluded: "false", free: true })),
  page: (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>free</p>"),
  cut: (_, response) => {
    response.write('{"isExcluded":fa');
    setTimeout(() => response.destroy(), 5);
  },
  twice: (_, response) => response.end('{"isExcluded":false}{"isExcluded":false}'),
  of_somebody_else: (_, response) => response.writeHead(303, { location: "/free" }).end(),
};

longTest(
  "in a night of a register's failures – away, slow, malformed, cut, sent twice, moved – nobody who is excluded gets an account, a session or a deposit, and who is free gets in where it says so",
  { timeout: 120_000 },
  async () => {
    await inMarket("SE");
    await changeSettings(app, { verifyEmailStatusOnLogin: false });
    let seed = 20_261_123;
    let isNight = true;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const said = new Map<string, string[]>();
    const server = createServer((request, response) => {
      if (request.url === "/free") return void response.end(JSON.stringify({ isExcluded: false }));
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { person } = JSON.parse(Buffer.concat(chunks).toString()) as { person: PersonAsked };
        const names = Object.keys(answers);
        const name = !isNight || random() < 0.4 ? "free_or_excluded" : (names[Math.floor(random() * names.length)] ?? "away");
        said.set(person.lastName ?? "", [...(said.get(person.lastName ?? "") ?? []), name]);
        answers[name]?.(person.lastName?.startsWith("Excluded") === true, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    register = registerBehindGateway("Spelpaus", {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ask`,
      key: "key",
    });
    onTestFinished(() => {
      register = practiceRegister;
      server.close();
    });

    const headers = { "x-country": "SE" };
    const post = (url: string, payload: object, more: object = {}) =>
      call<{ code?: string; data?: { accessToken?: string } }>(app, {
        ...{ method: "POST", url: `/api/user/${url}`, payload, remoteAddress: `10.${seed % 250}.${seed % 241}.9` },
        headers: { ...headers, ...more },
      });
    const isIn = async (token: string | undefined) =>
      (await call(app, { url: "/api/user/get-user-details", headers: { authorization: `Bearer ${token}` } })).status === 200;
    const passed: string[] = [];
    async function live(index: number) {
      const lastName = `${index % 2 === 0 ? "Excluded" : "Free"} ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}`;
      const email = `night-${index}@foyer.test`;
      const person = {
        firstName: "Mara",
        lastName,
        dateOfBirth: "1990-04-12",
        address: "Storgatan 1",
        city: "Lund",
        zipCode: "22222",
      };
      const rest = { password: "Sommer!wind7", countryCode: "SE", country: "SE", currencyCode: "EUR", subscribe: true };
      await post("sign-up", { ...rest, ...person, email, emailPhoneRegistration: true });
      const [opened] = await app.db.select().from(users).where(eq(users.email, email));
      if (opened) passed.push(`${lastName} account`);
      else
        await app.db
          .execute(sql`insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, last_name)
        select ${randomUUID()}, ${email}, password_hash, 'EUR', 'SE', true, consents, ${lastName} from users where email = 'paid@foyer.test'`);
      const password = opened ? rest.password : demoPassword;
      const doors = await Promise.all([post("login", { email, password }), post("login", { email, password })]);
      for (const { status, body } of doors)
        if (status === 200 && (await isIn(body.data?.accessToken))) passed.push(`${lastName} session`);
      const token = doors.find(({ status }) => status === 200)?.body.data?.accessToken;
      if (!token) return;
      const { body } = await post("initialize-payment", {}, { authorization: `Bearer ${token}` });
      const isHeld = ["register.away", "user.self_exclusion.notice", "session.required"].includes(body.code ?? "");
      if (!isHeld) passed.push(`${lastName} deposit`);
    }
    for (let index = 0; index < 48; index += 6) await Promise.all([0, 1, 2, 3, 4, 5].map((more) => live(index + more)));
    isNight = false;
    await Promise.all([48, 49].map(live)); // in the morning it answers: by night nobody need have got through to a deposit

    expect(passed.filter((each) => each.startsWith("Excluded"))).toEqual([]);
    for (const what of ["account", "session", "deposit"]) expect(passed.some((each) => each.endsWith(what))).toBe(true);
    expect([...new Set([...said.values()].flat())].sort()).toEqual(Object.keys(answers).sort());
    expect([...said.values()].flat().length).toBeGreaterThan(100);
  },
);

it.each([
  ["Excluded", 409],
  ["Away", 503],
])("whose last name the register has as %s opens no account", async (lastName, expected) => {
  await inMarket("SE");
  await changeSettings(app, { verifyEmailStatusOnLogin: false });
  const email = `${randomUUID()}@foyer.test`;
  const details = {
    firstName: "Mara",
    lastName,
    dateOfBirth: "1990-04-12",
    address: "Storgatan 1",
    city: "Lund",
    zipCode: "22222",
  };
  const rest = { password: "Sommer!wind7", countryCode: "SE", country: "SE", currencyCode: "EUR", subscribe: true };
  const payload = { ...rest, ...details, email, emailPhoneRegistration: true };
  const headers = { "x-country": "SE" };
  const { status } = await call(app, { method: "POST", url: "/api/user/sign-up", payload, headers, remoteAddress: "10.44.0.1" });
  const tellsNothing = profiles.get("SE")?.signUpTellsNothing?.value === true;
  expect(status).toBe(expected === 409 && tellsNothing ? 200 : expected);
  expect(await app.db.select().from(users).where(eq(users.email, email))).toEqual([]);
});
