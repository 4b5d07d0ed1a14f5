import { createPrivateKey, createPublicKey, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod/mini";

const optional = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === "" ? undefined : value)),
    z.optional(schema),
  );

const flag = z.pipe(
  z.transform((value: unknown) => (value === undefined || value === "" ? "0" : value)),
  z.pipe(
    z.enum(["0", "1", "false", "true"], "0 or 1"),
    z.transform((value) => value === "1" || value === "true"),
  ),
);

const address = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => protocols.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ""),
        `An address that starts with ${protocols[0]}://`,
      ),
    );

/** A bucket of an S3-compatible store, as https://KEY:SECRET@host/bucket?region=eu-central-1. */
const bucket = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^https?:\/\/[^/@:]+:[^/@]+@[^/]+\/[a-z0-9][a-z0-9.-]{2,62}\/?(?:\?region=[a-z0-9-]+)?$/.test(value),
        "A bucket as https://KEY:SECRET@host/bucket?region=eu-central-1",
      ),
    ),
  z.transform((value): Bucket => {
    const url = new URL(value);
    return {
      url: `${url.origin}${url.pathname.replace(/\/$/, "")}`,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get("region") ?? "us-east-1",
    };
  }),
);

const header = z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9-]+$/, "The name of an HTTP header"));

/** Where objects lie, and who may read and write them. */
export interface Bucket {
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

/** How many proxies stand in front, or which addresses they have. */
const trustProxy = z.pipe(
  z.string().check(z.regex(/^(?:\d{1,2}|true|false|[0-9a-fA-F.:/, ]+|loopback)$/, "A number of proxies, or their addresses")),
  z.transform((value): TrustProxy => {
    if (value === "true" || value === "false") return value === "true";
    return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
  }),
);

const secret = z.string().check(z.minLength(32, "At least 32 characters"));
/** The newest first. */
const secrets = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(",").map((each) => each.trim())),
  ),
  z.tuple([secret], secret, "One or more, with commas between, each of at least 32 characters"),
);

/** The newest first, each 32 bytes in base64. */
const documentKeys = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(",").every((each) => Buffer.from(each.trim(), "base64").length === 32),
        "One or more, with commas between, each of 32 random bytes in base64 (openssl rand -base64 32)",
      ),
    ),
  z.transform((value) => value.split(",").map((each) => Buffer.from(each.trim(), "base64"))),
);

/** Providers of payments that the site can be connected to, each by three variables: `PAYMENTS_HARBOUR_URL`, `…_KEY`, `…_SECRET`. */
const paymentProviders = ["harbour", "musterbank", "skrill", "interac", "gatewaycrypto", "paisa", "carouseller"] as const;
type PaymentProviderKey = (typeof paymentProviders)[number];
/** What studios and aggregators of games need besides their own address; keys in PEM, their line breaks as they are or as \\n. */
const pem = z.pipe(
  z.string(),
  z.transform((value) => value.replaceAll("\\n", "\n").trim()),
);
const frames = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split(",").every((each) => /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(each.trim())),
        "One or more origins with commas between, such as https://*.hub88.io",
      ),
    ),
  z.transform((value) => value.split(",").map((each) => each.trim())),
);
const environment = z.object({
  PORT: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(65_535))),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(address("https", "http")),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(address("postgres", "postgresql")),
  DATABASE_DIRECT_URL: optional(address("postgres", "postgresql")),
  DATABASE_PREPARES: optional(flag),
  REDIS_URL: optional(address("redis", "rediss")),
  ASSETS_URL: optional(bucket),
  GEO_COUNTRY_HEADER: optional(header),
  GEO_SUBDIVISION_HEADER: optional(header),
  TRUST_PROXY: optional(trustProxy),
  SESSION_SECRET: optional(secret),
  SESSION_SECRETS: optional(secrets),
  CAPTCHA_SECRET: optional(z.string()),
  OIDC_ISSUER: optional(address("https", "http")),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  SMTP_URL: optional(address("smtps", "smtp")),
  SMS_GATEWAY_URL: optional(address("https", "http")),
  SMS_GATEWAY_SECRET: optional(z.string()),
  REGISTER_GATEWAY_URL: optional(address("https", "http")),
  REGISTER_GATEWAY_KEY: optional(z.string()),
  VERIFICATION_GATEWAY_URL: optional(address("https", "http")),
  VERIFICATION_GATEWAY_KEY: optional(z.string()),
  DOCUMENT_KEYS: optional(documentKeys),
  DEMO: flag,
  DEMO_PLAYERS: optional(flag),
  PAYMENT_SANDBOX_PORT: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(65_535))),
  PAYMENT_SANDBOX_URL: optional(address("https", "http")),
  STUDIO_SANDBOX_PORT: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(65_535))),
  STUDIO_SANDBOX_URL: optional(address("https", "http")),
  STUDIOS_HUB88_URL: optional(address("https", "http")),
  STUDIOS_HUB88_OPERATOR_ID: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0))),
  STUDIOS_HUB88_SUB_PARTNER: optional(z.string().check(z.maxLength(100))),
  STUDIOS_HUB88_PRIVATE_KEY: optional(pem),
  STUDIOS_HUB88_PUBLIC_KEY: optional(pem),
  STUDIOS_HUB88_FRAMES: optional(frames),
  METRICS_PUBLIC: flag,
  METRICS_TOKEN: optional(z.string().check(z.minLength(16, "At least 16 characters"))),
  METRICS_PORT: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(65_535))),
  DRAIN_SECONDS: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(300))),
  SERVICE_WORKER_OFF: flag,
  OVERLOAD_DELAY: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0))),
  LOG_LEVEL: optional(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "fatal, error, warn, info, debug, trace or silent"),
  ),
  NODE_ENV: optional(z.string()),
});

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
  /** What asks the states' registers of people who excluded themselves, and the key that it knows us by. */
  registerGateway: { url: string; key: string } | null;
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
  if ((values.SMTP_URL || values.SMS_GATEWAY_URL) && !values.PUBLIC_URL) {
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
    registerGateway: registerGatewayOf(values),
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

function identityProviderOf(values: z.output<typeof environment>): Configuration["identityProvider"] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  if (!issuer && !clientId && !clientSecret) return values.DEMO ? "sandbox" : null;
  throw new ConfigurationError(
    "The configuration is not valid:\n  OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: Set all three or none",
  );
}

function registerGatewayOf({ REGISTER_GATEWAY_URL: url, REGISTER_GATEWAY_KEY: key }: z.output<typeof environment>) {
  if (url && key) return { url, key };
  if (!url && !key) return null;
  throw new ConfigurationError("The configuration is not valid:\n  REGISTER_GATEWAY_URL, REGISTER_GATEWAY_KEY: Set both or none");
}

function verificationGatewayOf({ VERIFICATION_GATEWAY_URL: url, VERIFICATION_GATEWAY_KEY: key }: z.output<typeof environment>) {
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

/** Two ports after the site's own, unless another one is named. */
function studioSandboxOf({ PORT = 3000, STUDIO_SANDBOX_PORT, STUDIO_SANDBOX_URL }: z.output<typeof environment>) {
  const besides = PORT === 0 || PORT >= 65_534 ? 0 : PORT + 2;
  return { port: STUDIO_SANDBOX_PORT ?? besides, url: STUDIO_SANDBOX_URL ? new URL(STUDIO_SANDBOX_URL).origin : null };
}

function hub88Of(values: z.output<typeof environment>): Hub88Account | null {
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

/** At the port after the site's own, unless another one is named. */
function paymentSandboxOf({ PORT = 3000, PAYMENT_SANDBOX_PORT, PAYMENT_SANDBOX_URL }: z.output<typeof environment>) {
  const besides = PORT === 0 || PORT === 65_535 ? 0 : PORT + 1;
  return { port: PAYMENT_SANDBOX_PORT ?? besides, url: PAYMENT_SANDBOX_URL ? new URL(PAYMENT_SANDBOX_URL).origin : null };
}

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
