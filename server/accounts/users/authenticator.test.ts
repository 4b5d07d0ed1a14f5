import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from "./authenticator";

const secret = newAuthenticatorSecret();
const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const noon = Date.UTC(2026, 0, 15, 12);

it.each([-30, -1, 0, 29, 59])("takes a code of %s seconds around, and knows the step it belongs to", (seconds) => {
  const at = noon + seconds * 1000;
  expect(stepOfCode(secret, codeAt(at), noon)).toBe(Math.floor(at / 30_000));
});

it.each([-61, -31, 60, 3600])("refuses a code of %s seconds around", (seconds) => {
  expect(stepOfCode(secret, codeAt(noon + seconds * 1000), noon)).toBeNull();
});

it.each(["", "12345", "1234567", "abcdef", "12 456"])("refuses %j", (code) => {
  expect(stepOfCode(secret, code, noon)).toBeNull();
});

it("matches the codes of RFC 6238", () => {
  const shared = Secret.fromUTF8("12345678901234567890").base32;
  expect(stepOfCode(shared, "287082", 59_000)).toBe(1);
  expect(stepOfCode(shared, "081804", 1_111_111_109_000)).toBe(37_037_036);
});

it("names site and account for the authenticator", () => {
  const uri = new URL(authenticatorUri(secret, "Foyer: the casino", "a+b@foyer.test"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toBe("/Foyer  the casino:a+b@foyer.test");
  expect(uri.searchParams.get("secret")).toBe(secret);
});
