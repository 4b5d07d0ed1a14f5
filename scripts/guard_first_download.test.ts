import { expect, it } from "vitest";
import { guardFirstDownload } from "./guard_first_download";

const zod = "/site/node_modules/zod/v4/mini/schemas.js";

interface Parts {
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
}
const chunk = (fileName: string, { imports = [], dynamicImports = [], moduleIds = [] }: Parts = {}) => ({
  type: "chunk" as const,
  fileName,
  facadeModuleId: `/site/${fileName}`,
  imports,
  dynamicImports,
  moduleIds,
});

/** What the build says when it fails; null where it does not. */
function build(...chunks: ReturnType<typeof chunk>[]): string | null {
  const { generateBundle } = guardFirstDownload("/site/player") as unknown as {
    generateBundle: (this: { error: (message: string) => never }, options: null, bundle: object) => void;
  };
  const context = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  try {
    generateBundle.call(context, null, Object.fromEntries(chunks.map((one) => [one.fileName, one])));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it("fails the build where zod is behind an import of an import of the player's entry", () => {
  const said = build(
    chunk("player", { imports: ["base"] }),
    chunk("base", { imports: ["schemas"] }),
    chunk("schemas", { moduleIds: ["/site/schemas/text.ts", zod] }),
  );
  expect(said).toContain(`  ${zod} in schemas, which player needs`);
});

it("lets parts have zod that come when they are needed, and ends where chunks import each other", () => {
  const said = build(
    chunk("player", { imports: ["base"], dynamicImports: ["chat"] }),
    chunk("base", { imports: ["player"], moduleIds: ["/site/node_modules/react/index.js"] }),
    chunk("chat", { imports: ["base"], moduleIds: [zod] }),
  );
  expect(said).toBeNull();
});

it.each([
  ["a module of the editor", "/site/editor/core/tree.ts"],
  ["how a section is edited", "/site/sections/banners/banner_cube/editor.ts"],
  ["the list of how sections are edited", "/site/sections/editors.ts"],
  ["the list of their icons", "/site/sections/icons.ts"],
  ["the server", "/site/server/platform/amounts.ts"],
])("fails the build where a visitor would get %s, later parts included", (_, id) => {
  expect(build(chunk("player", { dynamicImports: ["cube"] }), chunk("cube", { moduleIds: [id] }))).toContain(`  ${id} in cube`);
});

it("lets the editor have it", () => {
  expect(build(chunk("player"), chunk("editor", { moduleIds: ["/site/editor/core/tree.ts", zod] }))).toBeNull();
});
