import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { judgeImport, roomOf } from "./judge_import";
import { rooms } from "./rooms";

const root = path.join(import.meta.dirname, "../..");

/** Where each violation is planted, and what it imports: at least one for every room. */
const planted: readonly [file: string, specifier: string][] = [
  ["schemas/planted.ts", "zod"],
  ["schemas/planted_react.ts", "react"],
  ["schemas/planted_layout.ts", "../src/layout/evaluate"],
  ["docs/verify/planted.ts", "../../src/play/rules/dice"],
  ["src/layout/planted.ts", "react"],
  ["src/layout/planted_ui.tsx", "../kit/ui/Button"],
  ["src/layout/planted_editor.ts", "../../editor/core/tree"],
  ["src/play/rules/planted.ts", "../../kit/ui/format"],
  ["src/kit/themes/planted.ts", "../words/load_words"],
  ["src/kit/words/planted.ts", "../session/hooks"],
  ["src/kit/ui/planted.ts", "../api/api"],
  ["src/kit/api/planted.ts", "../session/session_store"],
  ["src/kit/session/planted.ts", "../../features/accounts/sign_in/SignIn"],
  ["src/kit/lazy/planted.ts", "../../render/RenderSections"],
  ["src/worker/planted.ts", "../kit/api/api"],
  ["src/page/planted.ts", "react"],
  ["src/page/planted_player.ts", "../player/client"],
  ["src/play/planted.ts", "../kit/session/hooks"],
  ["src/checkout/planted.ts", "../kit/session/hooks"],
  ["src/studio/planted.ts", "../kit/session/hooks"],
  ["src/features/common/planted.ts", "../../shell/Shell"],
  ["src/features/accounts/planted.ts", "../../../sections/components"],
  ["src/features/care/planted.ts", "../money/history/StateBadge"],
  ["src/features/games/planted.ts", "../community/chat/ChatPlace"],
  ["src/features/community/planted.ts", "../rewards/promotions/bonus_address"],
  ["src/features/rewards/planted.ts", "../money/cashier/deposit/Deposit"],
  ["src/features/money/planted.ts", "../site/updates/start_worker"],
  ["src/features/site/planted.ts", "../../shell/Shell"],
  ["sections/games/planted_type/index.ts", "../../../src/shell/Shell"],
  ["sections/games/planted_type/Planted.tsx", "./editor"],
  ["sections/games/planted_type/Other.tsx", "../other_type/Other"],
  ["sections/games/planted_type/Family.tsx", "../../banners/banner_cube/BannerCube"],
  ["sections/games/planted_type/Editor.tsx", "../../../editor/core/tree"],
  ["sections/games/planted_type/Server.tsx", "../../../server/platform/amounts"],
  ["sections/games/planted_type/Zod.ts", "../../schemas"],
  ["sections/define_editor.ts", "./schemas"],
  ["sections/define_schema.ts", "./games/game_list/schema"],
  ["sections/define_section.tsx", "./components"],
  ["sections/schemas.ts", "./components"],
  ["sections/registry.ts", "./components"],
  ["sections/section_loader.ts", "./components"],
  ["sections/code.ts", "../src/shell/Shell"],
  ["sections/section_code.ts", "./games/game_list"],
  ["sections/components.ts", "../src/shell/Shell"],
  ["sections/editors.ts", "../editor/core/tree"],
  ["sections/icons.ts", "../editor/core/tree"],
  ["src/shell/planted.ts", "../../sections/components"],
  ["src/render/planted.ts", "../shell/Shell"],
  ["src/preview/planted.ts", "../../editor/core/tree"],
  ["src/player/planted.ts", "../../editor/core/tree"],
  ["src/player/planted_server.ts", "../../server/app"],
  ["editor/core/planted.ts", "react"],
  ["editor/core/planted_sections.ts", "../../sections/registry"],
  ["editor/words/planted.ts", "../workplace/use_editor"],
  ["editor/workplace/planted.ts", "../parts/Button"],
  ["editor/explain/planted.ts", "../fields/TextField"],
  ["editor/parts/planted.ts", "../topics/canvas/Canvas"],
  ["editor/fields/planted.ts", "../topics/inspector/Inspector"],
  ["editor/topics/canvas/planted.ts", "../outline/Outline"],
  ["editor/topics/canvas/planted_server.ts", "../../../server/platform/amounts"],
  ["editor/topics/canvas/planted_screen.ts", "../../screen/App"],
  ["editor/desk/planted.ts", "../topics/canvas/Canvas"],
  ["editor/screen/planted.ts", "../../src/player/client"],
  ["editor/gallery/planted.ts", "../screen/App"],
  ["editor/main.ts", "../server/app"],
  ["server/platform/planted.ts", "../accounts/users/queries"],
  ["server/outside/planted.ts", "../accounts/users/queries"],
  ["server/accounts/planted.ts", "../money/ledger/book"],
  ["server/money/planted.ts", "../games/play/place_bet"],
  ["server/care/planted.ts", "../games/play/place_bet"],
  ["server/games/planted.ts", "../rewards/promotions/queries"],
  ["server/rewards/planted.ts", "../content/pages/queries"],
  ["server/content/planted.ts", "../site/sitemap"],
  ["server/content/planted_components.ts", "../../sections/components"],
  ["server/community/planted.ts", "../site/sitemap"],
  ["server/site/planted.ts", "../../sections/components"],
  ["server/site/planted_editor.ts", "../../editor/core/tree"],
  ["server/site/planted_react.ts", "react"],
  ["server/command_line/planted.ts", "../app"],
  ["server/demo/planted.ts", "../command_line/run_pages"],
  ["server/planted.ts", "../editor/core/tree"],
];

/** Every way in which a file takes another. */
const forms: readonly string[] = [
  'import { a } from "FILE"; console.error(a);',
  'import "FILE";',
  'import type { A } from "FILE"; export const a: A | null = null;',
  'export const a: import("FILE").A | null = null;',
  'export { a } from "FILE";',
  'export type { A } from "FILE";',
  'export * from "FILE";',
  'export const a = () => import("FILE");',
  "export const a = () => import(`FILE`);",
  'import a = require("FILE"); console.error(a);',
  'export const a = require("FILE");',
  'export const a = new URL("FILE.ts", import.meta.url);',
  'export const a = import.meta.glob("FILE.ts");',
  'export const a = import.meta.glob(["./own/*.ts", "FILE/*.ts"]);',
];

let reported: Map<string, string>;
/** The files of which another rule says something. */
let of: (rule: string) => string[];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "foyer-rooms-"));
  for (const name of [".oxlintrc.json", "scripts", "node_modules"]) symlinkSync(path.join(root, name), path.join(folder, name));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write("sections/games/other_type/index.ts", "export default 1;\n");
  write(
    "src/features/common/mutation.ts",
    'import { useMutation } from "@tanstack/react-query";\nexport const change = useMutation;\n',
  );
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `  console.error(${index});\n`).join("");
  write("src/kit/ui/long_function.ts", `export function long() {\n${lines(99)}}\n`);
  write("src/kit/ui/fitting_function.ts", `export function fitting() {\n${lines(49)}\n  // words\n${lines(49)}}\n`);
  write("src/kit/ui/long_file.ts", `export {};\n${lines(300)}`);
  write("src/kit/ui/circle.ts", 'import type { B } from "./circle_back";\nexport type A = B[];\n');
  write("src/kit/ui/circle_back.ts", 'import type { A } from "./circle";\nexport type B = A[];\n');
  forms.forEach((form, index) => write(`src/player/form_${index}.ts`, `${form.replace("FILE", "../../editor/core/tree")}\n`));
  planted.forEach(([file, specifier], index) => {
    const form = [`import { a } from "${specifier}";\nconsole.error(a);\n`, `export * from "${specifier}";\n`][index % 2];
    write(file, file.includes("topics") ? `export const later = () => import("${specifier}");\n` : (form ?? ""));
  });
  ({ reported, of } = lint(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(planted)("reports %s that imports %s", (file) => {
  expect(reported.get(file)).toMatch(/ does not import |is imported by sections\/editors\.ts alone/);
});

it.each(forms.map((form, index) => [form, `src/player/form_${index}.ts`]))("reports %s", (_, file) => {
  expect(reported.get(file)).toMatch(/^src\/player does not import editor\/core/);
});

it("reports a mutation that a quick second press would begin twice (13, one press, one request)", () => {
  expect(of("eslint(no-restricted-imports)")).toEqual(["src/features/common/mutation.ts"]);
});

it("reports a function of more than 100 lines of code, and a file of more than 300 lines", () => {
  expect(of("eslint(max-lines-per-function)")).toEqual(["src/kit/ui/long_function.ts"]);
  expect(of("eslint(max-lines)")).toEqual(["src/kit/ui/long_file.ts"]);
});

it("reports a circle of types alone", () => {
  expect(of("import(no-cycle)").toSorted()).toEqual(["src/kit/ui/circle.ts", "src/kit/ui/circle_back.ts"]);
});

it("has a violation planted in every room", () => {
  const tried = new Set(planted.map(([file]) => roomOf(file)?.at));
  expect(rooms.filter(({ at }) => !tried.has(at)).map(({ at }) => at)).toEqual([]);
});

it("knows a room for every file that the site, the editor or the server is made of", () => {
  const files = ["docs/verify", "schemas", "src", "sections", "editor", "server"].flatMap((at) =>
    globSync(`${at}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.split(path.sep).join("/")),
  );
  const isTool = (file: string) => /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(file);
  expect(files.filter((file) => !isTool(file) && !roomOf(file))).toEqual([]);
});

it("lets the same imports pass in tests, and what a room may import anywhere", () => {
  expect(judgeImport({ from: "src/layout/planted.test.ts", specifier: "../../editor/core/tree", root })).toBeNull();
  expect(judgeImport({ from: "src/layout/evaluate.ts", specifier: "../../schemas/page", root })).toBeNull();
  expect(judgeImport({ from: "editor/topics/canvas/Canvas.tsx", specifier: "./Overlay", root })).toBeNull();
});

/** What lint says of `house/rooms`, by file, and which files it names for another rule. */
function lint(at: string): { reported: Map<string, string>; of: (rule: string) => string[] } {
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  let output: string;
  try {
    output = execFileSync(process.execPath, [oxlint, "--format=json", "docs", "schemas", "src", "sections", "editor", "server"], {
      cwd: at,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    output = (error as { stdout: string }).stdout; // it ends with 1 where it finds something
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; message: string; filename: string }[] };
  const said = (rule: string) => diagnostics.filter(({ code }) => code === rule);
  return {
    reported: new Map(said("house(rooms)").map(({ filename, message }) => [filename, message])),
    of: (rule) => said(rule).map(({ filename }) => filename),
  };
}
