import { SaxesParser, type SaxesTagNS } from "saxes";
import { mostXliff } from "../../../schemas/xliff";
import type { Language } from "../../../schemas/language";
import type { Piece } from "./inline_codes";
import { namespace } from "./write_xliff";
import { addText, openInline, type Side } from "./xliff_inline";
import { createTagReader, languageOf, XliffProblem } from "./xliff_tags";

export interface ReadUnit {
  pageId: string;
  original: string;
  id: string;
  source: Piece[];
  target: Piece[] | null;
  /** A translator said that it is right. */
  isDone: boolean;
}

export interface ReadXliff {
  language: Language;
  units: ReadUnit[];
}

interface OpenUnit {
  id: string;
  data: Map<string, string>;
  parts: { source: Piece[]; target: Piece[] | null; order: number }[];
  states: string[];
}

/** XLIFF 2.0 and 2.1 with the core's inline elements; what other namespaces add is passed over. */
export function readXliff(text: string): ReadXliff {
  if (text.length > mostXliff) throw new XliffProblem("too_large", null, "The file is too large.");
  const parser = new SaxesParser({ xmlns: true, position: true });
  const reader = createReader(() => parser.line);
  parser.on("error", (error) => {
    throw new XliffProblem("not_xml", parser.line, error.message);
  });
  parser.on("doctype", () => {
    throw new XliffProblem("not_xml", parser.line, "A document type is not allowed.");
  });
  parser.on("opentag", (tag) => reader.open(tag));
  parser.on("closetag", (tag) => reader.close(tag));
  parser.on("text", (words) => reader.text(words));
  parser.on("cdata", (words) => reader.text(words));
  parser.write(text.replace(/^\uFEFF/, "")).close();
  return reader.result();
}

function createReader(line: () => number) {
  let language: Language | null = null;
  let file: { id: string; original: string } | null = null;
  let unit: OpenUnit | null = null;
  let side: Side | null = null;
  let data: { id: string; text: string } | null = null;
  let foreign = 0; // how deep inside what is not of the core
  const units: ReadUnit[] = [];
  const tags = createTagReader(line);
  const { fail, value, required, codePoint } = tags;

  function openCore(tag: SaxesTagNS) {
    if (side && unit) return openInline(tags, tag, side, unit.data);
    switch (tag.local) {
      case "file":
        file = { id: required(tag, "id"), original: value(tag, "original") ?? "" };
        return;
      case "unit":
        if (!file || unit) fail("structure", "A unit stands in a file.");
        unit = { id: required(tag, "id"), data: new Map(), parts: [], states: [] };
        return;
      case "data":
        data = { id: required(tag, "id"), text: "" };
        return;
      case "segment":
      case "ignorable":
        if (!unit) return fail("structure", "A segment stands in a unit.");
        unit.parts.push({ source: [], target: null, order: unit.parts.length + 1 });
        if (tag.local === "segment")
          unit.states.push(value(tag, "subState") === "foyer:outdated" ? "initial" : (value(tag, "state") ?? "initial"));
        return;
      case "source":
      case "target": {
        const part = unit?.parts.at(-1);
        if (!part) return fail("structure", `<${tag.local}> stands in a segment.`);
        side = { pieces: part.source, open: [] };
        if (tag.local === "target") {
          part.target = side.pieces = [];
          part.order = Number(value(tag, "order") ?? part.order);
        }
        return;
      }
      default:
    }
  }

  function closeUnit({ id, parts, states }: OpenUnit) {
    if (!file) return;
    const hasTarget = parts.some(({ target }) => target !== null);
    const inOrder = parts.toSorted((a, b) => a.order - b.order);
    units.push({
      pageId: file.id,
      original: file.original,
      id,
      source: parts.flatMap(({ source }) => source),
      target: hasTarget ? inOrder.flatMap(({ target, source }) => target ?? source) : null,
      isDone: states.length > 0 && states.every((state) => state !== "initial"),
    });
  }

  return {
    open(tag: SaxesTagNS) {
      if (!language) {
        language = languageOf(tags, tag);
        return;
      }
      if (foreign > 0 || tag.uri !== namespace) {
        if (side) fail("structure", `<${tag.name}> is not allowed in a text.`);
        foreign += 1;
        return;
      }
      if (data && tag.local === "cp") {
        data.text += codePoint(tag);
        return;
      }
      if (data) return fail("structure", "Data holds text alone.");
      openCore(tag);
    },
    close(tag: SaxesTagNS) {
      if (foreign > 0) foreign -= 1;
      else if (side && (tag.local === "source" || tag.local === "target")) side = null;
      else if (side && (tag.local === "pc" || tag.local === "mrk")) side.open.pop();
      else if (data && tag.local === "data") {
        unit?.data.set(data.id, data.text);
        data = null;
      } else if (unit && tag.local === "unit") {
        closeUnit(unit);
        unit = null;
      } else if (tag.local === "file") file = null;
    },
    text(words: string) {
      if (foreign > 0) return;
      if (data) data.text += words;
      else if (side) addText(side.open.at(-1)?.pieces ?? side.pieces, words);
    },
    result(): ReadXliff {
      if (!language) throw new XliffProblem("not_xliff", null, "The file is no XLIFF 2 document.");
      if (units.length === 0) throw new XliffProblem("empty", null, "The file has no texts.");
      return { language, units };
    },
  };
}
