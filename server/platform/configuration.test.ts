import { createECDH } from "node:crypto";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfiguration } from "./configuration";

const root = mkdtempSync(join(tmpdir(), "foyer-configuration-"));

it("has a default for everything", () => {
  const configuration = readConfiguration({}, root);
  expect(configuration).toMatchObject({
    port: 3000,
    dataDir: join(root, "data"),
    databaseUrl: null,
    trustProxy: false,
    isDemo: false,
  });
});

it("keeps a generated secret in the data folder, readable by its owner alone", () => {
  const first = readConfiguration({}, root).sessionSecrets[0];
  expect(first.length).toBeGreaterThan(40);
  expect(readConfiguration({}, root).sessionSecrets[0]).toBe(first);
  expect(statSync(join(root, "data", "session_secret")).mode & 0o777).toBe(0o600);
});

it.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "casino"],
  ["DATABASE_URL", "mysql://localhost/foyer"],
  ["GEO_COUNTRY_HEADER", "no header"],
  ["TRUST_PROXY", "everybody"],
  ["SESSION_SECRET", "short"],
  ["SESSION_SECRETS", `${"n".repeat(32)},short`],
  ["SMTP_URL", "mail.example"],
  ["SMS_GATEWAY_URL", "ftp://sms.example"],
  ["DEMO", "perhaps"],
  ["LOG_LEVEL", "loud"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => readConfiguration({ [name]: value }, root)).toThrow(name);
});

it("asks for a secret in production, except for the demo", () => {
  expect(() => readConfiguration({ NODE_ENV: "production" }, root)).toThrow("SESSION_SECRET");
  expect(readConfiguration({ NODE_ENV: "production", DEMO: "1" }, root).isDemo).toBe(true);
});

it("takes several secrets, the newest first", () => {
  const [next, old] = ["n".repeat(32), "o".repeat(32)];
  const configuration = readConfiguration(
    { NODE_ENV: "production", SESSION_SECRETS: `${next}, ${old}`, SESSION_SECRET: old },
    root,
  );
  expect(configuration.sessionSecrets).toEqual([next, old]);
});

it("takes an empty variable for one that is not set", () => {
  expect(readConfiguration({ PORT: "", DATABASE_URL: "" }, root)).toMatchObject({ port: 3000, databaseUrl: null });
});

it("sends no messages whose links a request could lead elsewhere", () => {
  const SMTP_URL = "smtps://user:secret@mail.example";
  expect(() => readConfiguration({ SMTP_URL }, root)).toThrow("PUBLIC_URL");
  expect(readConfiguration({ SMTP_URL, PUBLIC_URL: "https://casino.example" }, root).smtpUrl).toBe(SMTP_URL);
});

it("offers no messages to browsers where the worker that shows them is taken away, and takes its keys as one pair", () => {
  const pair = createECDH("prime256v1");
  const keys = {
    PUSH_PUBLIC_KEY: pair.generateKeys("base64url"),
    PUSH_PRIVATE_KEY: pair.getPrivateKey("base64url"),
    PUSH_CONTACT: "mailto:help@casino.example",
    PUBLIC_URL: "https://casino.example",
  };
  expect(readConfiguration(keys, root).push).toMatchObject({ publicKey: keys.PUSH_PUBLIC_KEY });
  expect(readConfiguration({ ...keys, SERVICE_WORKER_OFF: "1" }, root).push).toBeNull();
  const another = createECDH("prime256v1").generateKeys("base64url");
  expect(() => readConfiguration({ ...keys, PUSH_PUBLIC_KEY: another }, root)).toThrow("PUSH_PUBLIC_KEY");
});

it("has the demo's payment providers beside the site, and none without it", () => {
  expect(readConfiguration({ DEMO: "1", PORT: "4000" }, root).paymentSandbox).toEqual({ port: 4001, url: null });
  const named = { DEMO: "1", PAYMENT_SANDBOX_PORT: "4100", PAYMENT_SANDBOX_URL: "https://pay.example/" };
  expect(readConfiguration(named, root).paymentSandbox).toEqual({ port: 4100, url: "https://pay.example" });
  expect(readConfiguration({ PAYMENT_SANDBOX_PORT: "4100" }, root).paymentSandbox).toBeNull();
});

it("knows a provider of payments by address, key and secret, and refuses a half of that", () => {
  const known = { PAYMENTS_SKRILL_URL: "https://api.example/", PAYMENTS_SKRILL_KEY: "key", PAYMENTS_SKRILL_SECRET: "secret" };
  expect(readConfiguration(known, root).paymentProviders).toEqual({
    skrill: { url: "https://api.example", key: "key", secret: "secret" },
  });
  expect(() => readConfiguration({ PAYMENTS_SKRILL_URL: "https://api.example" }, root)).toThrow("PAYMENTS_SKRILL_KEY");
});
