import { createHash, createPublicKey, verify } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
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
  { clientData, authenticatorData, publicKey }: NewPasskey,
  { userId, origin }: Expected,
): Promise<Pick<PasskeyRow, "id" | "publicKey" | "counter"> | null> {
  const made = readAuthenticatorData(Buffer.from(authenticatorData, "base64url"), origin);
  if (!made?.id || !canVerify(publicKey)) return null;
  if (!(await isAnswered(db, clientData, { type: "webauthn.create", purpose: "add_passkey", userId, origin }))) return null;
  return { id: made.id, counter: made.counter, publicKey };
}

/** Whether an answer is signed by a passkey of the account, for what it was asked here, and for the first time. */
export async function spendPasskey(db: Queryable, answer: PasskeyAnswer, { userId, origin }: Expected): Promise<boolean> {
  const ofThisKey = and(eq(passkeys.id, answer.id), eq(passkeys.userId, userId));
  const [row] = await db.select().from(passkeys).where(ofThisKey);
  const data = Buffer.from(answer.authenticatorData, "base64url");
  const said = readAuthenticatorData(data, origin);
  if (!row || !said || !isSigned(row.publicKey, data, answer)) return false;
  if (!(await isAnswered(db, answer.clientData, { type: "webauthn.get", purpose: "use_passkey", userId, origin }))) return false;
  // a device that counts counts up; one that was copied falls behind
  const counted = await db
    .update(passkeys)
    .set({ counter: said.counter, lastUsedAt: new Date() })
    .where(and(ofThisKey, said.counter === 0 ? eq(passkeys.counter, 0) : sql`${passkeys.counter} < ${said.counter}`))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

const clientDataShape = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.optional(z.boolean()),
});

interface Asked extends Expected {
  type: "webauthn.create" | "webauthn.get";
  purpose: Purpose;
}

/** Whether a browser says that it was asked this by a page of ours, what we have asked, and has not said so before. */
async function isAnswered(db: Queryable, clientData: string, { type, purpose, userId, origin }: Asked): Promise<boolean> {
  const { data } = z.safeParse(clientDataShape, parsed(Buffer.from(clientData, "base64url").toString()));
  if (data?.type !== type || data.origin !== new URL(origin).origin || data.crossOrigin === true) return false;
  const asked = await redeemToken(db, data.challenge, purpose);
  return typeof asked === "object" && asked.userId === userId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const [isPresent, hasKey] = [0x01, 0x40];

/** What a device says beside its signature (WebAuthn, 6.1): for which site, that somebody was there, how often it has signed, and the passkey that it has made. */
function readAuthenticatorData(data: Buffer, origin: string): { counter: number; id: string | null } | null {
  const site = createHash("sha256").update(new URL(origin).hostname).digest();
  if (data.length < 37 || !data.subarray(0, 32).equals(site)) return null;
  const flags = data.readUInt8(32);
  if ((flags & isPresent) === 0) return null;
  const counter = data.readUInt32BE(33);
  if ((flags & hasKey) === 0) return { counter, id: null };
  if (data.length < 55) return null;
  const length = data.readUInt16BE(53);
  const id = data.subarray(55, 55 + length);
  return length > 0 && id.length === length ? { counter, id: id.toString("base64url") } : null;
}

const keyOf = (publicKey: string) => createPublicKey({ key: Buffer.from(publicKey, "base64url"), format: "der", type: "spki" });

/** Elliptic curves and RSA sign over SHA-256; Ed25519 has a hash of its own. */
const hashOf = { ec: "sha256", rsa: "sha256", ed25519: null } as const;
const isKnown = (type: string | undefined): type is keyof typeof hashOf => type !== undefined && Object.hasOwn(hashOf, type);

function canVerify(publicKey: string): boolean {
  try {
    return isKnown(keyOf(publicKey).asymmetricKeyType);
  } catch {
    return false;
  }
}

function isSigned(publicKey: string, authenticatorData: Buffer, { clientData, signed }: PasskeyAnswer): boolean {
  const key = keyOf(publicKey);
  const { asymmetricKeyType: type } = key;
  if (!isKnown(type)) return false;
  const hash = createHash("sha256").update(Buffer.from(clientData, "base64url")).digest();
  return verify(hashOf[type], Buffer.concat([authenticatorData, hash]), key, Buffer.from(signed, "base64url"));
}
