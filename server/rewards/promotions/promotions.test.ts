import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import type { Promotion } from "../../../schemas/api/promotions";
import type { User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";
import { newBonusPlayer } from "../../testing/bonus_player";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { refusalByRules } from "../bonuses/conditions";
import { isOpenTo } from "./promotion_answer";
import type { PromotionRow } from "./queries";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ configuration: { geoCountryHeader: "x-country" } })));
afterAll(() => app.close());

async function promotionsFor(country: string, query = "", headers: Record<string, string> = {}) {
  const answer = await call(app, {
    method: "GET",
    url: `/api/admin/get-all-bonus?${query}`,
    headers: { "x-country": country, ...headers },
  });
  return (answer.body as { bonus?: { count: number; rows: Promotion[] } }).bonus?.rows ?? [];
}
const keys = (rows: Promotion[]) => rows.map(({ banner }) => banner.bannerKey);

describe("get-all-bonus", () => {
  it("cuts by country (L-5.13, L-5.14)", async () => {
    expect(keys(await promotionsFor("NO"))).toContain("nordic-hello");
    expect(keys(await promotionsFor("DE"))).not.toContain("nordic-hello");
    expect(keys(await promotionsFor("DE"))).toContain("welcome-gift");
    expect(keys(await promotionsFor("US"))).not.toContain("welcome-gift");
  });

  it("tells the terms in the caller's currency to whoever asks for them, and to nobody else", async () => {
    const [plain] = await promotionsFor("DE", "bannerKey=welcome-gift");
    expect(plain).not.toHaveProperty("terms");
    const [offer] = await promotionsFor("DE", "bannerKey=welcome-gift&with=terms");
    expect(offer?.terms).toMatchObject({ currencyCode: "EUR", gives: { kind: "match", cap: 200 }, maxBet: 5 });
  });

  it("offers nothing to whoever has used up a limit of their own", async () => {
    const player = await newBonusPlayer(app);
    expect((await promotionsFor("DE", "", player.headers)).length).toBeGreaterThan(0);
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, amount, set_at) values (${player.id}, 'bet', 'daily', 0, now())`,
    );
    expect(await promotionsFor("DE", "", player.headers)).toEqual([]);
  });

  it("cuts by audience and access (L-5.16)", async () => {
    const [guest, unpaid, paid] = [{}, await bearerOf(app, "unpaid@foyer.test"), await bearerOf(app, "paid@foyer.test")];
    const sees = async (key: string) =>
      Promise.all([guest, unpaid, paid].map(async (headers) => keys(await promotionsFor("NO", "", headers)).includes(key)));
    expect(await sees("weekly-cashback")).toEqual([false, false, true]);
    expect(await sees("nordic-hello")).toEqual([true, true, false]);
    expect(await sees("refer-a-friend")).toEqual([true, true, true]);
  });

  it("sends no word of a promotion that is not for the caller", async () => {
    const { text } = await call(app, { method: "GET", url: "/api/admin/get-all-bonus", headers: { "x-country": "DE" } });
    expect(text).not.toMatch(/Nordic hello|20 spins, no deposit|Jackpot week/);
  });

  it("filters by types and by banner key, and limits", async () => {
    expect(
      new Set((await promotionsFor("DE", "type=deposit,promotion&calendarDateTime=")).map(({ bonusType }) => bonusType)),
    ).toEqual(new Set(["deposit", "promotion"]));
    expect(await promotionsFor("DE", "type=nonsense")).toEqual([]);
    expect(keys(await promotionsFor("DE", "bannerKey=drops-race"))).toEqual(["drops-race"]);
    expect(await promotionsFor("DE", "limit=1")).toHaveLength(1);
  });

  it("shows another day's promotions, and refuses what is no date", async () => {
    const day = (weekday: number) => {
      const date = new Date();
      date.setUTCDate(date.getUTCDate() + ((weekday + 7 - date.getUTCDay()) % 7) + 7);
      date.setUTCHours(12); // the same day in Berlin
      return date.toISOString();
    };
    expect(keys(await promotionsFor("DE", `calendarDateTime=${day(5)}`))).toContain("friday-spins");
    expect(keys(await promotionsFor("DE", `calendarDateTime=${day(2)}`))).not.toContain("friday-spins");
    expect(keys(await promotionsFor("DE", "calendarDateTime=2999-01-01"))).not.toContain("welcome-gift");
    expect((await call(app, { method: "GET", url: "/api/admin/get-all-bonus?calendarDateTime=soon" })).status).toBe(400);
  });

  it("tells by whose clocks its days begin: the account's own, else its market's (S-2.31, S-2.32)", async () => {
    const player = await newBonusPlayer(app);
    const zone = async (country: string, headers: Record<string, string> = {}) => {
      const url = "/api/viewer";
      const { body } = await call<{ viewer: Viewer; user: User | null }>(app, {
        url,
        headers: { "x-country": country, ...headers },
      });
      return [body.viewer.timeZone, body.user?.timeZone];
    };
    expect(await zone("DE")).toEqual(["Europe/Malta", undefined]); // by whose licence Germany is served here
    expect(await zone("DE", player.headers)).toEqual(["Europe/Malta", undefined]);
    await app.db.execute(sql`update users set time_zone = 'Australia/Sydney' where id = ${player.id}`);
    expect(await zone("DE", player.headers)).toEqual(["Australia/Sydney", "Australia/Sydney"]);
  });

  it("gives amounts as decimals by currency (C-3.18)", async () => {
    const [welcome] = await promotionsFor("DE", "bannerKey=welcome-gift");
    expect(welcome?.currency).toEqual({
      EUR: { min_deposit_amount: 20 },
      USD: { min_deposit_amount: 20 },
      NOK: { min_deposit_amount: 200 },
      DKK: { min_deposit_amount: 150 },
    });
  });

  it("leaves closed promotions out (C-3.19)", async () => {
    await app.db.execute(sql`update promotions set is_closed = true where banner_key = 'live-tables'`);
    expect(keys(await promotionsFor("DE", "", await bearerOf(app, "paid@foyer.test")))).not.toContain("live-tables");
  });
});

describe("a promotion's days", () => {
  const viewer = {
    session: "guest",
    depositCount: 0,
    country: null,
    subdivision: null,
    language: "en",
    device: "desktop",
    now: "2030-05-15T12:00:00Z",
  } as const;
  const row = (dates: Partial<PromotionRow>) =>
    ({ banner: {}, startAt: null, endAt: null, validOnDays: [], ...dates }) as unknown as PromotionRow;

  it.each([
    ["without dates", {}, true],
    ["that starts later on the day", { startAt: new Date("2030-05-15T20:00:00Z") }, true],
    ["that starts the day after", { startAt: new Date("2030-05-16T00:00:00Z") }, false],
    ["that ended the day before", { endAt: new Date("2030-05-15T00:00:00Z") }, false],
    ["that ends on the day", { endAt: new Date("2030-05-15T18:00:00Z") }, true],
    ["of its weekday", { validOnDays: ["wednesday"] }, true],
    ["of other weekdays", { validOnDays: ["tuesday", "sunday"] }, false],
  ] as [string, Partial<PromotionRow>, boolean][])("%s: open is %3$s (L-3.24)", (_, dates, expected) => {
    expect(isOpenTo(row(dates), viewer, "UTC")).toBe(expected);
  });

  it.each([
    ["begins with the player's own midnight", { validOnDays: ["thursday"] }, "2030-05-15T21:30:00Z", true],
    ["ends with it", { validOnDays: ["wednesday"] }, "2030-05-15T21:30:00Z", false],
    [
      "goes on through a night that began on it",
      { validOnDays: ["wednesday"], startTime: "22:00", endTime: "02:00" },
      "2030-05-15T22:30:00Z",
      true,
    ],
    [
      "and no longer than that",
      { validOnDays: ["wednesday"], startTime: "22:00", endTime: "02:00" },
      "2030-05-15T23:30:00Z",
      false,
    ],
  ] as [string, Partial<PromotionRow>, string, boolean][])(
    "in Helsinki a day %s, as the engine has it (L-3.24, L-8.05)",
    (_, dates, now, expected) => {
      const offer = row({ startTime: null, endTime: null, isClosed: false, ...dates });
      expect(isOpenTo(offer, { ...viewer, now }, "Europe/Helsinki")).toBe(expected);
      expect(refusalByRules(offer, { ...viewer, now }, "Europe/Helsinki") === null).toBe(expected);
    },
  );
});

describe("the promotions that a page can be made of", () => {
  it("are all of them for a content editor, whoever may see them", async () => {
    const headers = await bearerOf(app, "editor@foyer.test");
    const { status, body } = await call(app, { method: "GET", url: "/api/backoffice/promotions", headers });
    expect(status).toBe(200);
    const all = keys((body as { promotions: Promotion[] }).promotions);
    expect(all).toEqual(expect.arrayContaining(["nordic-hello", "welcome-gift", "weekly-cashback"]));
  });

  it("are nobody else's to read", async () => {
    const headers = await bearerOf(app, "paid@foyer.test");
    expect((await call(app, { method: "GET", url: "/api/backoffice/promotions", headers })).status).toBe(403);
    expect((await call(app, { method: "GET", url: "/api/backoffice/promotions" })).status).toBe(401);
  });
});
