import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { PasskeyEntry, SessionEntry } from "../../../schemas/api/security";
import { demoPassword } from "../../demo/accounts";
import { passkeyDevice as device } from "../../testing/passkey_device";
import { call, startTestApp } from "../../testing/test_app";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ configuration: { geoCountryHeader: "x-country" } })));
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from login_guesses`));

type Headers = Record<string, string>;
/** Where sign-ins come from: many from one address are too many. */
let remoteAddress = "127.0.0.1";
const login = (email: string, more: object = {}, headers: Headers = {}) =>
  call<{ code?: string; data?: { accessToken: string } }>(app, {
    method: "POST",
    url: "/api/user/login",
    payload: { email, password: demoPassword, ...more },
    headers,
    remoteAddress,
  });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  ([headers["set-cookie"] ?? []].flat() as string[]).map((line) => line.split(";")[0]).join("; ");

/** Somebody who is signed in: what they may call, and their cookies. */
async function signedIn(email: string, more: object = {}, headers: Headers = {}) {
  const answer = await login(email, more, headers);
  expect(answer.status).toBe(200);
  const authorization = `Bearer ${answer.body.data?.accessToken}`;
  const post = <Body = { data: Record<string, unknown> }>(url: string, payload: object) =>
    call<Body>(app, { method: "POST", url: `/api/user/${url}`, payload, headers: { authorization } });
  const sessions = async () =>
    (
      await call<{ sessions: SessionEntry[]; passkeys: PasskeyEntry[]; recoveryCodesLeft: number }>(app, {
        method: "GET",
        url: "/api/user/get-sessions",
        headers: { authorization },
      })
    ).body;
  const isIn = async () =>
    (await call(app, { method: "GET", url: "/api/user/get-user-details", headers: { authorization } })).status === 200;
  return { post, sessions, isIn, cookies: cookiesOf(answer) };
}

/** The answer that says what is wrong with a field. */
const wrong = (field: string, message: string) => ({
  status: 400,
  body: { code: "request.invalid", data: { issues: [{ path: ["body", field], message }] } },
});

const lettersTo = async (recipient: string) =>
  (
    await app.db.execute<{ template: string; body: string; link: string; language: string }>(
      sql`select template, body, link, language from outbox where recipient = ${recipient} order by id`,
    )
  ).rows;

describe("the list of sessions", () => {
  it("tells each browser, where it is and which one this is", async () => {
    const one = await signedIn("tester@foyer.test", {}, { "user-agent": firefox, "x-country": "PT" });
    await signedIn("tester@foyer.test", {}, { "user-agent": phone });
    const { sessions } = await one.sessions();
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: "Firefox", os: "Windows", device: "desktop", country: "PT", ip: "127.0.0.1" },
      { isCurrent: false, browser: "Safari", os: "iOS", device: "mobile" },
    ]);
  });

  it("names no session by what opens it or is in a token", async () => {
    const one = await signedIn("tester@foyer.test");
    const { rows } = await app.db.execute<{ id: string; hash: string }>(
      sql`select s.id, t.hash from sessions s join session_tokens t on t.session_id = s.id`,
    );
    const secrets = rows.flatMap(({ id, hash }) => [id, hash]);
    for (const { id } of (await one.sessions()).sessions) expect(secrets).not.toContain(id);
  });

  it("names no browser by a user agent's own words", async () => {
    const one = await signedIn("tester@foyer.test", {}, { "user-agent": "Call 555-0100 now/1.0 <script>" });
    expect((await one.sessions()).sessions[0]).toMatchObject({ browser: null, os: null });
  });

  it("lets one be ended, by its owner alone", async () => {
    const [one, other] = [await signedIn("unpaid@foyer.test"), await signedIn("unpaid@foyer.test")];
    const stranger = await signedIn("fresh@foyer.test");
    const id = (await other.sessions()).sessions[0]?.id ?? "";
    expect(await stranger.post("end-session", { id })).toMatchObject({ status: 404, body: { code: "session.not_found" } });
    expect(await other.isIn()).toBe(true);
    expect((await one.post("end-session", { id })).status).toBe(200);
    expect([await other.isIn(), await one.isIn()]).toEqual([false, true]);
    expect((await one.post("end-session", { id })).status).toBe(404);
  });

  it("lets all others be ended at once", async () => {
    const one = await signedIn("vip@foyer.test");
    const others = [await signedIn("vip@foyer.test"), await signedIn("vip@foyer.test")];
    expect(await one.post("end-other-sessions", {})).toMatchObject({ status: 200, body: { data: { ended: 2 } } });
    expect(await Promise.all([one, ...others].map((browser) => browser.isIn()))).toEqual([true, false, false]);
    expect((await one.sessions()).sessions).toHaveLength(1);
  });
});

describe("two-factor authentication", () => {
  /** The code of this moment; `passTime` lets it be another than the one that was taken last. */
  function authenticator(secret: string) {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    return () => totp.generate();
  }
  const passTime = (email: string) =>
    app.db.execute(sql`update users set totp_last_step = totp_last_step - 1 where email = ${email}`);

  async function enrolled(email: string) {
    const owner = await signedIn(email);
    const { data } = (await owner.post("two-factor/start", { password: demoPassword })).body;
    const codeNow = authenticator(String(data.secret));
    const confirmed = await owner.post<{ data: { recoveryCodes: string[] } }>("two-factor/confirm", { code: codeNow() });
    expect(confirmed.status).toBe(200);
    await passTime(email);
    return { owner, codeNow, recoveryCodes: confirmed.body.data.recoveryCodes };
  }
  it("starts with a QR code that only the owner gets, and is on once a code confirms it", async () => {
    const owner = await signedIn("admin@foyer.test");
    expect((await owner.post("two-factor/start", {})).status).toBe(400);
    expect(await owner.post("two-factor/start", { password: "wrong" })).toMatchObject(
      wrong("password", "form.validation.password.wrong"),
    );
    const { data } = (await owner.post("two-factor/start", { password: demoPassword })).body;
    expect(data).toMatchObject({
      qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(await owner.post("two-factor/confirm", { code: "000000" })).toMatchObject(
      wrong("code", "security.problems.code_wrong"),
    );
    expect((await login("admin@foyer.test")).status).toBe(200);
    const { rows } = await app.db.execute(sql`select totp_secret from users where email = 'admin@foyer.test'`);
    expect(JSON.stringify(rows)).not.toContain(String(data.secret));
  });

  it("asks for a code after the right password alone, and takes each code once", async () => {
    const { codeNow } = await enrolled("paid@foyer.test");
    expect(await login("paid@foyer.test")).toMatchObject({
      status: 401,
      body: { code: "login.two_factor_required", data: { success: false } },
    });
    expect((await login("paid@foyer.test", { password: "wrong" })).body.code).toBe("login.failed");
    expect(await login("paid@foyer.test", { twoFactorCode: "000000" })).toMatchObject({
      status: 401,
      body: { code: "login.two_factor_wrong" },
    });
    const code = codeNow();
    const both = await Promise.all([
      login("paid@foyer.test", { twoFactorCode: code }),
      login("paid@foyer.test", { twoFactorCode: ` ${code.slice(0, 3)} ${code.slice(3)} ` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await login("paid@foyer.test", { twoFactorCode: code })).status).toBe(401);
    expect((await lettersTo("paid@foyer.test")).map(({ template }) => template)).toContain("two_factor_on");
  });

  it("lets nobody guess on, and the owner in from their own browser", async () => {
    const { owner, codeNow } = await enrolled("unpaid@foyer.test");
    const guesses = [];
    for (let index = 0; index < 7; index++) guesses.push(await login("unpaid@foyer.test", { twoFactorCode: `00000${index}` }));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(Number(guesses[6]?.headers["retry-after"])).toBeGreaterThan(800);
    expect((await login("unpaid@foyer.test", { twoFactorCode: codeNow() })).status).toBe(429);
    expect((await login("unpaid@foyer.test", { twoFactorCode: codeNow() }, { cookie: owner.cookies })).status).toBe(200);
  });

  it("gives ten recovery codes that work once each, however they are typed, and renews them", async () => {
    const { owner, codeNow, recoveryCodes } = await enrolled("streamer@foyer.test");
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await owner.sessions()).recoveryCodesLeft).toBe(10);
    const [first = "", second = "", third = ""] = recoveryCodes;
    expect((await login("streamer@foyer.test", { twoFactorCode: first })).status).toBe(200);
    expect((await login("streamer@foyer.test", { twoFactorCode: first })).status).toBe(401);
    expect((await login("streamer@foyer.test", { twoFactorCode: second.toUpperCase().replaceAll("-", " ") })).status).toBe(200);
    expect((await owner.sessions()).recoveryCodesLeft).toBe(8);
    const { rows } = await app.db.execute(sql`select hash from recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(third);
    expect((await owner.post("two-factor/recovery-codes", { code: codeNow() })).status).toBe(200);
    expect((await login("streamer@foyer.test", { twoFactorCode: third })).status).toBe(401);
  });

  function comeFrom(address: string) {
    remoteAddress = address;
    onTestFinished(() => void (remoteAddress = "127.0.0.1"));
  }

  type Asked = { data: { passkey?: { challenge: string; siteId: string; ids: string[] }; challenge?: string } };
  const asking = async (email: string) => (await login(email)).body as unknown as Asked;
  const challengeOf = async (email: string) => (await asking(email)).data.passkey?.challenge ?? "";

  it.each(["ec", "ed25519", "rsa"] as const)(
    "takes a passkey (%s) in the place of the code, once for what was asked",
    async (type) => {
      const email = { ec: "admin@foyer.test", ed25519: "editor@foyer.test", rsa: "cashier@foyer.test" }[type];
      comeFrom(`10.5.0.${type.length}`);
      const { owner } = await enrolled(email);
      const phoneOfOwner = device({ type });
      expect((await asking(email)).data.passkey).toBeNull();
      expect(await owner.post("passkeys/start", { password: "wrong" })).toMatchObject(
        wrong("password", "form.validation.password.wrong"),
      );
      const started = (await owner.post<Asked>("passkeys/start", { password: demoPassword })).body.data.challenge ?? "";
      expect((await owner.post("passkeys/add", phoneOfOwner.make("made up"))).status).toBe(410);
      expect((await owner.post("passkeys/add", phoneOfOwner.make(started))).status).toBe(200);
      expect((await lettersTo(email)).map(({ template }) => template)).toContain("passkey_added");
      const again = (await owner.post<Asked>("passkeys/start", { password: demoPassword })).body.data.challenge ?? "";
      expect((await owner.post("passkeys/add", phoneOfOwner.make(again))).status).toBe(409);

      const asked = (await asking(email)).data.passkey;
      expect(asked).toMatchObject({ siteId: "localhost", ids: [phoneOfOwner.id] });
      const answer = phoneOfOwner.answer(asked?.challenge ?? "");
      expect((await login(email, { passkey: answer, password: "wrong" })).body.code).toBe("login.failed");
      const both = await Promise.all([login(email, { passkey: answer }), login(email, { passkey: answer })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await login(email, { passkey: answer })).body.code).toBe("login.two_factor_wrong");
      expect((await owner.sessions()).passkeys).toMatchObject([{ id: phoneOfOwner.id, lastUsedAt: expect.any(String) }]);
      expect((await login(email, { passkey: phoneOfOwner.answer(await challengeOf(email)) })).status).toBe(200);

      await app.db.execute(sql`update passkeys set public_key = ${phoneOfOwner.spki} where id = ${phoneOfOwner.id}`); // as the earliest were kept
      expect((await login(email, { passkey: phoneOfOwner.answer(await challengeOf(email)) })).status).toBe(200);

      expect((await owner.post("passkeys/remove", { id: phoneOfOwner.id })).status).toBe(200);
      expect((await asking(email)).data.passkey).toBeNull();
      await app.db.execute(sql`delete from recovery_codes where user_id = (select id from users where email = ${email})`);
      await app.db.execute(sql`update users set totp_secret = null, totp_enabled_at = null where email = ${email}`);
    },
  );

  it("takes no passkey of another page, device, account or a copy that counts behind, and none without the second factor on", async () => {
    const email = "streamer@foyer.test";
    comeFrom("10.5.1.1");
    await app.db.execute(sql`update users set totp_secret = null, totp_enabled_at = null where email = ${email}`);
    const before = await signedIn(email);
    expect((await before.post("passkeys/start", { password: demoPassword })).status).toBe(409);
    const { owner, codeNow } = await enrolled(email);
    const [own, stranger] = [device(), device()];
    const start = async () => (await owner.post<Asked>("passkeys/start", { password: demoPassword })).body.data.challenge ?? "";
    expect((await owner.post("passkeys/add", device({ origin: "https://evil.test" }).make(await start()))).status).toBe(410);
    expect((await owner.post("passkeys/add", device({ crossOrigin: true }).make(await start()))).status).toBe(410);
    expect((await owner.post("passkeys/add", { ...own.make(await start()), attestation: "bm9uZQ" })).status).toBe(410);
    expect((await owner.post("passkeys/add", { ...own.make(await start()), id: stranger.id })).status).toBe(410);
    expect((await owner.post("passkeys/add", { ...own.make(await start()), clientData: "bm9uZQ" })).status).toBe(410);
    expect((await owner.post("passkeys/add", { id: "", clientData: "{}", attestation: "" })).status).toBe(400);
    expect((await owner.post("passkeys/add", own.make(await start()))).status).toBe(200);
    const wrongOnes = [
      async () => stranger.answer(await challengeOf(email)),
      async () => ({ ...stranger.answer(await challengeOf(email)), id: own.id }),
      async () => own.answer("YSBjaGFsbGVuZ2UgdGhhdCBpcyBtYWRlIHVw"),
      async () => ({ ...own.answer(await challengeOf(email)), clientData: "bm9uZQ" }),
      async () => {
        const first = own.answer(await challengeOf(email)); // signed before the one that follows, and sent after it
        expect((await login(email, { passkey: own.answer(await challengeOf(email)) })).status).toBe(200);
        return first;
      },
    ];
    for (const make of wrongOnes) {
      expect(await login(email, { passkey: await make() })).toMatchObject({
        status: 401,
        body: { code: "login.two_factor_wrong", data: { passkey: { ids: [own.id] } } },
      });
    }
    expect((await owner.post("two-factor/turn-off", { password: demoPassword, code: codeNow() })).status).toBe(200);
    expect((await owner.sessions()).passkeys).toEqual([]);
    expect((await login(email)).status).toBe(200);
  });

  it("L-4.25: takes a passkey wherever it asks the code of who is signed in: new recovery codes, turning it off", async () => {
    const email = "fresh@foyer.test";
    comeFrom("10.5.2.1");
    const { owner } = await enrolled(email);
    const [own, stranger] = [device(), device()];
    const ask = async () => (await owner.post<{ data: { challenge: string } | null }>("passkeys/ask", {})).body.data;
    expect(await ask()).toBeNull();
    const started = (await owner.post<Asked>("passkeys/start", { password: demoPassword })).body.data.challenge ?? "";
    expect((await owner.post("passkeys/add", own.make(started))).status).toBe(200);
    const signed = async (by = own) => by.answer((await ask())?.challenge ?? "");

    const refused = wrong("code", "security.problems.passkey_wrong");
    expect(await owner.post("two-factor/recovery-codes", { passkey: await signed(stranger) })).toMatchObject(refused);
    expect((await owner.post("two-factor/recovery-codes", {})).status).toBe(400);
    const answer = await signed();
    expect((await owner.post("two-factor/recovery-codes", { passkey: answer })).status).toBe(200);
    expect(await owner.post("two-factor/turn-off", { password: demoPassword, passkey: answer })).toMatchObject(refused);
    expect((await owner.post("two-factor/turn-off", { password: "wrong", passkey: await signed() })).status).toBe(400);
    expect((await owner.post("two-factor/turn-off", { password: demoPassword, passkey: await signed() })).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it("is turned off by password and code together", async () => {
    const { owner, codeNow } = await enrolled("fresh@foyer.test");
    const turnOff = (password: string, code: string) => owner.post("two-factor/turn-off", { password, code });
    expect((await turnOff("wrong", codeNow())).status).toBe(400);
    expect((await turnOff(demoPassword, "000000")).status).toBe(400);
    expect((await owner.post("two-factor/start", { password: demoPassword })).status).toBe(409);
    expect((await turnOff(demoPassword, codeNow())).status).toBe(200);
    expect((await login("fresh@foyer.test")).status).toBe(200);
    expect((await lettersTo("fresh@foyer.test")).map(({ template }) => template)).toContain("two_factor_off");
  });
});

describe("another password", () => {
  it("needs the one before, ends all other sessions and writes to the owner", async () => {
    const [one, other] = [await signedIn("editor@foyer.test"), await signedIn("editor@foyer.test")];
    const change = (currentPassword: string) => one.post("change-password", { currentPassword, password: "Another-one-2!" });
    expect(await change("wrong")).toMatchObject(wrong("currentPassword", "form.validation.password.wrong"));
    expect((await change(demoPassword)).status).toBe(200);
    expect([await one.isIn(), await other.isIn()]).toEqual([true, false]);
    expect((await login("editor@foyer.test")).status).toBe(401);
    expect((await login("editor@foyer.test", { password: "Another-one-2!" })).status).toBe(200);
    const letter = (await lettersTo("editor@foyer.test")).find(({ template }) => template === "password_changed");
    expect(letter?.link).toMatch(/\/reset-password$/);
  });

  it("is not found by guessing at an open session", async () => {
    const one = await signedIn("tester@foyer.test");
    const statuses = [];
    for (let index = 0; index < 6; index++)
      statuses.push(
        (await one.post("change-password", { currentPassword: `guess ${index}`, password: "Another-one-2!" })).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it("is a first one, after a recent sign-in, where another provider's sign-in opened the account", async () => {
    const one = await signedIn("tester@foyer.test");
    await app.db.execute(sql`update users set password_hash = null where email = 'tester@foyer.test'`);
    const set = () => one.post("change-password", { password: "First-one-1!" });
    await app.db.execute(sql`update sessions set created_at = created_at - interval '1 hour'`);
    expect(await set()).toMatchObject({ status: 403, body: { code: "session.not_recent" } });
    await app.db.execute(sql`update sessions set created_at = now()`);
    expect((await set()).status).toBe(200);
    expect((await login("tester@foyer.test", { password: "First-one-1!" })).status).toBe(200);
  });
});

describe("the letter about a new sign-in", () => {
  it("comes for a browser that the account was not in before, in the owner's language", async () => {
    const headers = { "user-agent": firefox, "x-country": "FI", "accept-language": "de" };
    await app.db.execute(sql`update users set last_login = null where email = 'fresh@foyer.test'`);
    await app.db.execute(sql`delete from outbox`);
    const first = await signedIn("fresh@foyer.test", {}, headers);
    expect(await lettersTo("fresh@foyer.test")).toEqual([]);
    await signedIn("fresh@foyer.test", {}, { ...headers, cookie: first.cookies });
    expect(await lettersTo("fresh@foyer.test")).toEqual([]);
    await signedIn("fresh@foyer.test", {}, headers);
    expect(await lettersTo("fresh@foyer.test")).toMatchObject([
      { template: "new_sign_in", language: "de", link: expect.stringMatching(/^http:\/\/[^/]+\/de\/profile\/security$/) },
    ]);
    expect((await lettersTo("fresh@foyer.test"))[0]?.body).toMatch(/Firefox, Windows, Finnland \(127\.0\.0\.1\)/);
  });

  it("does not go to a made-up address", async () => {
    await app.db.execute(
      sql`update users set email = 'one@placeholder.invalid', last_login = '{}' where email = 'fresh@foyer.test'`,
    );
    await signedIn("one@placeholder.invalid");
    expect(await lettersTo("one@placeholder.invalid")).toEqual([]);
  });
});
