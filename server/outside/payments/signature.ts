import { createHmac, timingSafeEqual } from "node:crypto";

/** How old a signed notification may be, in s: what somebody has copied is worth nothing afterwards. */
const mostAge = 300;

const mac = (body: string, secret: string, seconds: string) =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");

/** What goes with a body as it is sent: `t=1763800000,v1=<HMAC-SHA-256 of the time, a dot and the body, in hex>`. */
export function signBody(body: string, secret: string, now: number): string {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${mac(body, secret, seconds)}`;
}

/** Whether whoever has the secret signed these very bytes a short time ago. */
export function isSigned(body: string, { signature, secret, now }: { signature: string; secret: string; now: number }): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !given || Math.abs(now / 1000 - Number(seconds)) > mostAge) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(mac(body, secret, seconds), "hex"));
}
