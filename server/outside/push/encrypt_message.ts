import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gave to be written to: its public key on P-256 and its secret, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const curve = "prime256v1";
const recordSize = 4_096;
/** Bytes of text that fit in the one record that push services take. */
export const mostBytes = recordSize - 16 - 1 - 86;

/** Whether somebody can be written to with these keys: a point on the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const pair = createECDH(curve);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, "base64url");
    return Buffer.from(auth, "base64url").length === 16;
  } catch {
    return false;
  }
}

/**
 * A message that only the browser reads, as its push service takes it: `aes128gcm` in one record (RFC 8188, RFC 8291). `once` is drawn for each message
 * but in tests.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  once: { salt: Buffer; privateKey?: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > mostBytes) throw new RangeError(`A message of ${plain.length} bytes does not fit`);
  const own = createECDH(curve);
  if (once.privateKey) own.setPrivateKey(once.privateKey);
  else own.generateKeys();
  const [theirKey, ownKey] = [Buffer.from(p256dh, "base64url"), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirKey, ownKey]);
  const shared = derive(own.computeSecret(theirKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(shared, once.salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, once.salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  once.salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(ownKey.length, 20);
  return Buffer.concat([head, ownKey, sealed]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
