import type { Language } from "../../../schemas/language";
import type { TextKind } from "../../../schemas/text";
import { type Piece, piecesOf, plainPieces } from "./inline_codes";

export interface XliffUnit {
  /** Of the text within its page. */
  id: string;
  kind: TextKind;
  /** Where it stands, for people. */
  note: string;
  source: string;
  target: string | null;
  state: "done" | "outdated" | "missing";
}

export interface XliffPage {
  id: string;
  note: string;
  units: readonly XliffUnit[];
}

interface Written {
  siteId: string;
  language: Language;
  pages: readonly XliffPage[];
}

export const namespace = "urn:oasis:names:tc:xliff:document:2.0";
export const originalOf = (siteId: string, pageId: string) => `foyer:${siteId}/${pageId}`;

/** XLIFF 2.1: a file for each page, a unit of one segment for each text, markup as inline codes. */
export function writeXliff({ siteId, language, pages }: Written): string {
  const files = pages.filter(({ units }) => units.length > 0).map((page) => fileOf(page, siteId));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.1" srcLang="en" trgLang="${language}">`,
    ...files,
    "</xliff>",
    "",
  ].join("\n");
}

function fileOf({ id, note, units }: XliffPage, siteId: string): string {
  return [
    `<file id="${attribute(id)}" original="${attribute(originalOf(siteId, id))}">`,
    `<notes><note category="page">${plain(note)}</note></notes>`,
    ...units.map(unitOf),
    "</file>",
  ].join("\n");
}

const states = { done: 'state="translated"', outdated: 'state="initial" subState="foyer:outdated"', missing: 'state="initial"' };

function unitOf({ id, kind, note, source, target, state }: XliffUnit): string {
  const read = kind === "rich" ? piecesOf : plainPieces;
  const from = read(source);
  const to = target === null ? null : read(target, from);
  const data = new Map<string, string>();
  const segment = [
    `<segment ${states[state]}>`,
    `<source xml:space="preserve">${inline(from, data)}</source>`,
    ...(to ? [`<target xml:space="preserve">${inline(to, data)}</target>`] : []),
    "</segment>",
  ].join("");
  const original = [...data].map(([text, name]) => `<data id="${name}">${content(text)}</data>`).join("");
  return [
    `<unit id="${attribute(id)}">`,
    `<notes><note category="place">${plain(note)}</note></notes>`,
    ...(original ? [`<originalData>${original}</originalData>`] : []),
    segment,
    "</unit>",
  ].join("");
}

function inline(pieces: readonly Piece[], data: Map<string, string>): string {
  const nameOf = (text: string) => {
    const name = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, name);
    return name;
  };
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return content(piece.text);
      if (piece.kind === "single") return `<ph id="${piece.id}" dataRef="${nameOf(piece.data)}"/>`;
      const [start, end] = [nameOf(piece.start), nameOf(piece.end)];
      return `<pc id="${piece.id}" dataRefStart="${start}" dataRefEnd="${end}">${inline(piece.pieces, data)}</pc>`;
    })
    .join("");
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };
const escape = (text: string) => text.replace(/[&<>"\r]/g, (character) => escaped[character] ?? "");

/** What XML can not hold is a code of its own (`cp`). */
// oxlint-disable-next-line no-control-regex -- these are what XML can not hold
const unheard = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
const content = (text: string) => escape(text).replace(unheard, (character) => `<cp hex="${hex(character)}"/>`);
/** Notes hold no codes. */
const plain = (text: string) => escape(text).replace(unheard, "");
const attribute = (text: string) =>
  escape(text)
    .replace(unheard, "")
    .replace(/[\t\n]/g, " ");
