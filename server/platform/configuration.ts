import { createECDH, createPrivateKey, createPublicKey, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod/mini";
import {
  address,
  type Bucket,
  environment,
  type PaymentProviderKey,
  paymentProviders,
  type TrustProxy,
  type Values,
} from "./environment";

export interface Configuration {
  port: number;
  host: string;
  /** Where visitors find the site, without a slash at the end; null where it is only known per request. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** The database itself, where `databaseUrl` is a pooler that gives connections away between transactions. */
  databaseDirectUrl: string | null;
  /** Statements that come again are prepared. Poolers that can't keep them (PgBouncer before 1.21) want it off. */
  preparesStatements: boolean;
  redisUrl: string | null;
  /** Keeps uploads and their derived sizes; without it they are in `dataDir`. */
  assets: Bucket | null;
  geoCountryHeader: string | null;
  geoSubdivisionHeader: string | null;
  trustProxy: TrustProxy;
  /** What is signed and sealed is with the first; the others still count. */
  sessionSecrets: readonly [string, ...string[]];
  /** Of the hosted captcha, for asking whether an answer of its widget is right. */
  captchaSecret: string | null;
  /** Who else may say who somebody is: an OpenID provider, the demo's own, or nobody. */
  identityProvider: { issuer: string; clientId: string; clientSecret: string } | "sandbox" | null;
  /** The server that sends e-mails, with its user and password. Without it they stay in the outbox. */
  smtpUrl: string | null;
  /** What sends SMS, and the secret that it knows us by. */
  smsGateway: { url: string; secret: string | null } | null;
  /** What messages to browsers are signed with; without it nobody can choose to get them. */
  push: PushKeys | null;
  /** What asks the states' registers of people who excluded themselves, and the key that it knows us by. */
  registerGateway: { url: string; key: string } | null;
  /** What tells which passwords are known from breaches, by the first five hex digits of their SHA-1; nobody is asked without it. */
  passwordRangeUrl: string | null;
  /** How long it may take to answer. */
  passwordRangeMs: number;
  /** The company that looks at documents, and the key that it knows us by. */
  verificationGateway: { url: string; key: string } | null;
  /** What documents of players are encrypted with, the newest first; none where nobody gave one, and then no document is taken. */
  documentKeys: readonly Buffer[];
  /** How long a register may take to answer. */
  registerMs: number;
  isDemo: boolean;
  /** Players of the demo play by themselves, so that feeds of bets and wins live. */
  hasDemoPlayers: boolean;
  /** Where the demo's payment providers answer, and where visitors find them, null where that follows from the site's own address. */
  paymentSandbox: { port: number; url: string | null } | null;
  /** Providers of payments that the site has an account with. */
  paymentProviders: Partial<Record<PaymentProviderKey, { url: string; key: string; secret: string }>>;
  /** Where the demo's other studios answer, and where visitors find them, null where that follows from the site's own address. */
  studioSandbox: { port: number; url: string | null } | null;
  /** Aggregators of other studios' games that the site has an account with. */
  studioPartners: { hub88: Hub88Account | null };
  areMetricsPublic: boolean;
  /** Whoever brings it as a bearer token may read the metrics. */
  metricsToken: string | null;
  /** Where the metrics are served to whoever reaches it. */
  metricsPort: number | null;
  /** How long it still serves after it was told to stop and `/readyz` says so. */
  drainSeconds: number;
  /** Visitors' browsers take the service worker and all it has kept away again (docs/service_worker.md). */
  isWorkerOff: boolean;
  /** How late the process may be with its work, in ms, before it refuses some requests; 0 for never. */
  overloadDelay: number;
  logLevel: string;
  isProduction: boolean;
  isDevelopment: boolean;
}

/** A pair of keys on P-256, base64url, by which push services know the site (RFC 8292), and whom they write to where something is wrong. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or an address. */
  contact: string;
  /** Origins of the push services that messages are taken to, `https://*.notify.windows.com`. */
  services: readonly string[];
}

interface Hub88Account {
  url: string;
  operatorId: number;
  subPartner: string | null;
  privateKey: string;
  publicKey: string;
  frameOrigins: readonly string[];
}

/** The environment says something that cannot be meant. */
export class ConfigurationError extends Error {}

/** Reads the environment once, at the start (D-25). */
export function readConfiguration(variables: NodeJS.ProcessEnv, root: string): Configuration {
  const parsed = z.safeParse(environment, variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new ConfigurationError(`The configuration is not valid:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  const dataDir = resolve(root, values.DATA_DIR ?? "data");
  const isProduction = values.NODE_ENV === "production";
  if (!values.SESSION_SECRET && !values.SESSION_SECRETS && isProduction && !values.DEMO) {
    throw new ConfigurationError(
      "The configuration is not valid:\n  SESSION_SECRETS: Set it in production, to at least 32 random characters",
    );
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigurationError("The configuration is not valid:\n  DATABASE_DIRECT_URL: Only beside DATABASE_URL");
  }
  if ((values.SMTP_URL || values.SMS_GATEWAY_URL || values.PUSH_PUBLIC_KEY) && !values.PUBLIC_URL) {
    throw new ConfigurationError(
      "The configuration is not valid:\n  PUBLIC_URL: Set it where messages are sent, so that nobody else decides where their links lead",
    );
  }
  return {
    port: values.PORT ?? 3000,
    host: values.HOST ?? "localhost",
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    preparesStatements: values.DATABASE_PREPARES ?? true,
    redisUrl: values.REDIS_URL ?? null,
    assets: values.ASSETS_URL ?? null,
    geoCountryHeader: values.GEO_COUNTRY_HEADER ?? null,
    geoSubdivisionHeader: values.GEO_SUBDIVISION_HEADER ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    sessionSecrets: values.SESSION_SECRETS ?? [values.SESSION_SECRET ?? keptSecret(dataDir)],
    captchaSecret: values.CAPTCHA_SECRET ?? null,
    identityProvider: identityProviderOf(values),
    smtpUrl: values.SMTP_URL ?? null,
    smsGateway: values.SMS_GATEWAY_URL ? { url: values.SMS_GATEWAY_URL, secret: values.SMS_GATEWAY_SECRET ?? null } : null,
    push: pushOf(values),
    registerGateway: registerGatewayOf(values),
    passwordRangeUrl: values.PASSWORD_RANGE_URL ?? null,
    passwordRangeMs: 2_000,
    verificationGateway: verificationGatewayOf(values),
    documentKeys: values.DOCUMENT_KEYS ?? (isProduction && !values.DEMO ? [] : [keptDocumentKey(dataDir)]),
    registerMs: 5_000,
    isDemo: values.DEMO,
    hasDemoPlayers: values.DEMO && (values.DEMO_PLAYERS ?? true),
    paymentSandbox: values.DEMO ? paymentSandboxOf(values) : null,
    paymentProviders: paymentProvidersOf(variables),
    studioSandbox: values.DEMO ? studioSandboxOf(values) : null,
    studioPartners: { hub88: hub88Of(values) },
    areMetricsPublic: values.METRICS_PUBLIC,
    metricsToken: values.METRICS_TOKEN ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction && !values.DEMO ? 5 : 0),
    isWorkerOff: values.SERVICE_WORKER_OFF,
    overloadDelay: values.OVERLOAD_DELAY ?? 1_500,
    logLevel: values.LOG_LEVEL ?? "info",
    isProduction,
    isDevelopment: values.NODE_ENV === "development",
  };
}

function identityProviderOf(values: Values): Configuration["identityProvider"] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!issuer && !clientId && !clientSecret) return values.DEMO ? "sandbox" : null;
  throw new ConfigurationError(
    "The configuration is not valid:\n  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: Set all three or none",
  );
}

/** Of Chrome and its relatives, Firefox, Edge and Safari. */
const pushServices = [
  "https://fcm.googleapis.com",
  "https://*.push.services.mozilla.com",
  "https://*.notify.windows.com",
  "https://*.push.apple.com",
];

function pushOf(values: Values): PushKeys | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = values;
  if (!publicKey && !privateKey && !contact) return null;
  if (publicKey && privateKey && contact && publicKeyOf(privateKey) === publicKey) {
    if (values.SERVICE_WORKER_OFF) return null; // it is the worker that shows a message
    return { publicKey, privateKey, contact, services: values.PUSH_SERVICES ?? pushServices };
  }
  throw new ConfigurationError(
    "The configuration is not valid:\n  PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT: Set all three or none, the keys as one pair on P-256 in base64url",
  );
}

function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return null;
  }
}

function registerGatewayOf({ REGISTER_GATEWAY_URL: url, REGISTER_GATEWAY_KEY: key }: Values) {
  if (url && key) return { url, key };
  if (!url && !key) return null;
  throw new ConfigurationError("The configuration is not valid:\n  REGISTER_GATEWAY_URL, REGISTER_GATEWAY_KEY: Set both or none");
}

function verificationGatewayOf({ VERIFICATION_GATEWAY_URL: url, VERIFICATION_GATEWAY_KEY: key }: Values) {
  if (url && key) return { url, key };
  if (!url && !key) return null;
  throw new ConfigurationError(
    "The configuration is not valid:\n  VERIFICATION_GATEWAY_URL, VERIFICATION_GATEWAY_KEY: Set both or none",
  );
}

function paymentProvidersOf(variables: NodeJS.ProcessEnv): Configuration["paymentProviders"] {
  return Object.fromEntries(
    paymentProviders.flatMap((name) => {
      const names = ["URL", "KEY", "SECRET"].map((part) => `PAYMENTS_${name.toUpperCase()}_${part}`);
      const [url, key, secret] = names.map((variable) => variables[variable]);
      if (!url && !key && !secret) return [];
      if (url && key && secret && z.safeParse(address("https", "http"), url).success) {
        return [[name, { url: url.replace(/\/+$/, ""), key, secret }]];
      }
      throw new ConfigurationError(
        `The configuration is not valid:\n  ${names.join(", ")}: Set an address and both others, or none`,
      );
    }),
  );
}

function hub88Of(values: Values): Hub88Account | null {
  const url = values.STUDIOS_HUB88_URL?.replace(/\/+$/, "");
  const [operatorId, privateKey, publicKey] = [
    values.STUDIOS_HUB88_OPERATOR_ID,
    values.STUDIOS_HUB88_PRIVATE_KEY,
    values.STUDIOS_HUB88_PUBLIC_KEY,
  ];
  const frameOrigins = values.STUDIOS_HUB88_FRAMES;
  const subPartner = values.STUDIOS_HUB88_SUB_PARTNER ?? null;
  if (!url && operatorId === undefined && !privateKey && !publicKey && !frameOrigins) return null;
  const areKeys = isKey(() => createPrivateKey(privateKey ?? "")) && isKey(() => createPublicKey(publicKey ?? ""));
  if (url && operatorId !== undefined && privateKey && publicKey && frameOrigins && areKeys)
    return { url, operatorId, subPartner, privateKey, publicKey, frameOrigins };
  throw new ConfigurationError(
    "The configuration is not valid:\n  STUDIOS_HUB88_URL, STUDIOS_HUB88_OPERATOR_ID, STUDIOS_HUB88_PRIVATE_KEY, STUDIOS_HUB88_PUBLIC_KEY, " +
      "STUDIOS_HUB88_FRAMES: Set all five, both keys in PEM, or none",
  );
}

function isKey(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** At a port so far after the site's own, unless another one is named. */
function sandboxAt({ PORT = 3000 }: Values, after: number, named: { port: number | undefined; url: string | undefined }) {
  const besides = PORT === 0 || PORT + after > 65_535 ? 0 : PORT + after;
  return { port: named.port ?? besides, url: named.url ? new URL(named.url).origin : null };
}

const paymentSandboxOf = (values: Values) =>
  sandboxAt(values, 1, { port: values.PAYMENT_SANDBOX_PORT, url: values.PAYMENT_SANDBOX_URL });

const studioSandboxOf = (values: Values) =>
  sandboxAt(values, 2, { port: values.STUDIO_SANDBOX_PORT, url: values.STUDIO_SANDBOX_URL });

const keptSecret = (dataDir: string) => kept(join(dataDir, "session_secret"), randomBytes(32).toString("base64url"));

const keptDocumentKey = (dataDir: string) =>
  Buffer.from(kept(join(dataDir, "document_key"), randomBytes(32).toString("base64")), "base64");

/** What a file of the data directory holds; drawn and kept there where there is none. */
function kept(file: string, drawn: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, drawn, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
