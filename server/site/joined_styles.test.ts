import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinedStylesPath, readJoinedStyles } from "./joined_styles";

const folder = mkdtempSync(path.join(tmpdir(), "foyer-styles-"));
beforeAll(() => {
  mkdirSync(path.join(folder, ".vite"));
  for (const name of ["a", "b", "c"]) writeFileSync(path.join(folder, `${name}.css`), `.${name}{}`);
  const manifest = { one: { css: ["b.css", "a.css"] }, two: { css: ["c.css", "a.css"] }, three: {} };
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (styles: string[]) => readJoinedStyles(folder).addressOf(styles)?.slice(joinedStylesPath.length) ?? "";

it("joins a page's stylesheets in their order, in every process of a build alike", async () => {
  const found = await readJoinedStyles(folder).read(nameOf(["/c.css", "/a.css"]));
  expect(found?.text).toBe(".c{}\n.a{}");
  expect(brotliDecompressSync(found?.brotli ?? Buffer.alloc(0)).toString()).toBe(".c{}\n.a{}");
});

it("leaves out a file that another build took away, says so, and has it again when it is back", async () => {
  const styles = readJoinedStyles(folder);
  const name = nameOf(["/b.css", "/a.css"]);
  rmSync(path.join(folder, "a.css"));
  expect(await styles.read(name)).toMatchObject({ text: ".b{}\n", missing: ["a.css"] });
  rmSync(path.join(folder, "b.css"));
  expect(await styles.read(name)).toBeNull();
  for (const file of ["a", "b"]) writeFileSync(path.join(folder, `${file}.css`), `.${file}{}`);
  expect(await styles.read(name)).toMatchObject({ text: ".b{}\n.a{}", missing: [] });
});

it("has no address for what was not built", () => {
  expect(readJoinedStyles(folder).addressOf(["/a.css", "/elsewhere.css"])).toBeNull();
});

it.each([
  ["of another build", () => nameOf(["/a.css"]).replace(/-.*/, "-0123456789.css")],
  ["that lists what is not there", () => nameOf(["/a.css"]).replace(/^\d+/, "99")],
  ["that lists nothing", () => nameOf(["/a.css"]).replace(/^\d+/, ".")],
  ["that lists very many", () => nameOf(["/a.css"]).replace(/^\d+/, Array(500).fill("0").join("."))],
  ["that leads elsewhere", () => "../../secret.css"],
])("answers nothing at an address %s", async (_, name) => {
  expect(await readJoinedStyles(folder).read(name())).toBeNull();
});
