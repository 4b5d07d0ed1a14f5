import { type ESTree, parseAst, type Plugin } from "vite";

const whole = "?whole";
const calls = /[\\/]schemas[\\/]api[\\/][^?]+\.ts$/;

/**
 * In what browsers download, a file of `schemas/api` is where its calls go: each `endpoint({…})` with what it takes to make
 * it, and constants. Schemas stay away, and zod with them (docs/decisions/contract_in_the_browser.md). The server, tests and
 * development have the file as it is written, and so has an import that ends in `?whole`.
 */
export const stripContract = (): Plugin => ({
  name: "foyer-strip-contract",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  /** What a whole file imports of another is whole too. */
  async resolveId(source, importer) {
    if (!importer?.endsWith(whole)) return null;
    const found = await this.resolve(source, importer.slice(0, -whole.length), { skipSelf: true });
    return found && calls.test(found.id) ? found.id + whole : null;
  },
  /** An import of what was left out by its own name is an error anyway. */
  onLog(_, { code, message }) {
    if (code === "IMPORT_IS_UNDEFINED") throw new Error(message);
  },
  transform: { filter: { id: calls }, handler: (code) => ({ code: strip(code), map: null }) },
});

const kept = new Set(["method", "path", "outlivesPage"]);
/** Of the back office's calls the role stays too, so that it shows nobody what they may not do; visitors download none of them. */
const ofEverybody = ['"public"', '"player"'];

/** What is left of a file of calls. Whoever imports something else of it in a browser is told by the build. */
export function strip(code: string): string {
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const lines = parseAst(code, { lang: "ts" }).body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== "Identifier" || !init) return [];
      if (isConstant(init)) return [`export const ${id.name} = ${textOf(init)};`];
      if (init.type !== "CallExpression" || textOf(init.callee) !== "endpoint") return [];
      const [call] = init.arguments;
      const fields = call?.type === "ObjectExpression" ? call.properties : [];
      const left = fields.filter((field) => field.type === "Property" && isKept(textOf(field.key), textOf(field.value)));
      return [`export const ${id.name} = { ${left.map(textOf).join(", ")} };`];
    });
  });
  return lines.join("\n");
}

const isKept = (name: string, value: string) => kept.has(name) || (name === "role" && !ofEverybody.includes(value));

/** Numbers, words, and lists of them. */
const isConstant = (value: ESTree.Expression | ESTree.SpreadElement): boolean =>
  value.type === "Literal" ||
  (value.type === "TSAsExpression" && isConstant(value.expression)) ||
  (value.type === "ArrayExpression" && value.elements.every((element) => element !== null && isConstant(element)));
