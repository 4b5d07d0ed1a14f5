import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeAudit } from "../platform/audit/write_audit";
import { commandSurroundings } from "../testing/command_surroundings";
import { newFolder } from "../testing/run_folder";
import { startTestApp } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { runAudit } from "./run_audit";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await createTestDatabase("empty");
  app = await startTestApp({ connection });
});
afterAll(() => app.close());

it("`npm run audit -- check` says that a trail is whole, and names the first entry that is not (issue 15)", async () => {
  const folder = newFolder("audit");
  async function run(...args: string[]) {
    const surroundings = commandSurroundings(connection, { folder });
    return { code: await runAudit(args, surroundings), said: surroundings.told.all };
  }
  for (let entry = 0; entry < 3; entry++) await writeAudit(app.db, { actor: "ada@house.test", action: "test.done" });
  const whole = await run("check");
  expect(whole).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The trail is whole: 3 entries\.\nHead 3:[0-9a-f]{64}\n$/),
  });
  const head = /Head (\S+)/.exec(whole.said)?.[1] ?? "";
  expect(await run("check", "--head", head)).toMatchObject({ code: 0 });
  expect(await run("check", "--head", `2:${"0".repeat(64)}`)).toMatchObject({ code: 1 });
  expect(await run("check", "--head", "three")).toMatchObject({ code: 2 });
  expect(await run("mend")).toMatchObject({ code: 2 });
  await app.db.execute(sql`alter table audit_entries disable trigger user`);
  await app.db.execute(sql`update audit_entries set actor = 'somebody@else.test' where no = 2`);
  expect(await run("check")).toMatchObject({
    code: 1,
    said: expect.stringContaining("Entry 2 (row 2) is not as it was written"),
  });
  expect(JSON.parse((await run("check", "--json")).said)).toMatchObject({ isWhole: false, broken: { no: 2, what: "changed" } });
});
