// What each variable of the environment may say.
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

/** An address with one of these protocols. */
export const address = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => protocols.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ""),
        `An address that starts with ${protocols[0]}://`,
      ),
    );

/** Where objects lie, and who may read and write them. */
export interface Bucket {
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

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

const port = z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(65_535));
const header = z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9-]+$/, "The name of an HTTP header"));

export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

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
export const paymentProviders = ["harbour", "musterbank", "skrill", "interac", "gatewaycrypto", "paisa", "carouseller"] as const;
export type PaymentProviderKey = (typeof paymentProviders)[number];

/** A key in PEM, its line breaks as they are or as \\n. */
const pem = z.pipe(
  z.string(),
  z.transform((value) => value.replaceAll("\\n", "\n").trim()),
);
const origins = z.pipe(
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

export const environment = z.object({
  PORT: optional(port),
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
  PUSH_PUBLIC_KEY: optional(z.string()),
  PUSH_PRIVATE_KEY: optional(z.string()),
  PUSH_CONTACT: optional(address("mailto", "https")),
  PUSH_SERVICES: optional(origins),
  REGISTER_GATEWAY_URL: optional(address("https", "http")),
  REGISTER_GATEWAY_KEY: optional(z.string()),
  VERIFICATION_GATEWAY_URL: optional(address("https", "http")),
  VERIFICATION_GATEWAY_KEY: optional(z.string()),
  PASSWORD_RANGE_URL: optional(address("https", "http")),
  DOCUMENT_KEYS: optional(documentKeys),
  DEMO: flag,
  DEMO_PLAYERS: optional(flag),
  PAYMENT_SANDBOX_PORT: optional(port),
  PAYMENT_SANDBOX_URL: optional(address("https", "http")),
  STUDIO_SANDBOX_PORT: optional(port),
  STUDIO_SANDBOX_URL: optional(address("https", "http")),
  STUDIOS_HUB88_URL: optional(address("https", "http")),
  STUDIOS_HUB88_OPERATOR_ID: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0))),
  STUDIOS_HUB88_SUB_PARTNER: optional(z.string().check(z.maxLength(100))),
  STUDIOS_HUB88_PRIVATE_KEY: optional(pem),
  STUDIOS_HUB88_PUBLIC_KEY: optional(pem),
  STUDIOS_HUB88_FRAMES: optional(origins),
  METRICS_PUBLIC: flag,
  METRICS_TOKEN: optional(z.string().check(z.minLength(16, "At least 16 characters"))),
  METRICS_PORT: optional(port),
  DRAIN_SECONDS: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0), z.maximum(300))),
  SERVICE_WORKER_OFF: flag,
  OVERLOAD_DELAY: optional(z.coerce.number("A number").check(z.int("A whole number"), z.minimum(0))),
  LOG_LEVEL: optional(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "fatal, error, warn, info, debug, trace or silent"),
  ),
  NODE_ENV: optional(z.string()),
});

/** What the environment says, each variable read by itself. */
export type Values = z.output<typeof environment>;
