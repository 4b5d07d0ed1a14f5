import sharp from "sharp";
import { HttpError } from "../../platform/api_error";

const maxPixels = 60_000_000;
const maxEdge = 3_200;

/** An upload after it was decoded whole and encoded again. */
export interface DecodedUpload {
  avif: Buffer;
  width: number;
  height: number;
  color: string;
}

const signatures: [format: string, matches: (head: Buffer) => boolean][] = [
  ["image/jpeg", (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["image/png", (head) => head.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n"],
  ["image/gif", (head) => /^GIF8[79]a/.test(head.toString("latin1"))],
  ["image/webp", (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP"],
  ["image/avif", (head) => /^ftypavi[fs]/.test(head.toString("latin1", 4, 12))],
];

const refuse = (message: string) => new HttpError(415, "asset.not_a_picture", message);

/**
 * Reads an upload as the picture that its first bytes say it is, and writes it again as AVIF, so that nothing but the
 * pixels remains. What claims to be another kind, does not decode, or is a file of another kind as well, is refused.
 */
export async function decodeUpload(bytes: Buffer, claimedType: string): Promise<DecodedUpload> {
  const format = signatures.find(([, matches]) => matches(bytes.subarray(0, 32)))?.[0];
  if (!format) throw refuse("The file is not a JPEG, PNG, WebP, AVIF or GIF picture.");
  const isKnownClaim = signatures.some(([type]) => type === claimedType);
  if (isKnownClaim && claimedType !== format) throw refuse(`The file says it is ${claimedType}, but it is ${format}.`);
  if (isOtherFileToo(bytes)) throw refuse("The file is not only a picture.");
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning", pages: 1 })
      .rotate()
      .resize({ width: maxEdge, height: maxEdge, fit: "inside", withoutEnlargement: true });
    const { data, info } = await picture.avif({ quality: 62, effort: 3 }).toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    return { avif: data, width: info.width, height: info.height, color: toHex(dominant) };
  } catch {
    throw refuse("The picture is damaged or too large to be read.");
  }
}

/** Marks of documents, scripts and archives that a picture has no reason to hold. */
function isOtherFileToo(bytes: Buffer) {
  const text = bytes.toString("latin1");
  if (/<script[\s>]|<html[\s>]|<svg[\s>]|<\?php|%PDF-\d/i.test(text)) return true;
  return text.lastIndexOf("PK\x05\x06", text.length) > text.length - 66_000 && text.includes("PK\x05\x06");
}

const toHex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
