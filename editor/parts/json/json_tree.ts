import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";

type Path = readonly (string | number)[];

const patience = 200; // milliseconds that reading a long text may take

const treeOf = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, patience) ?? syntaxTree(state);

const values = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const valuesIn = (node: SyntaxNode) => childrenOf(node).filter(({ name }) => values.has(name));

export function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild("PropertyName");
  if (!name) return "";
  const text = state.sliceDoc(name.from, name.to);
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', ""); // not closed yet
  }
}

/** The value as far as it is written, whatever is broken in it. */
export function readLoosely(state: EditorState, node: SyntaxNode | null = valuesIn(treeOf(state).topNode)[0] ?? null): unknown {
  if (!node) return undefined;
  if (node.name === "Array") return valuesIn(node).map((item) => readLoosely(state, item));
  if (node.name === "Object") {
    return Object.fromEntries(
      node
        .getChildren("Property")
        .map((property) => [nameOf(state, property), readLoosely(state, valuesIn(property)[0] ?? null)]),
    );
  }
  try {
    return JSON.parse(state.sliceDoc(node.from, node.to)) as unknown;
  } catch {
    return undefined;
  }
}

/** Where in the text a path of the value leads; what holds it where it is missing. */
export function rangeAt(state: EditorState, path: Path): { from: number; to: number } {
  let node: SyntaxNode | null = valuesIn(treeOf(state).topNode)[0] ?? null;
  let range = firstLine(state, node);
  for (const key of path) {
    const inner: SyntaxNode | null | undefined =
      typeof key === "number"
        ? node && valuesIn(node)[key]
        : node?.getChildren("Property").find((property) => nameOf(state, property) === key);
    if (!inner) return range;
    const value: SyntaxNode | undefined = typeof key === "number" ? inner : valuesIn(inner)[0];
    range = firstLine(state, value ?? inner);
    node = value ?? null;
  }
  return range;
}

/** A node, or its first line where it runs over several. */
function firstLine(state: EditorState, node: SyntaxNode | null) {
  if (!node) return { from: 0, to: 0 };
  return { from: node.from, to: Math.min(node.to, state.doc.lineAt(node.from).to) };
}

/** Where the text first stops being JSON. */
export function breakIn(state: EditorState): { from: number; to: number } {
  let found: { from: number; to: number } | null = null;
  treeOf(state).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError && !found) found = { from, to };
      return !found;
    },
  });
  const { from, to } = found ?? { from: state.doc.length, to: state.doc.length };
  return from === to && from > 0 ? { from: from - 1, to } : { from, to };
}

/** What is being written at a place: a property's name, or a value, with the path that leads there. */
export interface Spot {
  kind: "name" | "value";
  /** Of the object for a name, of the value itself for a value. */
  path: Path;
  /** What is written of it so far. */
  from: number;
  to: number;
  /** A name that has its value already. */
  hasValue: boolean;
}

/** The spot at a place in the text, or null where nothing can be proposed. */
export function spotAt(state: EditorState, at: number): Spot | null {
  const node = treeOf(state).resolveInner(at, -1);
  const open = node.type.isError ? node.parent : node;
  if (!open) return null;
  if (open.name === "PropertyName" || (open.name === "String" && isNameless(open))) {
    const property = open.name === "PropertyName" ? open.parent : open;
    const holder = property?.parent;
    if (!property || !holder) return null;
    const isWhole = open.name === "PropertyName" && valuesIn(property).length > 0;
    return { kind: "name", path: pathTo(state, holder), from: open.from, to: open.to, hasValue: isWhole };
  }
  if (values.has(open.name) && open.name !== "Object" && open.name !== "Array" && at > open.from)
    return { kind: "value", path: pathTo(state, open), from: open.from, to: open.to, hasValue: true };
  const [from, holder] = [wordStart(state, at), holderOf(open)];
  if (!holder) return { kind: "value", path: [], from, to: at, hasValue: false };
  const before = lastSign(state, from);
  if (holder.name === "Array")
    return { kind: "value", path: [...pathTo(state, holder), itemsBefore(holder, at)], from, to: at, hasValue: false };
  if (holder.name === "Property" || before === ":") {
    const property =
      holder.name === "Property" ? holder : holder.getChildren("Property").findLast(({ from: start }) => start < at);
    if (!property || before !== ":") return null;
    const object = property.parent;
    return object && { kind: "value", path: [...pathTo(state, object), nameOf(state, property)], from, to: at, hasValue: false };
  }
  return before === "{" || before === "," ? { kind: "name", path: pathTo(state, holder), from, to: at, hasValue: false } : null;
}

/** A text in an object where a name is due. */
const isNameless = (text: SyntaxNode) => text.parent?.name === "Object";

function holderOf(node: SyntaxNode): SyntaxNode | null {
  for (let holder: SyntaxNode | null = node; holder; holder = holder.parent)
    if (holder.name === "Object" || holder.name === "Array" || holder.name === "Property") return holder;
  return null;
}

const itemsBefore = (list: SyntaxNode, at: number) => valuesIn(list).filter(({ to }) => to <= at).length;

function wordStart(state: EditorState, at: number) {
  const { from, text } = state.doc.lineAt(at);
  return at - (/[\w"-]*$/.exec(text.slice(0, at - from))?.[0].length ?? 0);
}

/** The last sign before a place that is no space. */
const lastSign = (state: EditorState, at: number) =>
  state
    .sliceDoc(Math.max(0, at - 2000), at)
    .trimEnd()
    .at(-1) ?? "";

/** From the whole value down to a node. */
function pathTo(state: EditorState, node: SyntaxNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let inner = node, holder = node.parent; holder; inner = holder, holder = holder.parent) {
    if (holder.name === "Property") path.unshift(nameOf(state, holder));
    else if (holder.name === "Array" && values.has(inner.name)) path.unshift(itemsBefore(holder, inner.from));
  }
  return path;
}
