import { createPublicKey } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { passkeyAlgorithms } from "../../../schemas/passkey_algorithms";
import type { NewPasskey, PasskeyAnswer, PasskeyQuestion } from "../../../schemas/passkeys";
import type { Queryable } from "../../platform/plugins/database";
import { issueToken, redeemToken } from "./one_time_tokens";
import { passkeys, type TokenPurpose } from "./tables";

export type PasskeyRow = typeof passkeys.$inferSelect;
type Purpose = Extract<TokenPurpose, "add_passkey" | "use_passkey">;

export const passkeysOf = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);

/** What the device of an account's owner is asked to sign or to make a passkey for, once and within minutes. */
export async function askDevice(db: Queryable, userId: number, purpose: Purpose, origin: string): Promise<PasskeyQuestion> {
  const known = await passkeysOf(db, userId);
  const challenge = await issueToken(db, userId, purpose, "");
  return { challenge, siteId: new URL(origin).hostname, ids: known.map(({ id }) => id) };
}

interface Expected {
  userId: number;
  origin: string;
}

/** The passkey that a device has made for this account at this site; null where it was made for another one, or too late. */
export async function readNewPasskey(
  db: Queryable,
  { id, clientData, attestation }: NewPasskey,
  { userId, origin }: Expected,
): Promise<Pick<PasskeyRow, "id" | "publicKey" | "counter"> | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const challenge = await challengeIn(clientData);
  if (challenge === null) return null;
  const response = { clientDataJSON: clientData, attestationObject: attestation };
  const checked = await verifyRegistrationResponse({
    response: { ...credential(id), response },
    ...expected(challenge, origin),
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => null); // its errors say what is wrong with the answer
  const made = checked?.registrationInfo?.credential;
  if (made?.id !== id || !(await isOurQuestion(db, challenge, "add_passkey", userId))) return null;
  return { id: made.id, counter: made.counter, publicKey: Buffer.from(made.publicKey).toString("base64url") };
}

/** Whether an answer is signed by a passkey of the account, for what it was asked here, and for the first time. */
export async function spendPasskey(db: Queryable, answer: PasskeyAnswer, { userId, origin }: Expected): Promise<boolean> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const ofThisKey = and(eq(passkeys.id, answer.id), eq(passkeys.userId, userId));
  const [row] = await db.select().from(passkeys).where(ofThisKey);
  const { clientData: clientDataJSON, authenticatorData, signed: signature } = answer;
  const challenge = await challengeIn(clientDataJSON);
  if (!row || challenge === null) return false;
  const checked = await verifyAuthenticationResponse({
    response: { ...credential(answer.id), response: { clientDataJSON, authenticatorData, signature } },
    ...expected(challenge, origin),
    credential: { id: row.id, counter: row.counter, publicKey: await keyOf(row) },
  }).catch(() => null); // its errors say what is wrong with the answer
  if (!checked?.verified || !(await isOurQuestion(db, challenge, "use_passkey", userId))) return false;
  // a device that counts counts up; one that was copied falls behind, also where both answer at once
  const counter = checked.authenticationInfo.newCounter;
  const counted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(ofThisKey, counter === 0 ? eq(passkeys.counter, 0) : sql`${passkeys.counter} < ${counter}`))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

/** What checks the answers of devices; it takes a fifth of a second to load, and most processes never need it. */
const loadLibrary = () => import("@simplewebauthn/server");
const loadParts = () => import("@simplewebauthn/server/helpers");

const credential = (id: string) => ({ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} });

/** A second factor beside the password: that somebody is there is enough, and the device need not know who. */
const expected = (expectedChallenge: string, origin: string) => ({
  ...{ expectedChallenge, expectedOrigin: new URL(origin).origin, expectedRPID: new URL(origin).hostname },
  requireUserVerification: false,
});

/** What a browser says that it was asked; null where it doesn't, or a page inside of somebody else's asked. */
async function challengeIn(clientData: string): Promise<string | null> {
  const { decodeClientDataJSON } = await loadParts();
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientData);
    return typeof challenge === "string" && crossOrigin !== true ? challenge : null;
  } catch {
    return null;
  }
}

/** Whether we have asked this of the account, and nobody has answered it before. */
async function isOurQuestion(db: Queryable, challenge: string, purpose: Purpose, userId: number): Promise<boolean> {
  const asked = await redeemToken(db, challenge, purpose);
  return typeof asked === "object" && asked.userId === userId;
}

/** A passkey's key in the form of COSE; the earliest were kept as SPKI, which begins as every SEQUENCE of DER. */
async function keyOf({ publicKey }: PasskeyRow): Promise<Uint8Array<ArrayBuffer>> {
  const kept = Buffer.from(publicKey, "base64url");
  return kept[0] === 0x30 ? coseOf(kept) : new Uint8Array(kept);
}

async function coseOf(spki: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const { isoCBOR, isoBase64URL, cose } = await loadParts();
  const { COSEKEYS: named, COSEKTY: type, COSEALG: algorithm, COSECRV: curve } = cose;
  const {
    kty,
    x = "",
    y = "",
    n = "",
    e = "",
  } = createPublicKey({ key: spki, format: "der", type: "spki" }).export({ format: "jwk" });
  const bytes = (text: string) => isoBase64URL.toBuffer(text);
  const parts: [number, number | Uint8Array<ArrayBuffer>][] =
    kty === "EC"
      ? [
          [named.kty, type.EC2],
          [named.alg, algorithm.ES256],
          [named.crv, curve.P256],
          [named.x, bytes(x)],
          [named.y, bytes(y)],
        ]
      : kty === "RSA"
        ? [
            [named.kty, type.RSA],
            [named.alg, algorithm.RS256],
            [named.n, bytes(n)],
            [named.e, bytes(e)],
          ]
        : [
            [named.kty, type.OKP],
            [named.alg, algorithm.EdDSA],
            [named.crv, curve.ED25519],
            [named.x, bytes(x)],
          ];
  return isoCBOR.encode(new Map(parts));
}
