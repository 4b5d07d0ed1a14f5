import { expect, it } from "vitest";
import { preloads } from "./preload_first";

interface Parts {
  imports?: string[];
  dynamicImports?: string[];
  styles?: string[];
}
const chunk = (fileName: string, { imports = [], dynamicImports = [], styles = [] }: Parts = {}) => ({
  type: "chunk" as const,
  fileName,
  imports,
  dynamicImports,
  viteMetadata: { importedCss: new Set(styles) },
});

it("asks with the document for all that the entry imports when it runs, once each, and for nothing that its imports choose", () => {
  const entry = chunk("entry.js", { imports: ["start.js"], dynamicImports: ["screen.js", "calls.js"], styles: ["own.css"] });
  const all = [
    entry,
    chunk("start.js", { dynamicImports: ["en.js", "fi.js"] }),
    chunk("screen.js", { imports: ["start.js", "zod.js"], styles: ["own.css", "screen.css"] }),
    chunk("calls.js", { imports: ["zod.js"] }),
    ...["zod.js", "en.js", "fi.js"].map((name) => chunk(name)),
  ];
  const links = preloads(entry, Object.fromEntries(all.map((one) => [one.fileName, one])), "/site/");
  expect(links.map(({ attrs }) => [attrs?.["rel"], attrs?.["href"]])).toEqual([
    ["modulepreload", "/site/screen.js"],
    ["preload", "/site/screen.css"],
    ["modulepreload", "/site/zod.js"],
    ["modulepreload", "/site/calls.js"],
  ]);
  expect(links.every(({ attrs }) => attrs?.["crossorigin"] === true)).toBe(true); // as `import()` asks for them, or they would come twice
});
