import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { guardFrame } from "./guard_frame";

interface Parts {
  code?: string;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
}
const chunk = (fileName: string, { code = "", imports = [], dynamicImports = [], moduleIds = [] }: Parts = {}) => ({
  type: "chunk" as const,
  isEntry: fileName === "frame",
  facadeModuleId: `/site/${fileName}`,
  ...{ fileName, code, imports, dynamicImports, moduleIds },
});

/** What the build says when it fails; null where it does not. */
function build(...chunks: ReturnType<typeof chunk>[]): string | null {
  const { generateBundle } = guardFrame() as unknown as {
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

const zod = "/site/node_modules/zod/v4/mini/schemas.js";
const bytes = (count: number) => randomBytes(count).toString("latin1");

it("fails the build where a frame starts with schemas, and lets a game bring them later", () => {
  expect(build(chunk("frame", { imports: ["step"] }), chunk("step", { moduleIds: [zod] }))).toContain(`${zod} in step`);
  expect(build(chunk("frame", { dynamicImports: ["crash"] }), chunk("crash", { moduleIds: [zod] }))).toBeNull();
});

it("fails the build where a frame starts with more than 24 KB, all that its entry imports counted", () => {
  const react = chunk("react", { code: bytes(10_000) });
  expect(build(chunk("frame", { imports: ["react"], code: bytes(20_000) }), react)).toContain("it may have 24000");
  expect(build(chunk("frame", { imports: ["react"] }), react, chunk("game", { code: bytes(90_000) }))).toBeNull();
});
