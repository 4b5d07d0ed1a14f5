import path from "node:path";
import { judgeImport } from "./judge_import.ts";

interface TextNode {
  type: string;
  value?: unknown;
  /** A template without a hole is a text. */
  quasis?: { value: { cooked: string | null } }[];
}
interface CallNode {
  callee: { type: string; name?: string; object?: { type: string }; property?: { name?: string } };
  arguments: (TextNode & { elements?: (TextNode | null)[] })[];
}
interface Context {
  filename: string;
  cwd: string;
  report(problem: { node: unknown; message: string }): void;
}

/** Lint's rule `house/rooms`: imports follow the table of rooms, those of types, later ones and Vite's own forms included. */
const rooms = {
  create(context: Context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    const check = (node: TextNode | null | undefined) => {
      const specifier = node && textOf(node);
      if (typeof specifier !== "string") return;
      const message = judgeImport({ from, specifier, root: context.cwd });
      if (message) context.report({ node, message });
    };
    const checkSource = ({ source }: { source?: TextNode | null }) => check(source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSExternalModuleReference: ({ expression }: { expression: TextNode }) => check(expression),
      NewExpression({ callee, arguments: [address] }: CallNode) {
        if (callee.name === "URL" && address && isRelative(address)) check(address);
      },
      CallExpression({ callee, arguments: [first] }: CallNode) {
        if (!first) return;
        if (callee.name === "require") check(first);
        if (callee.object?.type === "MetaProperty" && callee.property?.name === "glob")
          (first.elements ?? [first]).forEach(check);
      },
    };
  },
};

function textOf({ value, quasis }: TextNode): unknown {
  return quasis?.length === 1 ? quasis[0]?.value.cooked : value;
}

/** An address of a file; others of a site's pages begin with no dot. */
const isRelative = (node: TextNode) => String(textOf(node)).startsWith(".");

export default { meta: { name: "house" }, rules: { rooms } };
