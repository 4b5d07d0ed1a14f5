import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoPassword } from "../demo/accounts";
import { withoutSecrets } from "./logging";
import { call, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => void (app = await startTestApp({ logTo: { write: (line) => void lines.push(line) } })));
afterAll(() => app.close());

const email = "unpaid@foyer.test";
type Headers = Record<string, string>;
const post = (url: string, payload: object, headers: Headers = {}) =>
  call<{ data?: Record<string, string> }>(app, { method: "POST", url, payload, headers });
const newestLink = async () =>
  (await app.db.execute<{ link: string }>(sql`select link from outbox order by id desc limit 1`)).rows[0]?.link ?? "";

it("keeps no password, token, cookie, code or whole e-mail address in its lines, whatever is called", async () => {
  const secrets = new Set([demoPassword, "Another-one-2!", "a wrong guess", email, encodeURIComponent(email)]);
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => {
    const cookies = ([headers["set-cookie"] ?? []].flat() as string[]).map((line) => line.split(";")[0] ?? "");
    for (const cookie of cookies) if (/foyer_(session|device)/.test(cookie)) secrets.add(cookie.split("=")[1] ?? "");
    return cookies.join("; ");
  };
  await post("/api/user/login", { email, password: "a wrong guess" });
  const signedIn = await post("/api/user/login", { email, password: demoPassword });
  const headers = { authorization: `Bearer ${signedIn.body.data?.accessToken}`, cookie: cookiesOf(signedIn) };
  secrets.add(signedIn.body.data?.accessToken ?? "");
  const renewed = await post("/api/user/refresh-token", {}, { cookie: headers.cookie });
  expect(renewed.status).toBe(200);
  cookiesOf(renewed);
  secrets.add(renewed.body.data?.accessToken ?? "");

  const { secret = "" } = (await post("/api/user/two-factor/start", { password: demoPassword }, headers)).body.data ?? {};
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await post("/api/user/two-factor/confirm", { code }, headers);
  expect(confirmed.status).toBe(200);
  for (const one of [secret, code, ...(confirmed.body.data?.["recoveryCodes"] ?? [])]) secrets.add(one);

  await post("/api/user/forget-password", { email });
  const token = new URL(await newestLink()).searchParams.get("token") ?? "";
  expect(token.length).toBeGreaterThan(20);
  secrets.add(token);
  await app.inject({ url: `/reset-password?token=${token}&email=${encodeURIComponent(email)}` });
  await post("/api/user/reset-password", { token, password: "Another-one-2!" });
  await post(`/api/user/refresh-email-token?email=${encodeURIComponent(email)}`, {});
  await post(`/api/user/refresh-email-token?email=${email}`, {});
  await post("/api/user/sign-up", { email: "new.player@example.com", password: "Another-one-2!", countryCode: "DE" });
  secrets.add("new.player@example.com");

  await app.db.execute(sql`alter table users rename column nickname to nick`); // each call about accounts fails from here on
  expect((await post("/api/user/login", { email, password: demoPassword })).status).toBe(500);
  expect((await post("/api/user/login", { email: "new.player@example.com", password: demoPassword })).status).toBe(500);
  await app.db.execute(sql`alter table users rename column nick to nickname`);

  const log = lines.join("");
  expect(log).toContain("/api/user/login");
  expect(log).toContain("Failed query");
  expect([...secrets].filter((one) => one.length > 3 && log.includes(one))).toEqual([]);
});

it.each([
  ["/reset-password?token=abc-DEF_1&x=1", "/reset-password?token=***&x=1"],
  ["/verify?x=1&token=abc", "/verify?x=1&token=***"],
  ["GET /?email=ann%40example.com", "GET /?email=***"],
  ["sent to Ann.O'Neil+x@sub.example.co.uk today", "sent to A***@sub.example.co.uk today"],
  ["zoë@exämple.fi", "z***@exämple.fi"],
  ["for ann%40example.com", "for a***@example.com"],
  ["authorization: Bearer abc.def.ghi", "authorization: Bearer ***"],
  ["GET /preview/link/pK3vXw0bT1mZ9aQe7LrJcA.abc-D_1/page", "GET /preview/link/pK3vXw0bT1mZ9aQe7LrJcA.***/page"],
  ["POST /api/preview-links/pK3vXw0bT1mZ9aQe7LrJcA.abc/remarks", "POST /api/preview-links/pK3vXw0bT1mZ9aQe7LrJcA.***/remarks"],
  ["foyer_session=abc; foyer_device=a.b; language=de", "foyer_session=***; foyer_device=***; language=de"],
  [
    String.raw`{"message":"Failed query: select 1\nparams: ann,\"x\",49151\n    at run"}`,
    String.raw`{"message":"Failed query: select 1\nparams: ***\n    at run"}`,
  ],
  [
    String.raw`{"detail":"Key (phone_code, phone)=(49, 151234567) already exists."}`,
    String.raw`{"detail":"Key (phone_code, phone)=(***) already exists."}`,
  ],
  ["/casino?category=slots&page=2", "/casino?category=slots&page=2"],
])("writes %j as %j", (line, expected) => {
  expect(withoutSecrets(line)).toBe(expected);
});
