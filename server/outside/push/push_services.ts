import { importJWK, SignJWT } from "jose";
import type { PushKeys } from "../../platform/configuration";
import { type BrowserKeys, encryptMessage } from "./encrypt_message";

const patience = 10_000;
/** Hours that a message waits for a browser that is not there. */
const longest = 24;

/** Whether messages are taken to this address: a browser names it, so that it could be any. */
export function isPushService({ services }: Pick<PushKeys, "services">, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url !== null && !url.username && services.some((service) => isOrigin(service, url));
}

function isOrigin(service: string, { protocol, host, origin }: URL): boolean {
  const [scheme = "", name = ""] = service.split("//");
  return name.startsWith("*.") ? protocol === scheme && host.endsWith(name.slice(1)) : origin === service;
}

/** Takes a message to a browser's push service. Answers the service's status: 201 it has it, 404 and 410 the browser takes no more. */
export async function sendPush(keys: PushKeys, to: BrowserKeys & { endpoint: string }, text: string): Promise<number> {
  const { status, body } = await fetch(to.endpoint, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patience),
    headers: {
      authorization: `vapid t=${await tokenFor(keys, new URL(to.endpoint).origin)}, k=${keys.publicKey}`,
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(longest * 3_600),
    },
    body: new Uint8Array(encryptMessage(text, to)),
  });
  await body?.cancel();
  return status;
}

/** Who is sending, signed for this service alone (RFC 8292). */
async function tokenFor({ publicKey, privateKey, contact }: PushKeys, audience: string): Promise<string> {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const key = await importJWK({ kty: "EC", crv: "P-256", x, y, d: privateKey }, "ES256");
  return new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime("12h")
    .sign(key);
}
