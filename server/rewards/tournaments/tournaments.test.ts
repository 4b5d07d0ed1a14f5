import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tournament } from "../../../schemas/api/tournaments";
import { call, startTestApp } from "../../testing/test_app";
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
  expect(count).toBe(5);
  expect(rows.map(({ status }) => status)).toEqual(["IN-PROGRESS", "IN-PROGRESS", "UPCOMING", "UPCOMING", "FINISHED"]);
  expect(new Set(rows.map(({ leaderboardType }) => leaderboardType))).toEqual(
    new Set(["sumOfBet", "countOfGames", "highestMultiplier"]),
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

it("gives one by its number, and none for a number that is not there", async () => {
  const id = (await ask("status=UPCOMING")).rows?.[0]?.tournamentItemId;
  expect((await ask(`tournamentItemId=${id}`)).rows?.map(({ tournamentItemId }) => tournamentItemId)).toEqual([id]);
  expect(await ask("tournamentItemId=999999")).toMatchObject({ count: 0, rows: [] });
});

it("pages and sorts", async () => {
  const starts = async (query: string) => (await ask(query)).rows?.map(({ startAt }) => startAt) ?? [];
  const upwards = await starts("orderBy=startAt&sort=asc");
  expect(upwards).toEqual(upwards.toSorted());
  expect(await starts("orderBy=startAt&sort=desc")).toEqual(upwards.toReversed());
  expect(await starts("orderBy=startAt&limit=1&pageNo=2")).toEqual([upwards[1]]);
  expect(await ask("limit=1&pageNo=9")).toMatchObject({ count: 5, rows: [] });
});

it.each([
  "status=running",
  "limit=0",
  "limit=1000",
  "pageNo=-1",
  "orderBy=name",
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
