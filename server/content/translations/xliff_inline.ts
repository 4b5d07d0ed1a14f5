import type { SaxesTagNS } from "saxes";
import type { Piece } from "./inline_codes";
import type { TagReader } from "./xliff_tags";

export interface Side {
  pieces: Piece[];
  open: { pieces: Piece[]; tag: string }[];
}

/** Takes an inline element of a text; `codes` are what it refers to in its unit. */
export function openInline(tags: TagReader, tag: SaxesTagNS, { pieces, open }: Side, codes: ReadonlyMap<string, string>): void {
  const { fail, value, required, codePoint } = tags;
  const here = open.at(-1)?.pieces ?? pieces;
  const dataOf = (name: string) => {
    const reference = value(tag, name);
    if (reference === undefined) return "";
    return codes.get(reference) ?? fail("structure", `There is no data ${reference}.`);
  };
  const id = () => required(tag, "id");
  if (tag.local === "pc") {
    const pair: Piece = { kind: "pair", id: id(), start: dataOf("dataRefStart"), end: dataOf("dataRefEnd"), pieces: [] };
    here.push(pair);
    open.push({ pieces: pair.pieces, tag: "pc" });
  } else if (tag.local === "mrk") open.push({ pieces: here, tag: "mrk" });
  else if (tag.local === "cp") addText(here, codePoint(tag));
  else if (tag.local === "ph" || tag.local === "sc") here.push({ kind: "single", id: id(), data: dataOf("dataRef") });
  else if (tag.local === "ec")
    here.push({ kind: "single", id: value(tag, "id") ?? required(tag, "startRef"), data: dataOf("dataRef") });
  else if (tag.local !== "sm" && tag.local !== "em") fail("structure", `<${tag.name}> is not allowed in a text.`);
}

export function addText(pieces: Piece[], text: string) {
  const last = pieces.at(-1);
  if (last?.kind === "text") last.text += text;
  else pieces.push({ kind: "text", text });
}
