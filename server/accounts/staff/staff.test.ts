import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StaffEvent, StaffMember } from "../../../schemas/api/staff";
import { runAdmin } from "../../command_line/run_admin";
import { readConfiguration } from "../../platform/configuration";
import { newFolder, root } from "../../testing/run_folder";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { users } from "../users/tables";
import { issueSetUpToken } from "./links";

let app: FastifyInstance;
let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: { authorization: string };
beforeAll(async () => {
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection });
  admin = await bearerOf(app, "admin@foyer.test");
});
afterAll(() => app.close());

const good = "Colleague-7!";
const tokenOf = (link: string) => link.split("=")[1] ?? "";
const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, headers = admin) =>
  call(app, { method, url: `/api/backoffice/staff${path}`, headers, ...(method === "GET" ? {} : { payload: payload ?? {} }) });
async function people(): Promise<{ people: StaffMember[]; events: StaffEvent[] }> {
  return (await ask("GET", "")).body as unknown as { people: StaffMember[]; events: StaffEvent[] };
}
async function find(email: string): Promise<StaffMember> {
  const person = (await people()).people.find((each) => each.email === email);
  if (!person) throw new Error(`${email} is not there`);
  return person;
}
const join = (token: string, password = good, on = app) =>
  call(on, { method: "POST", url: "/api/staff/password", payload: { kind: "join", token, password } });
const signIn = (email: string, password = good, on = app) =>
  call(on, { method: "POST", url: "/api/user/login", payload: { email, password } });

it("invites a colleague by a letter whose link works once", async () => {
  const { status, body } = await ask("POST", "/invite", { email: "New@Colleague.test", role: "content_editor" });
  const { link } = body["data"] as { link: string };
  expect({ status, link }).toEqual({ status: 200, link: expect.stringMatching(/\/editor#join=.{20,}$/) });
  const { rows } = await app.db.execute(sql`select recipient, template, link from outbox where recipient = 'new@colleague.test'`);
  expect(rows).toEqual([{ recipient: "new@colleague.test", template: "staff_invitation", link }]);
  expect(await find("new@colleague.test")).toMatchObject({ state: "invited", role: "content_editor", isCaller: false });

  const look = { method: "POST", url: "/api/staff/link", payload: { kind: "join", token: tokenOf(link) } } as const;
  expect((await call(app, look)).body).toEqual({ email: "new@colleague.test", role: "content_editor" });
  expect((await join(tokenOf(link), "short")).status).toBe(400);
  expect((await join(tokenOf(link))).body["data"]).toEqual({ success: true, email: "new@colleague.test" });
  expect((await join(tokenOf(link))).status).toBe(410);
  expect((await call(app, look)).status).toBe(410);
  expect((await signIn("new@colleague.test")).status).toBe(200);
  expect(await find("new@colleague.test")).toMatchObject({ state: "active", invitationEndsAt: null });
  expect((await people()).events.slice(0, 2)).toMatchObject([
    { change: "joined", actor: "new@colleague.test", email: "new@colleague.test" },
    { change: "invited", actor: "admin@foyer.test", email: "new@colleague.test", role: "content_editor" },
  ]);
});

it("does not invite who has an account, and takes back what was not used", async () => {
  expect((await ask("POST", "/invite", { email: "paid@foyer.test", role: "administrator" })).body).toMatchObject({
    code: "staff.taken",
  });
  const { body } = await ask("POST", "/invite", { email: "second@colleague.test", role: "content_editor" });
  const first = tokenOf((body["data"] as { link: string }).link);
  const { userId } = await find("second@colleague.test");
  const again = tokenOf(((await ask("POST", `/${userId}/invite`)).body["data"] as { link: string }).link);
  expect((await join(first)).status).toBe(410);
  expect((await ask("DELETE", `/${userId}/invite`)).status).toBe(200);
  expect((await join(again)).status).toBe(410);
  expect((await people()).people.map(({ email }) => email)).not.toContain("second@colleague.test");
  const editor = await find("editor@foyer.test");
  expect((await ask("DELETE", `/${editor.userId}/invite`)).body).toMatchObject({ code: "staff.joined" });
  expect((await ask("POST", `/${editor.userId}/invite`)).body).toMatchObject({ code: "staff.joined" });
});

it("suspends at once, also the sessions that are open, and lets in again", async () => {
  const editor = await bearerOf(app, "editor@foyer.test");
  const { userId } = await find("editor@foyer.test");
  expect((await call(app, { method: "GET", url: "/api/backoffice/pages", headers: editor })).status).toBe(200);
  expect((await ask("POST", `/${userId}/suspend`)).status).toBe(200);
  expect((await call(app, { method: "GET", url: "/api/backoffice/pages", headers: editor })).status).toBe(401);
  expect((await signIn("editor@foyer.test", "Foyer-demo-1!")).body).toMatchObject({ code: "user.suspended" });
  expect((await ask("POST", `/${userId}/restore`)).status).toBe(200);
  expect((await signIn("editor@foyer.test", "Foyer-demo-1!")).status).toBe(200);
});

it("takes a lost second factor away and tells its owner", async () => {
  const { userId } = await find("editor@foyer.test");
  await app.db.update(users).set({ totpSecret: "sealed", totpEnabledAt: new Date() }).where(eq(users.id, userId));
  expect((await find("editor@foyer.test")).isTwoFactorOn).toBe(true);
  expect((await ask("POST", `/${userId}/reset-factor`)).status).toBe(200);
  expect((await find("editor@foyer.test")).isTwoFactorOn).toBe(false);
  const { rows } = await app.db.execute(
    sql`select template from outbox where recipient = 'editor@foyer.test' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ template: "two_factor_off" }]);
});

it("never loses the last administrator, nor lets one shut themselves out by accident", async () => {
  const own = await find("admin@foyer.test");
  expect((await ask("PUT", `/${own.userId}/role`, { role: "content_editor" })).body).toMatchObject({ code: "staff.own_account" });
  expect((await ask("POST", `/${own.userId}/suspend`)).body).toMatchObject({ code: "staff.own_account" });
  const run = commandLine(connection);
  expect(await run("suspend", "admin@foyer.test")).toMatchObject({ code: 1, said: "This is the last administrator." });
  expect(await run("role", "admin@foyer.test", "content_editor")).toMatchObject({ code: 1 });

  const { userId } = await find("editor@foyer.test");
  await ask("PUT", `/${userId}/role`, { role: "administrator" });
  const other = await bearerOf(app, "editor@foyer.test");
  const [one, two] = await Promise.all([
    ask("POST", `/${own.userId}/suspend`, {}, other),
    ask("POST", `/${userId}/suspend`, {}, admin),
  ]);
  expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1); // they would remove each other
  await run("restore", "admin@foyer.test");
  await run("restore", "editor@foyer.test");
  admin = await bearerOf(app, "admin@foyer.test");
  expect((await ask("PUT", `/${userId}/role`, { role: "content_editor" })).status).toBe(200);
});

it("changes no player by the calls of the back office", async () => {
  const [player] = await app.db.select().from(users).where(eq(users.email, "paid@foyer.test"));
  expect((await ask("PUT", `/${player?.id}/role`, { role: "administrator" })).body).toMatchObject({ code: "staff.not_found" });
  expect((await ask("POST", `/${player?.id}/suspend`)).status).toBe(404);
});

it("lets the first administrator in by a set-up link, once, and by none when there is one", async () => {
  const empty = await startAppForThisTest({ content: "empty" });
  const [first, second] = [await issueSetUpToken(empty.db), await issueSetUpToken(empty.db)];
  const use = (token: string | null, email: string) =>
    call(empty, { method: "POST", url: "/api/staff/password", payload: { kind: "set-up", token, email, password: good } });
  expect((await use("guessed", "thief@example.test")).status).toBe(410);
  await empty.db.execute(
    sql`update set_up_links set expires_at = now() - interval '1 second' where hash = (select min(hash) from set_up_links)`,
  );
  const answers = [await use(first, "first@example.test"), await use(second, "other@example.test")];
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]); // one of them has run out, or came second
  const [owner] = await empty.db.select().from(users);
  expect(owner).toMatchObject({ role: "administrator", isEmailVerified: true });
  expect((await signIn(owner?.email ?? "", good, empty)).status).toBe(200);
  expect(await issueSetUpToken(empty.db)).toBeNull();
});

it("creates the first administrator from the command line, without SQL", async () => {
  const database = await createTestDatabase("empty");
  const empty = await startAppForThisTest({ connection: database });
  const run = commandLine(database);
  expect(await run("list")).toEqual({ code: 0, said: "Nobody works in the back office yet.\n" });
  const { said } = await run("create", "chief@example.test");
  const [, token = ""] = /http:\/\/localhost:3000\/editor#join=(\S+)/.exec(said) ?? [];
  expect((await join(token, good, empty)).status).toBe(200);
  expect((await signIn("chief@example.test", good, empty)).status).toBe(200);
  expect((await run("list")).said).toMatch(/chief@example\.test +administrator +active +no second factor/);
  expect(await run("role", "nobody@example.test", "administrator")).toMatchObject({ code: 1 });
  expect(await run("create", "no address")).toMatchObject({ code: 2 });
  expect(await run("role", "chief@example.test", "emperor")).toMatchObject({ code: 2 });
  expect((await run("create", "chief@example.test")).said).toContain("#join="); // a new link where the password is lost
});

function commandLine({ host, user, database }: Awaited<ReturnType<typeof createTestDatabase>>) {
  const DATABASE_URL = `postgres://${String(user)}@localhost/${String(database)}?host=${String(host)}`;
  return async (...args: string[]) => {
    let said = "";
    const write = (text: string) => void (said += text);
    const configure = () => readConfiguration({ DATABASE_URL, DATA_DIR: newFolder("admin") }, root);
    const code = await runAdmin(args, { root, folder: root, configure, input: Readable.from([]), write, warn: write });
    return { code, said };
  };
}
