import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Mission } from "../../../../schemas/api/missions";
import { bearerOf, call, startTestApp } from "../../../testing/test_app";
import { publishDue } from "./publish";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const headers = new Map<string, Record<string, string>>();
const as = async (name: string) => {
  const known = headers.get(name) ?? (await bearerOf(app, `${name}@foyer.test`));
  headers.set(name, known);
  return known;
};
interface Body {
  code?: string;
  missionId: number;
  data?: { issues?: { code: string; path: unknown[] }[]; by?: string };
}
const ask = async (name: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
  call<Record<string, unknown> & Body>(app, {
    method,
    url: `/api/backoffice/missions${path}`,
    headers: await as(name),
    ...(payload && { payload }),
  });
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const content = (more: object = {}) => ({
  ...{ name: { en: "Ten rounds" }, description: { en: "<p>x<script>1</script></p>" }, repeats: "once", zone: "UTC" },
  ...{
    startAt: inHours(-1),
    endAt: inHours(5),
    goal: { kind: "rounds", count: 10 },
    reward: { rewardType: "MONEY", amount: { EUR: 2 } },
  },
  ...more,
});
const publish = (missionId: number, revision: number, at: string | null = null) =>
  ask("admin", "POST", `/${missionId}/publish`, { revision, at });
const shown = async () => (await call<{ missions: Mission[] }>(app, { url: "/api/user/get-missions" })).body.missions;

it("makes one with a draft, says what is in the way, publishes once per revision, ends it, and writes down who did what", async () => {
  const made = await ask("editor", "POST", "", {
    key: "ten",
    content: content({ name: {}, zone: "Mars/Base", goal: { kind: "rounds", games: ["no-such-game"] } }),
  });
  const { missionId } = made.body;
  expect((await ask("editor", "POST", "", { key: "ten", content: {} })).body.code).toBe("mission.key_taken");
  expect((await ask("editor", "POST", `/${missionId}/publish`, { revision: 1 })).status).toBe(403);
  const refused = await publish(missionId, 1);
  expect([refused.status, refused.body.data?.issues?.map(({ code }) => code)]).toEqual([
    422,
    ["no_name", "unknown_zone", "unknown_game"],
  ]);
  expect((await ask("editor", "PUT", `/${missionId}/draft`, { content: content(), basedOn: 0 })).body).toMatchObject({
    code: "mission.changed",
    data: { by: "editor@foyer.test" },
  });
  expect((await ask("editor", "PUT", `/${missionId}/draft`, { content: content(), basedOn: 1 })).status).toBe(200);
  expect((await shown()).some(({ content: { name } }) => name.en === "Ten rounds")).toBe(false);
  const [one, other] = await Promise.all([publish(missionId, 2), publish(missionId, 2)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect((await shown()).find(({ content: { name } }) => name.en === "Ten rounds")).toMatchObject({
    ...{ state: "open", parts: [{ kind: "rounds", value: 0, target: 10 }], reward: { amount: 2, currencyCode: "EUR" } },
    content: { description: { en: "<p>x</p>" } },
  });
  expect((await ask("editor", "POST", `/${missionId}/end`, { note: "No more." })).status).toBe(403);
  expect((await ask("admin", "POST", `/${missionId}/end`, { note: "" })).status).toBe(400);
  expect((await ask("admin", "POST", `/${missionId}/end`, { note: "No more." })).status).toBe(200);
  expect((await ask("admin", "POST", `/${missionId}/end`, { note: "Again." })).body.code).toBe("mission.over");
  expect((await shown()).some(({ content: { name } }) => name.en === "Ten rounds")).toBe(false);
  expect((await ask("admin", "GET", `/${missionId}`)).body).toMatchObject({
    mission: { state: "closed", version: 1, run: { status: "FINISHED", joined: 0, completed: 0, claimed: 0, cost: 0 } },
    changes: [
      { change: "ended", by: "admin@foyer.test", note: "No more." },
      { change: "published", by: "admin@foyer.test", version: 1 },
      { change: "created", by: "editor@foyer.test" },
    ],
  });
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_entries where action like 'mission.%' and details::json ->> 'missionId' = ${String(missionId)} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(["mission.created", "mission.published", "mission.ended"]);
});

it("is published at its time, once however many look, and one that fails its check then stays and says so", async () => {
  const [{ body: good }, { body: bad }] = await Promise.all([
    ask("editor", "POST", "", { key: "later", content: content() }),
    ask("editor", "POST", "", { key: "never", content: content() }),
  ]);
  for (const { missionId } of [good, bad]) expect((await publish(missionId, 1, inHours(1))).body["version"]).toBeNull();
  await app.db.execute(sql`update mission_drafts set content = '{"name":1}' where mission_id = ${bad.missionId}`);
  await app.db.execute(
    sql`update mission_drafts set publish_at = now() where mission_id in (${good.missionId}, ${bad.missionId})`,
  );
  await Promise.all([publishDue(app), publishDue(app), publishDue(app)]);
  expect((await ask("admin", "GET", `/${good.missionId}`)).body).toMatchObject({
    mission: { state: "running", version: 1, hasDraft: false },
  });
  expect((await ask("admin", "GET", `/${bad.missionId}`)).body).toMatchObject({
    mission: { state: "draft", version: 0 },
    draft: { refusedAt: expect.any(String) as unknown },
    changes: [{ change: "refused" }, { change: "planned" }, { change: "created" }],
  });
  await ask("admin", "POST", `/${good.missionId}/end`, { note: "Tried." });
});

it("a bonus can be a reward only where nothing has to be done for it first", async () => {
  const { rows } = await app.db.execute<{ id: number; key: string }>(
    sql`select id, banner_key as key from promotions where banner_key in ('welcome-gift', 'nordic-hello')`,
  );
  const wrong = async (key: string) => {
    const promotionId = rows.find((row) => row.key === key)?.id ?? 999_999;
    const { body } = await ask("editor", "POST", "", {
      key: `bonus-${promotionId}`,
      content: content({ reward: { rewardType: "BONUS", promotionId } }),
    });
    const answer = await publish(body.missionId, 1);
    return answer.status === 200 ? "published" : answer.body.data?.issues?.map(({ code }) => code);
  };
  expect([await wrong("welcome-gift"), await wrong("nothing"), await wrong("nordic-hello")]).toEqual([
    ["needs_deposit"],
    ["unknown_promotion"],
    "published",
  ]);
});

it.each([
  ["no amount to stake", { goal: { kind: "stake" } }, ["goal", "amount"]],
  ["an amount of nothing", { goal: { kind: "stake", amount: { EUR: 0 } } }, ["goal", "amount"]],
  ["amounts without euros", { goal: { kind: "stake", amount: { NOK: 10 } } }, ["goal", "amount"]],
  ["more games than rounds", { goal: { kind: "rounds", count: 2, differentGames: 3 } }, ["goal", "differentGames"]],
  ["cash without an amount", { reward: { rewardType: "MONEY" } }, ["reward", "amount"]],
  ["a bonus of no promotion", { reward: { rewardType: "BONUS" } }, ["reward", "promotionId"]],
  ["an end before its start", { startAt: inHours(4), endAt: inHours(2) }, ["endAt"]],
  ["no start", { startAt: null }, ["startAt"]],
])("keeps a draft with %s and does not publish it, naming the field", async (title, more, path) => {
  const { body } = await ask("editor", "POST", "", { key: title.replaceAll(" ", "-"), content: content(more) });
  const { status, body: answer } = await publish(body.missionId, 1);
  expect([status, answer.code]).toEqual([422, "mission.not_ready"]);
  expect(answer.data?.issues?.map((issue) => issue.path)).toContainEqual(path);
  expect((await ask("editor", "DELETE", `/${body.missionId}/draft`)).body).toEqual({ isGone: true });
});
