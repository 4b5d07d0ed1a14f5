import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { commandSurroundings } from "../testing/command_surroundings";
import { newFolder } from "../testing/run_folder";
import { startAppForThisTest } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { runPages } from "./run_pages";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  connection = await createTestDatabase("demo");
  folder = newFolder("command-line");
});

async function run(args: string[], more: { input?: string; address?: string } = {}) {
  const { told, ...surroundings } = commandSurroundings(connection, { folder, ...more });
  const code = await runPages(args, surroundings);
  return { code, out: told.out, said: told.warnings.join("\n") };
}
const page = (id: string, sections: object[] = []) => ({
  foyer: "page",
  version: 1,
  page: { id, route: `/${id}`, title: { en: id }, sections },
});
const broken = { id: "f", name: "Questions", type: "faq_section", props: { items: "none" } };

it("exports a page by its id or its address, several pages, and the whole site", async () => {
  const byRoute = await run(["export", "/faq"]);
  expect(byRoute.code).toBe(0);
  expect(JSON.parse(byRoute.out)).toMatchObject({ foyer: "page", page: { id: "faq" } });
  expect((await run(["export", "faq"])).out).toBe(byRoute.out);
  const two = JSON.parse((await run(["export", "faq", "home"])).out) as { pages: unknown[] };
  expect(two.pages).toHaveLength(2);
  expect((await run(["export", "--out", "site.json"])).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "site.json"), "utf8"))).toMatchObject({
    foyer: "site",
    settings: { name: "Foyer" },
  });
});

it("imports what it exported, and exports the same text again", async () => {
  const before = (await run(["export"])).out;
  writeFileSync(join(folder, "same.json"), before);
  const plan = await run(["import", "same.json", "--dry-run", "--json"]);
  expect((JSON.parse(plan.out) as { plan: { pages: { what: string }[] } }).plan.pages.every(({ what }) => what === "same")).toBe(
    true,
  );
  expect((await run(["import", "same.json", "--publish", "--settings"])).code).toBe(0);
  expect((await run(["export"])).out).toBe(before);
});

it("tells a server that runs what was published", async () => {
  const app = await startAppForThisTest({ connection });
  const file = { foyer: "site", version: 1, pages: [{ draft: page("from-outside").page, published: true }] };
  expect((await run(["import", "-", "--publish"], { input: JSON.stringify(file) })).code).toBe(0);
  await expect.poll(async () => (await app.inject({ url: "/api/pages/resolve?path=/from-outside" })).statusCode).toBe(200);
});

it("changes nothing in a dry run, and leaves out pages whose address is taken unless copies are wished", async () => {
  const rival = JSON.stringify({ ...page("rival"), page: { ...page("rival").page, route: "/faq" } });
  const dry = await run(["import", "-", "--dry-run"], { input: rival });
  expect(dry).toMatchObject({ code: 1, out: expect.stringContaining("its address belongs to faq") as string });
  expect((await run(["export", "rival"])).said).toBe("There is no page rival.");
  expect((await run(["import", "-"], { input: rival })).code).toBe(1);
  expect((await run(["import", "-", "--copy"], { input: rival })).out).toContain("/faq-2  (copy of rival)");
});

it("checks drafts, some of them, or a file, and says where problems are", async () => {
  expect(await run(["check"])).toMatchObject({ code: 0 });
  const file = await run(["check", "-"], { input: JSON.stringify(page("bad", [broken])) });
  expect(file).toMatchObject({ code: 1, out: expect.stringContaining("Questions · items") as string });
  await run(["import", "-"], { input: JSON.stringify(page("bad", [broken])) });
  expect((await run(["check", "bad"])).code).toBe(1);
  expect((await run(["check", "home"])).code).toBe(0);
});

it.each([
  [["frobnicate"], 2, "There is no command frobnicate."],
  [["export", "--publish"], 2, "export has no --publish."],
  [["import"], 2, "import takes one file."],
  [["--nonsense"], 2, "--nonsense"],
  [["import", "nowhere.json"], 1, "nowhere.json could not be read"],
  [["export", "no-such-page"], 1, "There is no page no-such-page."],
])("answers %j with %i", async (args, code, words) => {
  const answer = await run(args);
  expect(answer).toMatchObject({ code, said: expect.stringContaining(words) as string });
});

it("says that the database is away, and prints its help", async () => {
  expect(await run(["check"], { address: "postgres://localhost:1/none" })).toMatchObject({
    code: 3,
    said: expect.stringContaining("not reachable") as string,
  });
  expect(await run(["--help"])).toMatchObject({ code: 0, out: expect.stringContaining("export [page…]") as string });
});
