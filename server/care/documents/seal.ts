import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** 32 bytes each, the newest first: what is written is with that one, the others still open what they closed. */
export type DocumentKeys = readonly Buffer[];

const nonceBytes = 12;
const sealBytes = 16;

export const keyIdOf = (key: Buffer) => createHash("sha256").update(key).digest("hex").slice(0, 16);

export interface PiecePlace {
  fileId: string;
  no: number;
  isLast: boolean;
}

/** What a piece is bound to: it opens nowhere else, and a file that was cut off does not open at all. */
const placeOf = ({ fileId, no, isLast }: PiecePlace) => Buffer.from(`${fileId}:${no}:${isLast ? "last" : "more"}`);

/** A piece of a file by AES-256-GCM: nonce, what is encrypted, seal. */
export function sealPiece(key: Buffer, place: PiecePlace, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(placeOf(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where the piece is not what was sealed, or not at this place. */
export function openPiece(key: Buffer, place: PiecePlace, sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes), { authTagLength: sealBytes });
  decipher.setAAD(placeOf(place));
  decipher.setAuthTag(sealed.subarray(-sealBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -sealBytes)), decipher.final()]);
}
