import { Secret, TOTP } from "otpauth";
import { databaseTime } from "../../platform/database_clock";

const stepSeconds = 30;
const stepsAside = 1; // clocks of phones go wrong by some seconds

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6 });

/** What an authenticator reads from the QR code. */
export const authenticatorUri = (secret: string, site: string, account: string): string =>
  totpOf(secret, { issuer: site.replaceAll(":", " "), label: account }).toString();

/** The time step that a code belongs to; null for a wrong code and for one of another time. */
export function stepOfCode(secret: string, code: string, now = databaseTime().getTime()): number | null {
  const aside = totpOf(secret).validate({ token: code, window: stepsAside, timestamp: now });
  return aside === null ? null : Math.floor(now / 1000 / stepSeconds) + aside;
}
