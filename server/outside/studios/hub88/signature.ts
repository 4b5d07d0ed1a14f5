import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";

const algorithm = "RSA-SHA256";
export const signatureHeader = "x-hub88-signature";

/** What goes with a body: its RSA-SHA256 signature in base64. */
export const signedWith = (body: string, privateKey: string | KeyObject): string =>
  sign(algorithm, Buffer.from(body), privateKey).toString("base64");

/** Whether whoever has the other half of the key signed these very bytes. */
export function isSignedBy(body: Buffer, signature: unknown, publicKey: KeyObject): boolean {
  if (typeof signature !== "string" || !/^[A-Za-z0-9+/]{80,1400}={0,2}$/.test(signature)) return false;
  return verify(algorithm, body, publicKey, Buffer.from(signature, "base64"));
}

export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem);
