/** A text in pieces: words, and codes that stand for markup. */
export type Piece =
  | { kind: "text"; text: string }
  /** A tag that stands for itself, as a line break. */
  | { kind: "single"; id: string; data: string }
  | { kind: "pair"; id: string; start: string; end: string; pieces: Piece[] };

const token = /<[^>]+>|&(?:[a-zA-Z][a-zA-Z0-9]*|#x?[0-9a-fA-F]+);/g;
const plainEntities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};
const tagName = (tag: string) => /^<\/?\s*([a-zA-Z][\w-]*)/.exec(tag)?.[1]?.toLowerCase() ?? "";
const voids: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr"]);

/** Markup as codes. Tags that do not nest are codes one by one, so that nothing of them is lost. */
export function piecesOf(html: string, like: readonly Piece[] = []): Piece[] {
  const nameCode = codeNames(like);
  return nested(html, nameCode) ?? flat(html, codeNames(like));
}

/** A text without markup is one piece. */
export const plainPieces = (text: string): Piece[] => (text === "" ? [] : [{ kind: "text", text }]);

/** The same tag has the same id in source and target, each as often as it comes. */
function codeNames(like: readonly Piece[]) {
  const free = new Map<string, string[]>();
  let last = 0;
  const visit = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      if (piece.kind === "text") continue;
      const key = piece.kind === "single" ? piece.data : piece.start;
      free.set(key, [...(free.get(key) ?? []), piece.id]);
      last = Math.max(last, Number(piece.id));
      if (piece.kind === "pair") visit(piece.pieces);
    }
  };
  visit(like);
  return (key: string) => {
    const known = free.get(key)?.shift();
    if (known !== undefined) return known;
    last += 1;
    return String(last);
  };
}

function nested(html: string, nameCode: (key: string) => string): Piece[] | null {
  const root: Piece[] = [];
  const open: { pieces: Piece[]; name: string; pair: Extract<Piece, { kind: "pair" }> }[] = [];
  for (const { words, code } of tokens(html)) {
    const here = open.at(-1)?.pair.pieces ?? root;
    if (words !== "") addText(here, words);
    if (code === "") continue;
    const name = tagName(code);
    if (name === "" || voids.has(name) || code.endsWith("/>")) here.push({ kind: "single", id: nameCode(code), data: code });
    else if (code.startsWith("</")) {
      const last = open.pop();
      if (last?.name !== name) return null;
      last.pair.end = code;
    } else {
      const pair = { kind: "pair" as const, id: nameCode(code), start: code, end: "", pieces: [] };
      here.push(pair);
      open.push({ pieces: here, name, pair });
    }
  }
  return open.length === 0 ? root : null;
}

function flat(html: string, nameCode: (key: string) => string): Piece[] {
  const pieces: Piece[] = [];
  for (const { words, code } of tokens(html)) {
    if (words !== "") addText(pieces, words);
    if (code !== "") pieces.push({ kind: "single", id: nameCode(code), data: code });
  }
  return pieces;
}

function addText(pieces: Piece[], text: string) {
  const last = pieces.at(-1);
  if (last?.kind === "text") last.text += text;
  else pieces.push({ kind: "text", text });
}

/** Words, each run with the code that follows it. */
function* tokens(html: string): Generator<{ words: string; code: string }> {
  let at = 0;
  let words = "";
  for (const { 0: code, index } of html.matchAll(token)) {
    words += html.slice(at, index);
    at = index + code.length;
    const plain = plainEntities[code];
    if (plain !== undefined) words += plain;
    else {
      yield { words, code };
      words = "";
    }
  }
  yield { words: words + html.slice(at), code: "" };
}

const encode = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\u00a0/g, "&nbsp;");

/** The markup that pieces stand for. */
export const htmlOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === "text") return encode(piece.text);
      return piece.kind === "single" ? piece.data : `${piece.start}${htmlOf(piece.pieces)}${piece.end}`;
    })
    .join("");

/** What pieces say, without their codes. */
export const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "pair" ? wordsOf(piece.pieces) : "")).join("");

/** The codes in pieces, sorted: what a translation is to have too. */
export function codesOf(pieces: readonly Piece[]): string[] {
  const all = pieces.flatMap((piece): string[] => {
    if (piece.kind === "text") return [];
    return piece.kind === "single" ? [piece.data] : [piece.start, ...codesOf(piece.pieces)];
  });
  return all.toSorted();
}
