import type { FastifyInstance, FastifyRequest } from "fastify";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { CaptchaChallenge } from "../../../schemas/api/captcha";
import { changeSettings } from "../../testing/change_settings";
import { call, startTestApp } from "../../testing/test_app";
import { requireCaptcha } from "./require_captcha";
import { spentChallenges } from "./tables";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ content: "empty", configuration: { captchaSecret: "secret of the widget" } });
});
afterAll(() => app.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = { ip: "203.0.113.9" } as FastifyRequest;
const check = (token: string | undefined) =>
  requireCaptcha(app, request, token).then(
    () => "passes",
    (error: { code: string }) => error.code,
  );

const hosted = {
  provider: "hosted" as const,
  siteKey: "site key",
  scriptUrl: "https://captcha.example/widget.js",
  verifyUrl: "https://captcha.example/verify",
};
const proofOfWork = () => changeSettings(app, { captcha: { provider: "proof_of_work", siteKey: "" } });

const askForWork = async () => (await call<CaptchaChallenge>(app, { method: "GET", url: "/api/captcha/challenge" })).body;
const toToken = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");

async function solve(challenge: CaptchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? { counter: 0, derivedKey: "" } };
}

it("asks nothing of anybody where the settings name no captcha, and has work for who was told too much; none beside a widget", async () => {
  await changeSettings(app, { captcha: { provider: "none", siteKey: "" } });
  expect(await check(undefined)).toBe("passes");
  const ask = () => call(app, { method: "GET", url: "/api/captcha/challenge" });
  expect((await ask()).status).toBe(200);
  await changeSettings(app, { captcha: hosted });
  expect(await ask()).toMatchObject({ status: 404, body: { code: "captcha.off" } });
});

it("lets work that was done pass once, and never again", async () => {
  await proofOfWork();
  const token = toToken(await solve(await askForWork()));
  const answers = await Promise.all([1, 2, 3, 4].map(() => check(token)));
  expect(answers.sort()).toEqual(["captcha.failed", "captcha.failed", "captcha.failed", "passes"]);
  expect(await check(token)).toBe("captcha.failed");
});

it("refuses work that was not done, was forged, or is none", async () => {
  await proofOfWork();
  const { challenge, solution } = await solve(await askForWork());
  const other = await askForWork();
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "0", cost: 1 } };
  const refused = [
    undefined,
    "",
    "not base64 of anything",
    "x".repeat(100_000),
    toToken(null),
    toToken({ challenge }),
    toToken({
      challenge,
      solution: { ...solution, derivedKey: solution.derivedKey.replace(/.$/, (last) => (last === "0" ? "1" : "0")) },
    }),
    toToken({ challenge: other, solution }),
    toToken({ challenge: easier, solution }),
    toToken({ challenge: { ...challenge, signature: "00" }, solution }),
    toToken({ challenge: { ...challenge, signature: undefined }, solution }),
  ];
  for (const token of refused) expect([token?.slice(0, 40), await check(token)]).toEqual([token?.slice(0, 40), "captcha.failed"]);
  expect(await check(toToken({ challenge, solution }))).toBe("passes");
});

it("forgets a challenge ten minutes later, solved or not", async () => {
  await proofOfWork();
  const token = toToken(await solve(await askForWork()));
  vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1_000, toFake: ["Date"] });
  expect(await check(token)).toBe("captcha.failed");
  vi.useRealTimers();
  await app.db.insert(spentChallenges).values({ signature: "old", expiresAt: new Date(Date.now() - 1_000) });
  expect(await check(toToken(await solve(await askForWork())))).toBe("passes");
  expect((await app.db.select().from(spentChallenges)).map(({ signature }) => signature)).not.toContain("old");
});

it("asks the service behind a hosted widget, with the secret that no browser is told", async () => {
  await changeSettings(app, { captcha: hosted });
  const asked: [string, string][] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push([url, body.toString()]);
    return Response.json({ success: body.get("response") === "right" });
  });
  expect([await check("right"), await check("wrong"), await check(undefined)]).toEqual([
    "passes",
    "captcha.failed",
    "captcha.failed",
  ]);
  expect(asked[0]).toEqual([
    hosted.verifyUrl,
    "secret=secret+of+the+widget&response=right&remoteip=203.0.113.9&sitekey=site+key",
  ]);
  expect(asked).toHaveLength(2);
});

it.each([
  ["is away", () => Promise.reject(new Error("ECONNREFUSED"))],
  ["answers with a page", async () => new Response("<html>", { status: 502 })],
  ["answers something else", async () => Response.json({ ok: true })],
])("says so where the service behind a hosted widget %s", async (_, answer) => {
  await changeSettings(app, { captcha: hosted });
  vi.stubGlobal("fetch", answer);
  expect(await check("right")).toBe("captcha.unavailable");
});

it("does not let anybody pass while the hosted widget's settings are incomplete", async () => {
  await changeSettings(app, { captcha: { provider: "hosted", siteKey: "" } });
  expect(await check("anything")).toBe("captcha.unavailable");
});
