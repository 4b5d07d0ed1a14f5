import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { getTournamentActivities, type Tournament } from "../../../schemas/api/tournaments";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { textIn } from "../../../schemas/text";
import { statusAt } from "./queries";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function ask(query = "") {
  const { status, body } = await call(app, { method: "GET", url: `/api/user/get-tournament-activities?${query}` });
  return { status, body, ...(body as { tournaments?: { count: number; rows: Tournament[] } }).tournaments };
}

it("lists what runs, then what comes, then what is over, with all its fields (C-3.41 to C-3.44, C-7.31, L-7.45)", async () => {
  const { count, rows = [] } = await ask();
  expect(count).toBe(6);
  expect(rows.map(({ status }) => status)).toEqual([
    "IN-PROGRESS",
    "IN-PROGRESS",
    "IN-PROGRESS",
    "UPCOMING",
    "UPCOMING",
    "FINISHED",
  ]);
  expect(new Set(rows.map(({ leaderboardType }) => leaderboardType))).toEqual(
    new Set(["sumOfBet", "countOfGames", "highestMultiplier", "pointsPerPlace"]),
  );
  for (const { content, prizes, startAt, endAt } of rows) {
    for (const words of Object.values(content)) expect(Object.values(words).filter(Boolean)).toHaveLength(7);
    expect(Date.parse(startAt)).toBeLessThan(Date.parse(endAt));
    expect(prizes.map(({ fromPlace }) => fromPlace)).toEqual(prizes.map(({ fromPlace }) => fromPlace).toSorted((a, b) => a - b));
  }
  const race = rows.find(({ content }) => content.name.en?.includes("€"));
  expect(race?.prizes[0]).toMatchObject({ fromPlace: 1, toPlace: 1, amountEUR: 15_000, prizeType: "MONEY" });
});

it.each(["UPCOMING", "IN-PROGRESS", "FINISHED"] as const)("gives those that are %s, by status or by filters", async (status) => {
  const byStatus = await ask(`status=${status}`);
  expect(new Set(byStatus.rows?.map((row) => row.status))).toEqual(new Set([status]));
  expect((await ask(`filters=${encodeURIComponent(JSON.stringify({ status }))}`)).rows).toEqual(byStatus.rows);
});

it("goes by an order in either case, and by its own where the parameters are empty (C-7.31)", async () => {
  const idsOf = async (query: string) => (await ask(query)).rows?.map(({ tournamentItemId }) => tournamentItemId);
  const byStart = (await ask("orderBy=startAt&sort=DESC")).rows?.map(({ startAt }) => startAt);
  expect(byStart).toHaveLength(6);
  expect(byStart).toEqual(byStart?.toSorted().toReversed());
  expect(await idsOf("orderBy=&sort=&filters=&locale=")).toEqual(await idsOf(""));
  expect((await ask("sort=up")).status).toBe(400);
});

it("gives one by its number, and none for a number that is not there", async () => {
  const id = (await ask("status=UPCOMING")).rows?.[0]?.tournamentItemId;
  expect((await ask(`tournamentItemId=${id}`)).rows?.map(({ tournamentItemId }) => tournamentItemId)).toEqual([id]);
  expect(await ask("tournamentItemId=999999")).toMatchObject({ count: 0, rows: [] });
});

it("tells of a tournament to come and of one that is over what there is, and lets nobody into the past or into what is not there (L-7.45, C-7.31, C-7.32)", async () => {
  const headers = await bearerOf(app, "paid@foyer.test");
  const idOf = async (status: string) => (await ask(`status=${status}`)).rows?.[0]?.tournamentItemId ?? 0;
  const tell = (url: string, as = headers) =>
    call<{ code?: string; standings?: { users: unknown[] }; userPosition?: number | null }>(app, {
      method: "GET",
      url,
      headers: as,
    });
  const send = (path: string, payload: object) =>
    call<{ code?: string }>(app, { method: "POST", url: `/api/user/${path}`, payload, headers });
  async function answersOf(tournamentItemId: number) {
    const filters = encodeURIComponent(JSON.stringify({ tournamentItemId }));
    const standing = await tell(`/api/user/get-tournament-standings?tournamentItemId=${tournamentItemId}`);
    const position = await tell(`/api/user/get-user-tournament-position?filters=${filters}`);
    const reminder = await send("remind-of-tournament", { tournamentItemId, isWanted: true });
    const byNumber = await tell(`/api/user/get-user-tournament-position?filters=${tournamentItemId}`);
    expect([byNumber.status, byNumber.body.userPosition]).toEqual([position.status, position.body.userPosition]);
    const joined = await send("join-tournament", { tournamentItemId });
    return {
      standing: standing.body.standings?.users.length ?? standing.status,
      position: position.status === 200 ? position.body.userPosition : position.status,
      reminder: reminder.body.code ?? reminder.status,
      joined: joined.body.code ?? joined.status,
    };
  }
  expect(await answersOf(await idOf("UPCOMING"))).toEqual({ standing: 0, position: null, reminder: 200, joined: 200 });
  const past = await answersOf(await idOf("FINISHED"));
  expect(past).toEqual({ standing: past.standing, position: null, reminder: "tournament.begun", joined: "tournament.over" });
  expect(past.standing).toBeGreaterThan(0);
  const missing = "tournament.not_found";
  expect(await answersOf(999_999)).toEqual({ standing: 404, position: 404, reminder: missing, joined: missing });
  for (const id of [0, -1, 2_147_483_648, 1.5]) {
    const { standing, position, ...steps } = await answersOf(id);
    expect([standing, position], String(id)).toEqual([400, 400]);
    expect(new Set(Object.values(steps)), String(id)).toEqual(new Set(["request.invalid"]));
  }
});

it("pages and sorts, fifty on a page without being told (L-9.03)", async () => {
  expect(getTournamentActivities.query && z.parse(getTournamentActivities.query, {})).toMatchObject({ limit: 50 });
  const starts = async (query: string) => (await ask(query)).rows?.map(({ startAt }) => startAt) ?? [];
  const upwards = await starts("orderBy=startAt&sort=asc");
  expect(upwards).toEqual(upwards.toSorted());
  expect(await starts("orderBy=startAt&sort=desc")).toEqual(upwards.toReversed());
  expect(await starts("orderBy=startAt&limit=1&pageNo=2")).toEqual([upwards[1]]);
  expect(await ask("limit=1&pageNo=9")).toMatchObject({ count: 6, rows: [] });
});

it("sorts by name in the language that is asked for, by status and by number (L-7.45)", async () => {
  const rowsBy = async (query: string) => (await ask(query)).rows ?? [];
  for (const locale of ["de", "fi"] as const) {
    const names = (await rowsBy(`orderBy=name&locale=${locale}`)).map(({ content }) =>
      textIn(content.name, locale).toLowerCase(),
    );
    expect(names.length).toBe(6);
    expect(names).toEqual(names.toSorted());
  }
  const places = ["IN-PROGRESS", "UPCOMING", "FINISHED"];
  const states = (await rowsBy("orderBy=status")).map(({ status }) => places.indexOf(status));
  expect(states).toEqual(states.toSorted());
  const numbers = (await rowsBy("orderBy=tournamentItemId&sort=desc")).map(({ tournamentItemId }) => tournamentItemId);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

it.each([
  "status=running",
  "limit=0",
  "limit=1000",
  "pageNo=-1",
  "orderBy=prizes",
  "tournamentItemId=1.5",
  "filters=%7B",
  "filters=%7B%22status%22%3A1%7D",
])("refuses %s, naming the field", async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(query.split("=")[0]);
});

it("begins at its start and is over at its end", () => {
  const [startAt, endAt] = [new Date(1000), new Date(2000)];
  const at = (ms: number) => statusAt({ startAt, endAt }, new Date(ms));
  expect([999, 1000, 1999, 2000].map(at)).toEqual(["UPCOMING", "IN-PROGRESS", "IN-PROGRESS", "FINISHED"]);
});

describe("the desk of tournaments (issue 17)", () => {
  const headers = new Map<string, Record<string, string>>();
  const as = async (name: string) => {
    const known = headers.get(name) ?? (await bearerOf(app, `${name}@foyer.test`));
    headers.set(name, known);
    return known;
  };
  const ask = async (name: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    call<Record<string, unknown> & { code?: string; data?: { issues?: { code: string }[]; by?: string } }>(app, {
      method,
      url: `/api/backoffice/tournaments${path}`,
      headers: await as(name),
      ...(payload && { payload }),
    });
  const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const content = () => ({
    ...{
      name: { en: "Sprint" },
      shortDescription: {},
      description: { en: "<p>x<script>1</script></p>" },
      termsAndCondition: {},
      image: "",
    },
    ...{ repeats: "once", zone: "UTC", startAt: inHours(-1), endAt: inHours(5), rules: { leaderboardType: "countOfGames" } },
    prizes: [{ fromPlace: 1, toPlace: 2, prizeType: "MONEY", amountEUR: 10 }],
  });

  it("makes one with a draft, says what is in the way, publishes once per revision, and writes down who did what", async () => {
    const made = await ask("editor", "POST", "", {
      key: "sprint",
      content: { ...content(), name: {}, prizes: [{ fromPlace: 2, toPlace: 3, prizeType: "MONEY", amountEUR: 1 }] },
    });
    const { planId } = made.body as unknown as { planId: number };
    expect((await ask("editor", "POST", "", { key: "sprint", content: {} })).body.code).toBe("tournament.key_taken");
    expect((await ask("editor", "POST", `/${planId}/publish`, { revision: 1 })).status).toBe(403);
    const refused = await ask("admin", "POST", `/${planId}/publish`, { revision: 1 });
    expect([refused.status, refused.body.data?.issues?.map(({ code }) => code)]).toEqual([422, ["no_name", "places"]]);
    expect((await ask("editor", "PUT", `/${planId}/draft`, { content: content(), basedOn: 0 })).body).toMatchObject({
      code: "tournament.changed",
      data: { by: "editor@foyer.test" },
    });
    expect((await ask("editor", "PUT", `/${planId}/draft`, { content: content(), basedOn: 1 })).body).toMatchObject({
      revision: 2,
    });
    const [one, other] = await Promise.all([1, 2].map(() => ask("admin", "POST", `/${planId}/publish`, { revision: 2 })));
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    const { body } = await ask("admin", "GET", `/${planId}`);
    expect(body).toMatchObject({
      plan: { state: "running", version: 1, run: { status: "IN-PROGRESS", players: 0 } },
      changes: [
        { change: "published", by: "admin@foyer.test", version: 1 },
        { change: "created", by: "editor@foyer.test" },
      ],
    });
    expect(JSON.stringify(body["content"])).not.toContain("<script");
    const run = (body as unknown as { plan: { run: { tournamentItemId: number } } }).plan.run.tournamentItemId;
    const called = (note: string) => ask("admin", "POST", `/${planId}/cancel`, { tournamentItemId: run, note });
    expect((await called("")).status).toBe(400);
    expect((await called("A game failed.")).status).toBe(200);
    expect((await called("Again, please.")).body.code).toBe("tournament.over");
    const seen = await call<{ tournaments: { status: string; cancelNote: string }[] }>(app, {
      url: `/api/user/get-tournaments?tournamentItemId=${run}`,
    });
    expect(seen.body.tournaments).toMatchObject([{ status: "CANCELLED", cancelNote: "A game failed." }]);
    expect((await ask("admin", "POST", `/${planId}/end`, { tournamentItemId: run, note: "No more." })).body.code).toBe(
      "tournament.over",
    );
  });

  it("tries yesterday's rounds without giving anything, and names nobody to who may not know", async () => {
    const { body } = await ask("editor", "POST", "", { key: "trial", content: content() });
    const path = `/${String(body["planId"])}/dry-run`;
    const before = await app.db.execute(sql`select count(*)::int as n from ledger_transactions`);
    const run = async (name: string) =>
      (await ask(name, "POST", path, { content: content() })).body["run"] as {
        players: number;
        cost: number;
        counted: number;
        winners: { name: string; prize: number | null }[];
      };
    const [known, unknown] = [await run("admin"), await run("editor")];
    expect(known.players).toBeGreaterThan(2);
    expect([known.cost, known.winners[0]?.prize, known.winners[2]?.prize]).toEqual([20, 10, null]);
    expect([known.winners[0]?.name !== "", unknown.winners[0]?.name]).toEqual([true, ""]);
    expect((await app.db.execute(sql`select count(*)::int as n from ledger_transactions`)).rows).toEqual(before.rows);
    expect((await ask("editor", "POST", path, { content: { name: 1 } })).status).toBe(422);
  });

  it("a bonus can be a prize only where nothing has to be done for it first", async () => {
    const { rows } = await app.db.execute<{ id: number; key: string }>(
      sql`select id, banner_key as key from promotions where banner_key in ('welcome-gift', 'nordic-hello')`,
    );
    const of = (key: string) => rows.find((row) => row.key === key)?.id;
    const wrong = async (promotionId: number | undefined) => {
      const { body } = await ask("editor", "POST", "", {
        key: `bonus-${promotionId}`,
        content: { ...content(), prizes: [{ fromPlace: 1, toPlace: 1, prizeType: "BONUS", promotionId }] },
      });
      const answer = await ask("admin", "POST", `/${String(body["planId"])}/publish`, { revision: 1 });
      return answer.status === 200 ? "published" : answer.body.data?.issues?.map(({ code }) => code);
    };
    expect([await wrong(of("welcome-gift")), await wrong(999_999), await wrong(of("nordic-hello"))]).toEqual([
      ["needs_deposit"],
      ["unknown_promotion"],
      "published",
    ]);
  });
});
