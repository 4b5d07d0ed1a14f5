import type { DocumentType } from "../../../schemas/documents";

const heicBrands = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|hevm|hevs|mif1|msf1)/;

const signatures: [type: DocumentType, matches: (head: Buffer) => boolean][] = [
  ["image/jpeg", (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["image/png", (head) => head.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n"],
  ["image/webp", (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP"],
  ["image/heic", (head) => heicBrands.test(head.toString("latin1", 4, 12))],
  ["application/pdf", (head) => /^%PDF-[12]\.\d[\r\n ]/.test(head.toString("latin1", 0, 9))],
];

/** What a file is by its first bytes, whatever it says of itself; null for all that is no document (C-5.53). */
export const typeOf = (head: Buffer): DocumentType | null => signatures.find(([, matches]) => matches(head))?.[0] ?? null;
