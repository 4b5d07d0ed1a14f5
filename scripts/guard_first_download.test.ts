import { expect, it } from "vitest";
import { leaksIn } from "./guard_first_download";

const zod = "/site/node_modules/zod/v4/mini/schemas.js";

const chunk = (fileName: string, { imports = [], moduleIds = [] }: { imports?: string[]; moduleIds?: string[] } = {}) => ({
  type: "chunk" as const,
  fileName,
  facadeModuleId: `/site/${fileName}`,
  imports,
  moduleIds,
});
const leaks = (...chunks: ReturnType<typeof chunk>[]) =>
  leaksIn(Object.fromEntries(chunks.map((one) => [one.fileName, one])), (id) => id === "/site/player");

it("finds zod behind an import of an import of the player's entry", () => {
  const found = leaks(
    chunk("player", { imports: ["base"] }),
    chunk("base", { imports: ["schemas"] }),
    chunk("schemas", { moduleIds: ["/site/schemas/text.ts", zod] }),
  );
  expect(found).toEqual([`  ${zod} in schemas, which player needs`]);
});

it("lets parts have zod that come when they are needed, and ends where chunks import each other", () => {
  const found = leaks(
    chunk("player", { imports: ["base"] }),
    chunk("base", { imports: ["player"], moduleIds: ["/site/node_modules/react/index.js"] }),
    chunk("chat", { imports: ["base"], moduleIds: [zod] }),
  );
  expect(found).toEqual([]);
});
