import * as z from "zod/mini";

/** Bytes as a browser's passkeys are written: base64url. */
const bytes = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/));

/** What a device signed with one of its passkeys. */
export const passkeyAnswer = z.object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signed: bytes(2_000),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** A passkey that a device has just made. */
export const newPasskey = z.object({
  id: bytes(1_400),
  clientData: bytes(4_000),
  /** The passkey's public key among what the device says of it. */
  attestation: bytes(12_000),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** What a device is asked to sign, and with which of its passkeys. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  /** The site's domain. */
  siteId: z.string(),
  ids: z.array(z.string()),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;
