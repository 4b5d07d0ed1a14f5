import { desc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { outbox } from "../../outside/messages/tables";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { oneTimeTokens, users } from "../users/tables";
import { fillNicknameSkeletons } from "./fill_nickname_skeletons";
import { isRefusedNickname } from "./nickname";

let app: FastifyInstance;
const headers: Record<string, { authorization: string }> = {};
beforeAll(async () => {
  app = await startTestApp();
  for (const name of ["paid", "unpaid", "fresh", "tester", "admin"]) headers[name] = await bearerOf(app, `${name}@foyer.test`);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(outbox));

let calls = 0;
/** Each from an address of its own, or the limit per address would be in the way. */
const post = (url: string, name: string, payload: object) =>
  call(app, { method: "POST", url, payload, headers: headers[name] ?? {}, remoteAddress: `10.1.${calls >> 8}.${calls++ & 255}` });
const update = (name: string, details: object) => post("/api/user/update-user-details", name, details);
const rowOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];
const refusal = (field: string, message: string) => ({
  status: 400,
  body: { code: "request.invalid", data: { issues: expect.arrayContaining([{ path: ["body", field], message }]) } },
});

describe("changing one's details", () => {
  it("changes what is sent, keeps the rest and answers with the account (C-7.11)", async () => {
    const sent = { firstName: " Marta ", city: "Porto", newsLetter: true, preferredLanguage: "pt", skrillEmail: "M@skrill.test" };
    const answer = await update("unpaid", { ...sent, updateFrom: "Pre-Deposit Update Form" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: expect.any(String),
        data: {
          success: true,
          user: {
            firstName: "Marta",
            lastName: "Silva",
            city: "Porto",
            newsLetter: true,
            preferredLanguage: "pt",
            additionalData: { skrillEmail: "m@skrill.test" },
          },
        },
      },
    });
  });

  it("joins what two tabs change at the same time (C-7.11)", async () => {
    await Promise.all([update("unpaid", { city: "Lisboa" }), update("unpaid", { zipCode: "1100-148" })]);
    expect(await rowOf("unpaid@foyer.test")).toMatchObject({ city: "Lisboa", zipCode: "1100-148" });
  });

  it.each([
    ["firstName", "", "form.validation.required"],
    ["lastName", "x".repeat(256), "form.validation.too_long"],
    ["dateOfBirth", "2020-01-01", "form.validation.invalid.dob"],
    ["email", "nobody", "form.validation.email.invalid"],
    ["phone", "0".repeat(41), "form.validation.phone.invalid"],
    ["nickname", "<b>x</b>", "form.validation.nickname.invalid"],
  ])("refuses %s %j at its field (C-5.19 to C-5.21)", async (field, value, message) => {
    expect(await update("unpaid", { [field]: value })).toMatchObject(refusal(field, message));
  });

  it("keeps what a script or a query would be as the text that it is", async () => {
    const text = `Robert'); DROP TABLE users;-- <script>alert(1)</script>`;
    expect((await update("unpaid", { address: text })).status).toBe(200);
    expect(await rowOf("unpaid@foyer.test")).toMatchObject({ address: text });
  });

  it("wants calling code and number together, and a number for one account alone, without saying whose it is", async () => {
    expect(await update("unpaid", { phone: "15112345678" })).toMatchObject(
      refusal("phoneCode", "form.validation.phoneCode.required"),
    );
    expect(await update("unpaid", { phoneCode: "49" })).toMatchObject(refusal("phone", "form.validation.phone.required"));
    expect((await update("unpaid", { phoneCode: "49", phone: "15112345678" })).status).toBe(200);
    expect(await update("tester", { phoneCode: "49", phone: "12" })).toMatchObject(
      refusal("phone", "form.validation.phone.invalid"),
    );
    const taken = await update("tester", { phoneCode: "49", phone: "0151 1234 5678" });
    expect(taken).toMatchObject({ status: 409, body: { code: "profile.not_possible" } });
    expect((await update("unpaid", { phoneCode: "", phone: "" })).status).toBe(200);
  });

  it("keeps names and date of birth of an account that was approved, and lets the same be sent again (L-6.12)", async () => {
    const same = { firstName: "Alexander", city: "Potsdam" };
    expect((await update("paid", same)).status).toBe(200);
    expect(await update("paid", { ...same, lastName: "Other", dateOfBirth: "1980-01-01" })).toMatchObject({
      status: 403,
      body: { code: "profile.approved", data: { fields: ["lastName", "dateOfBirth"] } },
    });
  });

  it("does not empty the postal address where deposits need one (C-5.22)", async () => {
    await changeSettings(app, { allowDepWithoutAddress: false });
    expect(await update("paid", { zipCode: "" })).toMatchObject(refusal("zipCode", "form.validation.required"));
    await changeSettings(app, { allowDepWithoutAddress: true });
    expect((await update("paid", { zipCode: "" })).status).toBe(200);
  });

  it("does not change country, role or money, whoever asks (L-6.12)", async () => {
    const before = await rowOf("unpaid@foyer.test");
    await update("unpaid", { countryCode: "NO", role: "administrator", kycStatus: "APPROVED", depositCount: 9, city: "Faro" });
    expect(await rowOf("unpaid@foyer.test")).toEqual({ ...before, city: "Faro" });
  });
});

describe("another e-mail address", () => {
  const email = "tester.new@foyer.test";

  it("needs the password, of which one has five guesses", async () => {
    expect(await update("paid", { email })).toMatchObject(refusal("password", "form.validation.password.required"));
    const wrong = await Promise.all(Array.from({ length: 8 }, () => update("paid", { email, password: "guess" })));
    expect(wrong.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect(await rowOf(email)).toBeUndefined();
  });

  it("counts as not verified, ends what was sent to the old one, and tells the old one", async () => {
    const tester = await rowOf("tester@foyer.test");
    const userId = tester?.id ?? 0;
    const token = {
      hash: "h",
      purpose: "reset_password" as const,
      userId,
      sentTo: "tester@foyer.test",
      expiresAt: new Date(Date.now() + 1e6),
    };
    await app.db.insert(oneTimeTokens).values(token);
    expect((await update("tester", { email: " Tester.New@foyer.test ", password: demoPassword })).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ id: userId, isEmailVerified: false });
    expect(await app.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.hash, "h"))).toEqual([]);
    const letters = await app.db.select().from(outbox).orderBy(desc(outbox.id));
    expect(letters).toContainEqual(expect.objectContaining({ recipient: "tester@foyer.test", template: "email_changed" }));
    expect(letters).toContainEqual(expect.objectContaining({ recipient: email, template: "verify_email" }));
  });

  it("can't be another account's, and the answer does not say so", async () => {
    const answer = await update("tester", { email: "admin@foyer.test", password: demoPassword });
    expect(answer).toMatchObject({ status: 409, body: { code: "profile.not_possible" } });
    expect(answer.text).not.toMatch(/taken|exists|admin/i);
  });

  it("can't be one that stands for none (C-5.23)", async () => {
    const answer = await update("tester", { email: "x@placeholder.invalid", password: demoPassword });
    expect(answer).toMatchObject(refusal("email", "form.validation.email.invalid"));
  });

  it("waits until an account that another sign-in opened has a password", async () => {
    await app.db.update(users).set({ passwordHash: null }).where(eq(users.email, "unpaid@foyer.test"));
    const answer = await update("unpaid", { email: "other@foyer.test", password: "" });
    expect(answer).toMatchObject({ status: 403, body: { code: "profile.password_missing" } });
  });
});

describe("a nickname", () => {
  it("belongs to one account, however it is written and however fast (C-3.07)", async () => {
    const answers = await Promise.all([update("fresh", { nickname: "Sea Wolf" }), update("unpaid", { nickname: "sea wolf" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await update("tester", { nickname: "NORTHWIND" })).toMatchObject(
      refusal("nickname", "form.validation.nickname.taken"),
    );
    expect((await update("paid", { nickname: "northWind" })).status).toBe(200); // one's own, written otherwise
  });

  it.each([
    "Foyer Support",
    "adm1n",
    "M0derator",
    "F.o.y.e.r",
    "f u c k",
    "Càsino",
    "Nazi",
    "Fоyer Suppоrt",
    "Ѕupport",
    "ЅТАFF",
    "ѕtaff",
    "Αdmin",
    "Nоrthwind",
  ])("is not %j", (nickname) => {
    expect(isRefusedNickname(nickname, "Foyer")).toBe(true);
  });

  it("belongs to one account, however much another one only looks like it, also from before looks were compared", async () => {
    expect((await update("fresh", { nickname: "Moonrise" })).status).toBe(200);
    for (const nickname of ["MOONRISE", "M00nrise", "moon_rise", "Moon rise"])
      expect(await update("unpaid", { nickname }), nickname).toMatchObject(refusal("nickname", "form.validation.nickname.taken"));
    const [one, two] = await Promise.all([
      update("unpaid", { nickname: "Sunset 1" }),
      update("tester", { nickname: "sunset_I" }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 400]);

    await app.db.execute(sql`update users set nickname_skeleton = null, nickname = 'M0onrise' where email = 'unpaid@foyer.test'`);
    await app.db.execute(sql`update users set nickname_skeleton = null where email = 'fresh@foyer.test'`);
    await fillNicknameSkeletons(app);
    const { rows } = await app.db.execute<{ skeleton: string | null }>(
      sql`select nickname_skeleton as skeleton from users where email in ('fresh@foyer.test', 'unpaid@foyer.test') order by nickname_skeleton nulls last`,
    );
    expect(rows.map(({ skeleton }) => skeleton)).toEqual(["moonrise", null]); // one of two keeps the name to itself
  });

  it.each(["Northwind", "Scunthorpe", "Grapevine", "Åse 7", "ReelDeal", "Modest"])("may be %j", (nickname) => {
    expect(isRefusedNickname(nickname, "Foyer")).toBe(false);
  });
});

describe("what is about the account as others see it", () => {
  it.each([
    ["/api/admin/set-ghost-mode", "ghostMode"],
    ["/api/admin/remove-reward-calendar", "noCalendar"],
  ] as const)(
    "%s is for one's own account, and for any where an administrator asks (L-6.13, L-7.36, L-7.43, C-7.24, C-7.35)",
    async (url, flag) => {
      const [paid, fresh] = await Promise.all([rowOf("paid@foyer.test"), rowOf("fresh@foyer.test")]);
      expect(await post(url, "paid", { [flag]: true })).toMatchObject({
        status: 200,
        body: { data: { success: true, [flag]: true } },
      });
      expect(await rowOf("paid@foyer.test")).toMatchObject({ [flag]: true });
      expect((await post(url, "paid", { [flag]: true, userId: fresh?.id })).status).toBe(403);
      expect(await rowOf("fresh@foyer.test")).toMatchObject({ [flag]: false });
      expect((await post(url, "admin", { [flag]: false, userId: paid?.id })).status).toBe(200);
      expect(await rowOf("paid@foyer.test")).toMatchObject({ [flag]: false });
      expect((await post(url, "admin", { [flag]: true, userId: 2_000_000_000 })).status).toBe(404);
    },
  );
});

it("answers whatever is sent without breaking, and changes nothing where it refuses", async () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.constant([]),
  );
  const names = ["firstName", "address", "nickname", "phone", "phoneCode", "skrillEmail", "dateOfBirth", "preferredLanguage"];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (details) => {
      const before = await rowOf("fresh@foyer.test");
      const { status } = await update("fresh", details);
      expect([200, 400, 409]).toContain(status);
      if (status !== 200) expect(await rowOf("fresh@foyer.test")).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
