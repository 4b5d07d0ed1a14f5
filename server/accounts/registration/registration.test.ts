import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Review } from "../../../schemas/api/reviews";
import { latestBirthDate, todayIn } from "../../../schemas/birth_date";
import { generatePassword } from "../../../schemas/password";
import { profiles } from "../../../schemas/profiles";
import { newsletterConsent, termsConsent } from "../../../schemas/registration";
import type { SiteSettings } from "../../../schemas/settings";
import { outbox } from "../../outside/messages/tables";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { loginGuesses, users, wallets } from "../users/tables";

let app: FastifyInstance;
const waits: number[] = [];
let usual: SiteSettings;
beforeAll(async () => {
  app = await startTestApp({ wait: async (ms) => waits.push(ms) });
  usual = app.settings().settings;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(outbox);
  await app.db.delete(loginGuesses);
  if (app.settings().settings !== usual) await changeSettings(app, usual);
});

let calls = 0;
/** Each from an address of its own, or the limit per address would be in the way. */
const signUp = (payload: object, headers: Record<string, string> = {}) =>
  call<Answer>(app, {
    method: "POST",
    url: "/api/user/sign-up",
    payload,
    headers,
    remoteAddress: `10.2.${calls >> 8}.${calls++ & 255}`,
  });
interface Answer {
  message?: string;
  code?: string;
  data: { success?: boolean; accessToken?: string; signInName?: string; user?: Record<string, unknown>; issues?: unknown };
}

const password = "Sommer!wind7";
const short = { password, countryCode: "DK", currencyCode: "DKK", subscribe: true };
const details = {
  firstName: "Mara",
  lastName: "Lind",
  dateOfBirth: "1990-04-12",
  address: "Vestergade 1",
  city: "Aarhus",
  zipCode: "8000",
  country: "DK",
};
const complete = (email: string) => ({ ...short, ...details, email, emailPhoneRegistration: true });
const rowOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];
const lettersTo = (recipient: string) => app.db.select().from(outbox).where(eq(outbox.recipient, recipient));
const refusal = (field: string, message: string) => ({
  status: 400,
  body: { code: "request.invalid", data: { issues: expect.arrayContaining([{ path: ["body", ...field.split(".")], message }]) } },
});
const notPossible = { status: 409, body: { code: "registration.not_possible" } };

describe("signing up by e-mail", () => {
  it("opens an account with its wallet, signs it in and writes to it (C-3.32, C-3.34, C-7.18, C-4.38)", async () => {
    const answer = await signUp({
      ...complete(" New.Player@Foyer.test "),
      promocode: "WELCOME",
      newsLetter: true,
      timeZone: "Europe/Copenhagen",
      preferredLanguage: "da",
      uidToken: "campaign-7",
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          success: true,
          accessToken: expect.any(String),
          user: {
            email: "new.player@foyer.test",
            isEmailVerified: false,
            firstName: "Mara",
            countryCode: "DK",
            currencyCode: "DKK",
            dateOfBirth: "1990-04-12",
            userWallet: { currencyCode: "DKK", totalAmount: 0 },
            depositCount: 0,
          },
        },
      },
    });
    expect(String(answer.headers["set-cookie"])).toMatch(/foyer_session=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const row = await rowOf("new.player@foyer.test");
    expect(row).toMatchObject({
      promoCode: "WELCOME",
      newsLetter: true,
      timeZone: "Europe/Copenhagen",
      preferredLanguage: "da",
      role: "player",
      kycStatus: "PENDING",
      consents: { [termsConsent]: { isGiven: true }, [newsletterConsent]: { isGiven: true } },
    });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(
      await app.db
        .select()
        .from(wallets)
        .where(eq(wallets.userId, row?.id ?? 0)),
    ).toHaveLength(1);
    expect(await lettersTo("new.player@foyer.test")).toMatchObject([{ template: "verify_email", language: "da" }]);
  });

  it("takes null for whatever may be left out, and a language in capitals (C-3.31 to C-3.34)", async () => {
    const nothing = {
      ...{ use1ClickRegistration: null, newsLetter: null, phoneCode: null, phone: null, promocode: null, cpf: null },
      ...{ consents: null, recaptchaToken: null, token: null, uidToken: null, timeZone: null, ref: null },
    };
    const answer = await signUp({ ...complete("nothing@foyer.test"), ...nothing, preferredLanguage: "DA" });
    expect(answer).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(await rowOf("nothing@foyer.test")).toMatchObject({
      ...{ promoCode: null, newsLetter: false, phone: null, timeZone: null, preferredLanguage: "da" },
      consents: { [termsConsent]: { isGiven: true }, [newsletterConsent]: { isGiven: false } },
    });
    expect((await signUp({ ...complete("null.language@foyer.test"), preferredLanguage: null })).status).toBe(200);
    expect((await signUp({ ...complete("other.language@foyer.test"), preferredLanguage: "xx" })).status).toBe(400);
    for (const field of ["email", "password", "firstName", "dateOfBirth", "address"])
      expect(await signUp({ ...complete("gap@foyer.test"), [field]: null })).toMatchObject({ status: 400 });
    expect(await signUp({ ...complete("gap@foyer.test"), subscribe: null })).toMatchObject(
      refusal("subscribe", "form.validation.consent.required"),
    );
    expect(await signUp({ ...complete("gap@foyer.test"), phone: 5 })).toMatchObject({ status: 400 });
  });

  it("needs no details where the short form is final (C-4.36)", async () => {
    await changeSettings(app, { isShortRegistrationFinal: true });
    const answer = await signUp({ ...short, email: "short@foyer.test" });
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { firstName: null, dateOfBirth: null } } } });
    const other = await signUp({ ...complete("short2@foyer.test"), isEmailVerified: true, role: "administrator" });
    expect(other).toMatchObject({
      status: 200,
      body: { data: { user: { role: "player", isEmailVerified: false, firstName: null } } },
    });
  });

  it.each([
    ["email", "", "form.validation.email.required"],
    ["email", "nobody", "form.validation.email.invalid"],
    ["email", "me@placeholder.invalid", "form.validation.email.invalid"],
    ["password", "", "form.validation.password.required"],
    ["password", "A!b", "form.validation.password.too_short"],
    ["password", "sommer!wind", "form.validation.password.needs_uppercase"],
    ["password", "Sommerwind7", "form.validation.password.needs_special"],
    ["password", "Password!", "form.validation.password.common"],
    ["countryCode", "XX", "form.validation.required"],
    ["currencyCode", "BTC", "form.validation.required"],
    ["subscribe", false, "form.validation.consent.required"],
    ["promocode", "\u200B", "form.validation.invalid.text"],
    ["firstName", " ", "form.validation.required"],
    ["lastName", "x".repeat(256), "form.validation.too_long"],
    ["lastName", "L\u202Eind", "form.validation.invalid.text"],
    ["dateOfBirth", "2020-01-01", "form.validation.invalid.dob"],
    ["dateOfBirth", "1990-02-30", "form.validation.invalid.dob"],
    ["address", undefined, "form.validation.required"],
    ["city", "", "form.validation.required"],
    ["zipCode", "", "form.validation.required"],
  ])("refuses %s %j at its field (C-5.33, C-5.36, C-5.37, C-5.43)", async (field, value, message) => {
    const answer = await signUp({ ...complete("refused@foyer.test"), [field]: value });
    expect(answer).toMatchObject(refusal(field, message));
    expect(await rowOf("refused@foyer.test")).toBeUndefined();
  });

  it("says all that is wrong in both steps at once", async () => {
    const { body } = await signUp({ ...complete("x"), city: "", password: "" });
    expect(body.data.issues).toEqual([
      { path: ["body", "email"], message: "form.validation.email.invalid" },
      { path: ["body", "password"], message: "form.validation.password.required" },
      { path: ["body", "city"], message: "form.validation.required" },
    ]);
  });

  it("counts the years by the calendar where the visitor is (C-5.37)", async () => {
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const latest = latestBirthDate(todayIn(timeZone));
      const next = new Date(Date.parse(`${latest}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      const born = (dateOfBirth: string, name: string) =>
        signUp({ ...complete(`${name}.${timeZone.length}@foyer.test`), dateOfBirth, timeZone });
      expect((await born(latest, "adult")).status).toBe(200);
      expect(await born(next, "minor")).toMatchObject(refusal("dateOfBirth", "form.validation.invalid.dob"));
    }
    expect((await signUp({ ...complete("nowhere@foyer.test"), timeZone: "Mars/Olympus" })).status).toBe(200);
  });

  it("keeps queries and scripts as the text that they are", async () => {
    const text = `Robert'); DROP TABLE users;-- <script>alert(1)</script>`;
    const answer = await signUp({ ...complete("bobby@foyer.test"), firstName: text, city: text, promocode: "' OR 1=1 --" });
    expect(answer.body.data.user).toMatchObject({ firstName: text, city: text });
    expect((await rowOf("bobby@foyer.test"))?.promoCode).toBe("' OR 1=1 --");
  });

  it("asks for a CPF in Brazil whose check digits are right, and keeps its digits (C-3.32, C-5.40)", async () => {
    const inBrazil = (cpf?: string) => signUp({ ...complete("brazil@foyer.test"), country: "BR", cpf });
    expect(await inBrazil()).toMatchObject(refusal("cpf", "form.validation.cpf.required"));
    expect(await inBrazil("529.982.247-26")).toMatchObject(refusal("cpf", "form.validation.cpf.invalid"));
    expect((await inBrazil("529.982.247-25")).status).toBe(200);
    expect(await rowOf("brazil@foyer.test")).toMatchObject({ cpf: "52998224725", countryCode: "BR" });
    await signUp({ ...complete("denmark@foyer.test"), cpf: "anything" });
    expect((await rowOf("denmark@foyer.test"))?.cpf).toBeNull();
  });

  it("asks for the number that the profile of a country names, whichever country that is (C-5.40, D-14)", async () => {
    const profile = profiles.get("SE")!;
    profile.personalNumber = { kind: "cpf", source: "an invented law", grades: ["K"] };
    onTestFinished(() => void delete profile.personalNumber);
    const inSweden = (cpf?: string) => signUp({ ...complete("sweden@foyer.test"), country: "SE", cpf });
    expect(await inSweden()).toMatchObject(refusal("cpf", "form.validation.cpf.required"));
    expect((await inSweden("529.982.247-25")).status).toBe(200);
    expect(await rowOf("sweden@foyer.test")).toMatchObject({ cpf: "52998224725", countryCode: "SE" });
  });

  it("asks for a phone number only where the settings do (C-5.39)", async () => {
    await signUp({ ...complete("no.phone@foyer.test"), phoneCode: "45", phone: "32 12 34 56" });
    expect((await rowOf("no.phone@foyer.test"))?.phone).toBeNull();
    await changeSettings(app, { registrationPhone: true });
    const missing = await signUp(complete("phone@foyer.test"));
    expect(missing).toMatchObject(refusal("phone", "form.validation.phone.required"));
    expect(missing).toMatchObject(refusal("phoneCode", "form.validation.phoneCode.required"));
    const answer = await signUp({ ...complete("phone@foyer.test"), phoneCode: "45", phone: "32 12 34 56" });
    expect(answer.body.data.user).toMatchObject({ phoneCode: "45", phone: "32123456" });
  });

  it("wants the consents that are mandatory, and keeps what was said to the others (C-5.41, C-3.33)", async () => {
    await changeSettings(app, {
      registrationConsents: [
        ...usual.registrationConsents,
        { key: "privacy_policy", defaultValue: false, isMandatory: true },
        { key: "phone_calls", defaultValue: false, isMandatory: false },
      ],
    });
    expect(await signUp(complete("consents@foyer.test"))).toMatchObject(
      refusal("consents.privacy_policy", "form.validation.consent.required"),
    );
    const consents = { privacy_policy: true, made_up: true };
    expect((await signUp({ ...complete("consents@foyer.test"), consents })).status).toBe(200);
    const kept = (await rowOf("consents@foyer.test"))?.consents ?? {};
    expect(Object.entries(kept).map(([key, { isGiven }]) => [key, isGiven])).toEqual(
      expect.arrayContaining([
        ["privacy_policy", true],
        ["phone_calls", false],
        [newsletterConsent, false],
      ]),
    );
    expect(kept).not.toHaveProperty("made_up");
  });

  it("counts who was brought by a friend, by the link, by a code that was typed or by what the browser remembers of it (S-2.17)", async () => {
    await app.db.update(users).set({ referralCode: "PAIDFRIEND" }).where(eq(users.email, "paid@foyer.test"));
    const paid = await rowOf("paid@foyer.test");
    await signUp({ ...complete("friend1@foyer.test"), ref: "PAIDFRIEND" });
    await signUp(complete("friend2@foyer.test"), { cookie: "foyer_ref=PAIDFRIEND" });
    await signUp({ ...complete("friend3@foyer.test"), ref: "NOBODY" });
    await signUp({ ...complete("friend4@foyer.test"), promocode: " paidfriend " });
    await signUp({ ...complete("friend5@foyer.test"), promocode: "WINTER26" });
    const found = await app.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.referredBy, paid?.id ?? 0));
    expect(found.map(({ email }) => email).sort()).toEqual(["friend1@foyer.test", "friend2@foyer.test", "friend4@foyer.test"]);
  });
});

describe("signing up by phone (C-4.39)", () => {
  const byPhone = (phone: string, phoneCode = "49") => ({ ...short, ...details, emailPhoneRegistration: true, phoneCode, phone });

  it("opens an account that signs in by its number", async () => {
    const answer = await signUp(byPhone("0160 23456789"));
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { phoneCode: "49", phone: "16023456789" } } } });
    const login = await call(app, {
      method: "POST",
      url: "/api/user/login",
      payload: { phoneCode: "49", phone: "016023456789", password },
    });
    expect(login.status).toBe(200);
    expect(await app.db.select().from(outbox)).toEqual([]);
  });

  it("opens one account for a number, however it is written", async () => {
    expect((await signUp(byPhone("0171 2345678"))).status).toBe(200);
    expect(await signUp(byPhone("+49 (171) 234-5678", "1"))).toMatchObject(notPossible);
  });

  it("refuses a number that does not exist (C-5.39)", async () => {
    expect(await signUp(byPhone("12"))).toMatchObject(refusal("phone", "form.validation.phone.invalid"));
    expect(await signUp(byPhone("015123456789", ""))).toMatchObject(refusal("phoneCode", "form.validation.phoneCode.required"));
  });
});

describe("signing up with one click (C-4.40, C-4.41)", () => {
  const oneClick = () => ({ ...short, use1ClickRegistration: true, password: generatePassword(usual.passwordRules) });

  it("opens an account without a name, and tells what signs in to it (C-2.29)", async () => {
    const payload = oneClick();
    const { status, body } = await signUp(payload);
    expect(status).toBe(200);
    expect(body.data.signInName).toMatch(/^[0-9a-f]{18}@placeholder\.invalid$/);
    const login = await call(app, {
      method: "POST",
      url: "/api/user/login",
      payload: { email: body.data.signInName, password: payload.password },
    });
    expect(login.status).toBe(200);
    expect(await app.db.select().from(outbox)).toEqual([]);
  });

  it("takes an e-mail address that is given", async () => {
    const { body } = await signUp({ ...oneClick(), email: "one.click@foyer.test" });
    expect(body.data).toMatchObject({ signInName: "one.click@foyer.test", user: { email: "one.click@foyer.test" } });
    expect(await lettersTo("one.click@foyer.test")).toHaveLength(1);
  });

  it("refuses a password that no generator of ours makes", async () => {
    expect(await signUp({ ...oneClick(), password: "x" })).toMatchObject(
      refusal("password", "form.validation.password.too_short"),
    );
    expect(await signUp({ ...oneClick(), password: undefined })).toMatchObject({ status: 400 });
  });
});

it("an account that can't be signed in at once is open all the same, and is signed in by hand (C-8.23)", async () => {
  await app.db.execute(sql`alter table sessions add constraint none check (false) not valid`);
  const opened = await signUp(complete("unsigned@foyer.test"));
  await app.db.execute(sql`alter table sessions drop constraint none`);
  expect(opened).toMatchObject({ status: 200, body: { data: { success: true } } });
  expect(opened.body.data).not.toHaveProperty("accessToken");
  expect(opened.headers["set-cookie"]).toBeUndefined();
  const login = { method: "POST", url: "/api/user/login", payload: { email: "unsigned@foyer.test", password } } as const;
  expect((await call(app, login)).status).toBe(200);
});

describe("what is taken already", () => {
  it("is refused in the same words as anything else, and its owner hears of it once an hour", async () => {
    const before = await rowOf("unpaid@foyer.test");
    expect(await signUp(complete("UNPAID@foyer.test"))).toMatchObject(notPossible);
    expect(await signUp(complete("unpaid@foyer.test"))).toMatchObject(notPossible);
    expect(await rowOf("unpaid@foyer.test")).toEqual(before);
    expect(await lettersTo("unpaid@foyer.test")).toMatchObject([{ template: "account_exists" }]);
  });

  it("is not told where an e-mail address has to be verified first (C-4.38)", async () => {
    await changeSettings(app, { verifyEmailStatusOnLogin: true });
    waits.length = 0;
    const [taken, free] = await Promise.all([signUp(complete("tester@foyer.test")), signUp(complete("free@foyer.test"))]);
    expect({ ...taken, headers: null }).toEqual({ ...free, headers: null });
    expect(waits).toEqual([300, 300]);
    expect(free).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(taken.headers["set-cookie"]).toBeUndefined();
    expect(free.headers["set-cookie"]).toBeUndefined();
    expect(await lettersTo("tester@foyer.test")).toMatchObject([{ template: "account_exists" }]);
    expect(await lettersTo("free@foyer.test")).toMatchObject([{ template: "verify_email" }]);
  });

  it("makes one account and one wallet of many requests at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(complete("race@foyer.test"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const { rows } = await app.db.execute(
      sql`select count(*)::int as count from wallets where user_id in (select id from users where email = 'race@foyer.test')`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const phones = await Promise.all(
      ["a", "b", "c"].map(() => signUp({ ...short, ...details, phoneCode: "45", phone: "32654321" })),
    );
    expect(phones.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("whether accounts are opened at all", () => {
  it("is refused where registration is restricted (C-2.28)", async () => {
    await changeSettings(app, { isRestrictedRegistration: true });
    expect(await signUp(complete("late@foyer.test"))).toMatchObject({ status: 403, body: { code: "registration.restricted" } });
    expect(await rowOf("late@foyer.test")).toBeUndefined();
  });

  it("is refused in ways that the settings leave out (C-4.39)", async () => {
    await changeSettings(app, { registrationModes: ["email"] });
    for (const payload of [
      { ...short, use1ClickRegistration: true },
      { ...short, ...details, phoneCode: "45", phone: "32123457" },
    ])
      expect(await signUp(payload)).toMatchObject({ status: 403, body: { code: "registration.mode_off" } });
  });

  it("does not depend on whether players may sign in (C-4.38)", async () => {
    await changeSettings(app, { loginOff: true });
    const answer = await signUp(complete("later@foyer.test"));
    expect(answer).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(answer.body.data).not.toHaveProperty("accessToken");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(await rowOf("later@foyer.test")).toBeDefined();
  });

  it("asks for the proof against robots where the settings do", async () => {
    await changeSettings(app, { captcha: { provider: "proof_of_work", siteKey: "" } });
    expect(await signUp(complete("robot@foyer.test"))).toMatchObject({ status: 400, body: { code: "captcha.failed" } });
  });

  it("takes 20 complete forms from an address in a quarter of an hour", async () => {
    const send = () =>
      call(app, { method: "POST", url: "/api/user/sign-up", payload: complete("paid@foyer.test"), remoteAddress: "10.9.9.9" });
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array<number>(5).fill(409), ...Array<number>(15).fill(400), 429]);
  });
});

it("answers anything with a status of its own kind, and never breaks", async () => {
  const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null), fc.jsonValue());
  const names = [
    ...Object.keys(complete("")),
    "consents",
    "cpf",
    "phone",
    "phoneCode",
    "use1ClickRegistration",
    "timeZone",
    "ref",
  ];
  const payload = fc.dictionary(fc.constantFrom(...names), value);
  await fc.assert(
    fc.asyncProperty(payload, async (changes) => {
      const { status } = await signUp({ ...complete("random@foyer.test"), ...changes });
      expect([200, 400, 403, 409]).toContain(status);
    }),
    { numRuns: 60 },
  );
});

it("tells what is to be agreed to, all or by key (L-7.02, C-3.33)", async () => {
  await changeSettings(app, {
    registrationConsents: [
      ...usual.registrationConsents,
      { key: "privacy_policy", defaultValue: false, isMandatory: true, text: { en: "I have read the policy" }, url: "/privacy" },
    ],
  });
  const consents = async (query = "") =>
    (await call(app, { method: "GET", url: `/api/core/casino/consents${query}` })).body as { consents?: object };
  expect(Object.keys((await consents()).consents ?? {})).toEqual([termsConsent, newsletterConsent, "privacy_policy"]);
  expect(await consents(`?keys=privacy_policy,%20${termsConsent},unknown`)).toEqual({
    consents: {
      [termsConsent]: {
        defaultValue: false,
        isMandatory: true,
        version: "1",
        asksAgain: true,
        url: "/terms",
        resourceKey: `sign_up.consents.${termsConsent}`,
      },
      privacy_policy: {
        defaultValue: false,
        isMandatory: true,
        resourceKey: "sign_up.consents.privacy_policy",
        text: { en: "I have read the policy" },
        url: "/privacy",
      },
    },
  });
});

describe("who excluded themselves", () => {
  const person = { ...details, firstName: "Anna-Maria", lastName: "Sørensen", dateOfBirth: "1985-02-03" };
  const exclude = (email: string) =>
    app.db
      .update(users)
      .set({ excludedUntil: sql`now() + interval '30 days'` })
      .where(eq(users.email, email));

  it.each([
    ["the same name and birth date, written otherwise", { firstName: " ANNA  maria", lastName: "Sörensen" }, "other1@foyer.test"],
    ["names the other way round, in look-alike letters", { firstName: "Sørensen", lastName: "Аnnа Маriа" }, "other2@foyer.test"],
    ["birth date, place and first name, with another last name", { lastName: "Holm" }, "other3@foyer.test"],
    ["the same mailbox", { firstName: "Bo", lastName: "Berg", dateOfBirth: "1970-01-31" }, "anna+again@foyer.test"],
  ])("do not open another account: %s (D-07)", async (_, changes, email) => {
    const first = await signUp({ ...complete("anna@foyer.test"), ...person });
    expect([200, 409]).toContain(first.status);
    await exclude("anna@foyer.test");
    expect(await signUp({ ...complete(email), ...person, ...changes })).toMatchObject(notPossible);
    expect(await rowOf(email)).toBeUndefined();
  });

  it("do not open one in a browser in which theirs was used, and others of the same birthday do elsewhere", async () => {
    const first = await signUp(complete("browser@foyer.test"));
    const cookie = [first.headers["set-cookie"]]
      .flat()
      .map((line) => String(line).split(";")[0])
      .join("; ");
    await exclude("browser@foyer.test");
    const other = { ...details, firstName: "Kim", lastName: "Dahl", dateOfBirth: "1979-09-09" };
    expect(
      await signUp({ ...complete("kim@foyer.test"), ...other }, { cookie, host: "localhost", origin: "http://localhost" }),
    ).toMatchObject(notPossible);
    const stranger = { ...other, dateOfBirth: details.dateOfBirth, city: "Odense", zipCode: "5000" };
    expect((await signUp({ ...complete("kim@foyer.test"), ...stranger })).status).toBe(200);
  });
});

describe("who is like somebody who excluded themselves", () => {
  const known = {
    ...details,
    firstName: "Henriette",
    lastName: "Vestergaard",
    dateOfBirth: "1983-07-04",
    city: "Skagen",
    zipCode: "9990",
  };
  const far = { city: "Odense", zipCode: "5000" };
  let admin: { authorization: string };
  const ask = <Body = Record<string, unknown>>(method: "GET" | "POST", url: string, payload?: object) =>
    call<Body>(app, { method, url: `/api/backoffice/reviews${url}`, headers: admin, ...(payload && { payload }) });
  const reviewOf = async (email: string) => {
    const { body } = await ask<{ open: Review[]; decided: Review[] }>("GET", "");
    return [...body.open, ...body.decided].find(({ person }) => person.email === email);
  };
  const signIn = (email: string) => call(app, { method: "POST", url: "/api/user/login", payload: { email, password } });
  beforeAll(async () => {
    admin = await bearerOf(app, "admin@foyer.test");
    await signUp({ ...complete("henriette@foyer.test"), ...known });
    const until = sql`now() + interval '30 days'`;
    await app.db.update(users).set({ excludedUntil: until }).where(eq(users.email, "henriette@foyer.test"));
  });

  it.each([
    ["a slip in the name", { ...far, lastName: "Vestergard" }, "near1@foyer.test"],
    ["birth date and last name", { ...far, firstName: "Mette" }, "near2@foyer.test"],
    ["day and month exchanged", { ...far, dateOfBirth: "1983-04-07" }, "near3@foyer.test"],
    ["another year", { ...far, dateOfBirth: "1984-07-04" }, "near4@foyer.test"],
  ])("waits for the back office: %s", async (_, changes, email) => {
    const { status, body, headers } = await signUp({ ...complete(email), ...known, ...changes });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { success: true, isHeld: true } });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await signIn(email)).toMatchObject({ status: 403, body: { code: "review.pending" } });
    expect(await reviewOf(email)).toMatchObject({
      cause: "like_excluded",
      alike: [{ email: "henriette@foyer.test" }],
      decision: null,
    });
  });

  it.each([
    ["the name alone", { ...far, dateOfBirth: "1990-01-31" }, "far1@foyer.test"],
    ["the birth date alone", { ...far, firstName: "Karl", lastName: "Olesen" }, "far2@foyer.test"],
  ])("opens at once with %s", async (_, changes, email) => {
    expect((await signUp({ ...complete(email), ...known, ...changes })).body.data).toHaveProperty("accessToken");
  });

  it("is let in by an administrator alone, who is written down, and gets a letter", async () => {
    const review = await reviewOf("near1@foyer.test");
    const path = `/api/backoffice/reviews/${review?.reviewId}/approve`;
    const editor = await bearerOf(app, "editor@foyer.test");
    expect((await call(app, { method: "POST", url: path, headers: editor, payload: {} })).status).toBe(403);
    expect((await ask("POST", `/${review?.reviewId}/approve`, {})).status).toBe(200);
    expect((await ask("POST", `/${review?.reviewId}/approve`, {})).body).toMatchObject({ code: "review.approved" });
    expect((await ask("POST", `/${review?.reviewId}/refuse`, { note: "Too late" })).body).toMatchObject({
      code: "review.approved",
    });
    expect(await reviewOf("near1@foyer.test")).toMatchObject({ decision: "approved", decidedBy: "admin@foyer.test" });
    expect((await signIn("near1@foyer.test")).status).toBe(200);
    expect(await lettersTo("near1@foyer.test")).toMatchObject([{ template: "account_approved" }]);
    expect((await ask("POST", "/999999/approve", {})).body).toMatchObject({ code: "review.not_found" });
  });

  it("stays outside with a reason that they read, and may be let in after all", async () => {
    const review = await reviewOf("near2@foyer.test");
    expect((await ask("POST", `/${review?.reviewId}/refuse`, { note: "  " })).status).toBe(400);
    const note = "Please send us a copy of your passport.";
    expect((await ask("POST", `/${review?.reviewId}/refuse`, { note })).status).toBe(200);
    expect((await ask("POST", `/${review?.reviewId}/refuse`, { note })).body).toMatchObject({ code: "review.decided" });
    expect(await signIn("near2@foyer.test")).toMatchObject({ status: 403, body: { code: "review.refused", data: { note } } });
    expect(await lettersTo("near2@foyer.test")).toMatchObject([{ template: "account_refused" }]);
    expect((await ask("POST", `/${review?.reviewId}/approve`, {})).status).toBe(200);
    expect((await signIn("near2@foyer.test")).status).toBe(200);
  });

  it("is compared again when they change what they told: the session ends, and the account waits", async () => {
    const other = { ...known, firstName: "Bodil", lastName: "Thomsen", dateOfBirth: "1971-11-30", ...far };
    const { body } = await signUp({ ...complete("changed@foyer.test"), ...other });
    const headers = { authorization: `Bearer ${body.data.accessToken}` };
    const update = (payload: object) => call(app, { method: "POST", url: "/api/user/update-user-details", headers, payload });
    expect((await update({ firstName: "Birgit" })).status).toBe(200);
    const { firstName, lastName, dateOfBirth } = known;
    expect(await update({ firstName, lastName, dateOfBirth })).toMatchObject({ status: 403, body: { code: "review.pending" } });
    expect((await update({ firstName: "Birgit" })).status).toBe(401);
    expect(await rowOf("changed@foyer.test")).toMatchObject({ lastName });
    expect(await reviewOf("changed@foyer.test")).toMatchObject({ cause: "details_changed" });
  });

  it("is a person with two accounts too: excluding one lets the other wait for the house, signed out, and nobody else's (D-07)", async () => {
    const twice = { ...known, firstName: "Ragnhild", lastName: "Thygesen", dateOfBirth: "1968-08-21" };
    const open = async (email: string, more: object = {}) => {
      const { body } = await signUp({ ...complete(email), ...twice, ...more });
      return { authorization: `Bearer ${body.data.accessToken}` };
    };
    const [one, two] = [await open("twice1@foyer.test"), await open("twice2@foyer.test", far)];
    const stranger = await open("twice3@foyer.test", { ...far, firstName: "Karl", lastName: "Olesen" });
    const isIn = async (headers: { authorization: string }) =>
      (await call(app, { url: "/api/user/get-user-details", headers })).status === 200;
    const payload = { kind: "self_exclusion", period: "P1Y" };
    expect(await Promise.all([one, two, stranger].map(isIn))).toEqual([true, true, true]);
    expect((await call(app, { method: "POST", url: "/api/user/take-break", payload, headers: one })).status).toBe(200);
    expect(await Promise.all([one, two, stranger].map(isIn))).toEqual([false, false, true]);
    expect(await signIn("twice2@foyer.test")).toMatchObject({ status: 403, body: { code: "review.pending" } });
    const review = await reviewOf("twice2@foyer.test");
    expect(review).toMatchObject({
      cause: "like_excluded",
      alike: [{ email: "twice1@foyer.test", excludedUntil: expect.any(String) }],
    });
  });

  it("is found by the number of the tax office, whatever else was told (D-07)", async () => {
    const brazilian = { ...details, country: "BR", countryCode: "BR", cpf: "111.444.777-35" };
    await app.db.execute(sql`update users set cpf = '11144477735' where email = 'henriette@foyer.test'`);
    const other = { firstName: "Rosa", lastName: "Campos", dateOfBirth: "1999-09-19" };
    expect(await signUp({ ...complete("rosa@foyer.test"), ...brazilian, ...other })).toMatchObject(notPossible);
    expect((await signUp({ ...complete("rosa@foyer.test"), ...brazilian, ...other, cpf: "529.982.247-25" })).status).toBe(200);
  });

  it("waits like everybody else where each new account is looked at", async () => {
    const other = { ...known, firstName: "Sigrid", lastName: "Lauritsen", dateOfBirth: "1969-02-02", ...far };
    await changeSettings(app, { reviewSignUps: true });
    expect((await signUp({ ...complete("everybody@foyer.test"), ...other })).body.data).toMatchObject({ isHeld: true });
    await changeSettings(app, { reviewSignUps: false });
    expect(await reviewOf("everybody@foyer.test")).toMatchObject({ cause: "everybody", alike: [] });
  });
});

describe("who has an account", () => {
  it("is told to an address five times an hour, then to who proves to be a browser", async () => {
    await signUp(complete("known@foyer.test"));
    const from = (payload: object) =>
      call<Answer>(app, { method: "POST", url: "/api/user/sign-up", payload, remoteAddress: "10.77.0.1" });
    const answers = [];
    for (let turn = 0; turn < 7; turn++) answers.push((await from(complete("known@foyer.test"))).body.code);
    expect(answers).toEqual([...Array<string>(5).fill("registration.not_possible"), "captcha.required", "captcha.required"]);
    expect((await from(complete("new-here@foyer.test"))).body.code).toBe("captcha.required");
    expect((await call(app, { method: "GET", url: "/api/captcha/challenge" })).status).toBe(200);
  });

  it("is told to nobody where a national licence serves: signing up answers alike, and the letter's link opens the account (D-39)", async () => {
    const british = { countryCode: "GB", country: "GB", dateOfBirth: "1992-06-06" };
    await signUp({ ...complete("jane@foyer.test"), ...british });
    const [again, fresh] = [
      await signUp({ ...complete("jane@foyer.test"), ...british, lastName: "Two" }),
      await signUp({ ...complete("john@foyer.test"), ...british, firstName: "John" }),
    ];
    expect({ status: again.status, body: again.body }).toEqual({ status: fresh.status, body: fresh.body });
    expect(again.body.data.accessToken).toBeUndefined();
    const login = await call(app, { method: "POST", url: "/api/user/login", payload: { email: "john@foyer.test", password } });
    expect(login).toMatchObject({ status: 403, body: { code: "user.email_not_verified" } });
    const phone = { ...short, ...details, ...british, phone: "7911123456", phoneCode: "44" };
    expect(await signUp(phone)).toMatchObject({ status: 403, body: { code: "registration.mode_off" } });
  });
});
