import path from "node:path";
import { judgeImport } from "./judge_import.ts";

interface ImportingNode {
  source?: { type: string; value?: unknown } | null;
}
interface Context {
  filename: string;
  cwd: string;
  report(problem: { node: unknown; message: string }): void;
}

/** Lint's rule `house/rooms`: imports follow the table of rooms, types and later imports included. */
const rooms = {
  create(context: Context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    const check = (node: ImportingNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== "string") return;
      const message = judgeImport({ from, specifier, root: context.cwd });
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: "house" }, rules: { rooms } };
