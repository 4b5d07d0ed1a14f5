import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ExperimentResults } from "../../../schemas/api/experiments";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { forgetGuests } from "./queries";

let app: FastifyInstance;
let admin: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
});
afterAll(() => app.close());

let made = 0;
/** A published page with an experiment of its own, two variants, each for half of the visitors. */
async function newExperiment() {
  const id = `counted-${++made}`;
  const section = (variant: string) => ({
    ...{ id: variant, name: variant, type: "blank", props: {} },
    experiment: { id, name: "Counted", variant, share: 50 },
  });
  const page = { id, route: `/${id}`, title: { en: id }, sections: [section("a"), section("b")] };
  expect((await call(app, { method: "POST", url: "/api/backoffice/pages", headers: admin, payload: { page } })).status).toBe(200);
  const url = `/api/backoffice/pages/${id}/publish`;
  expect((await call(app, { method: "POST", url, headers: admin, payload: { revision: 1 } })).status).toBe(200);
  return {
    id,
    read: async () => {
      const { body } = await call<ExperimentResults>(app, { url: `/api/backoffice/experiments/${id}`, headers: admin });
      return body.variants.map(({ variant, seen, clicked, signedUp, deposited }) => [
        variant,
        seen,
        clicked,
        signedUp,
        deposited,
      ]);
    },
    /** The variant that somebody is sent. */
    async variantOf(headers: Record<string, string>) {
      const { body } = await call<{ page: { sections: { variantOf?: { variant: string } }[] } }>(app, {
        url: `/api/pages/resolve?path=/${id}`,
        headers,
      });
      return body.page.sections[0]?.variantOf?.variant ?? "";
    },
    count: (headers: Record<string, string>, variant: string, event: "seen" | "clicked" = "seen") =>
      call(app, { method: "POST", url: "/api/experiments/count", headers, payload: { experiment: id, variant, event } }),
  };
}
const browser = (name: string) => ({ "user-agent": `Browser of ${name}` });

describe("what visitors do with the variants of an experiment (issue 18, 9)", () => {
  it("counts each guest once, a click as seeing too, and nothing of a variant that is not theirs", async () => {
    const { count, read, variantOf } = await newExperiment();
    const one = browser("one");
    const own = await variantOf(one);
    const other = own === "a" ? "b" : "a";
    await count(one, other);
    expect(await read()).toEqual([]);
    for (const event of ["seen", "seen", "clicked", "clicked"] as const) await count(one, own, event);
    expect(await read()).toEqual([[own, 1, 1, 0, 0]]);
  });

  it("counts nobody who works here, no persona, no bot, and no experiment that is not on the site", async () => {
    const { count, read, id } = await newExperiment();
    const pass = (await call<{ pass: string }>(app, { url: "/api/backoffice/persona-pass", headers: admin })).body.pass;
    const nobody: Record<string, string>[] = [
      admin,
      { "x-foyer-persona": pass },
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    ];
    for (const headers of nobody) for (const variant of ["a", "b"]) expect((await count(headers, variant)).status).toBe(200);
    expect(await read()).toEqual([]);
    await call(app, { method: "POST", url: `/api/backoffice/pages/${id}/unpublish`, headers: admin, payload: {} });
    for (const variant of ["a", "b"]) await count(browser("late"), variant);
    expect(await read()).toEqual([]);
  });

  it("follows a guest into the account that they open, in the variant that they saw, to their first deposit", async () => {
    const { count, read, variantOf, id } = await newExperiment();
    const guest = browser("newcomer");
    const seen = await variantOf(guest);
    await count(guest, seen);
    const email = `${id}@foyer.test`;
    const { rows } = await app.db.execute<{ id: number }>(sql`
      insert into users (unique_id, email, password_hash, currency_code, is_email_verified, consents)
      select ${id}, ${email}, password_hash, 'EUR', true, consents from users where email = 'paid@foyer.test' returning id`);
    const player = { ...guest, ...(await bearerOf(app, email)) };
    expect(await variantOf(player)).toBe(seen);
    expect(await read()).toEqual([[seen, 1, 0, 1, 0]]);
    const elsewhere = { ...player, ...browser("another machine of theirs") };
    expect(await variantOf(elsewhere)).toBe(seen);
    await count(elsewhere, seen, "clicked");
    expect(await read()).toEqual([[seen, 1, 1, 1, 0]]);
    await app.db.execute(sql`insert into payments
      (uuid, reference, kind, user_id, method_id, provider, state, amount, currency_code, rate, wallet_currency_code, wallet_rate, wallet_amount, settled)
      values (${id}, ${id}, 'deposit', ${rows[0]?.id}, 'card', 'none', 'paid', 1000, 'EUR', '1', 'EUR', '1', 1000, 1000)`);
    expect(await read()).toEqual([[seen, 1, 1, 1, 1]]);
  });

  it("forgets guests of days that are over and keeps their number, however often it is asked to", async () => {
    const { count, read, variantOf, id } = await newExperiment();
    const guest = browser("yesterday");
    const seen = await variantOf(guest);
    await count(guest, seen, "clicked");
    const before = sql`((now() at time zone 'utc')::date - 1)`;
    await app.db.execute(sql`update experiment_visits set day = ${before} where experiment = ${id}`);
    await app.db.execute(sql`insert into visitor_salts (day, salt) values (${before}, 'of yesterday') on conflict do nothing`);
    for (const _ of [1, 2]) await forgetGuests(app.db);
    const left = await app.db.execute<{ kept: number }>(sql`select
      (select count(*) from experiment_visits where experiment = ${id})::int
      + (select count(*) from visitor_salts where day = ${before})::int as kept`);
    expect(left.rows[0]?.kept).toBe(0);
    expect(await read()).toEqual([[seen, 1, 1, 0, 0]]);
    await count(guest, seen); // comes again the next day
    expect(await read()).toEqual([[seen, 2, 1, 0, 0]]);
  });

  it("is told to the back office alone, and refuses what is no experiment", async () => {
    const { id, count } = await newExperiment();
    const url = `/api/backoffice/experiments/${id}`;
    expect((await call(app, { url })).status).toBe(401);
    expect((await call(app, { url, headers: await bearerOf(app, "paid@foyer.test") })).status).toBe(403);
    expect((await call(app, { url, headers: await bearerOf(app, "editor@foyer.test") })).status).toBe(200);
    expect((await count({}, "B")).status).toBe(400);
    expect((await count({}, "a", "bought" as "seen")).status).toBe(400);
    expect((await call(app, { url: "/api/backoffice/experiments/a.b", headers: admin })).status).toBe(400);
  });
});
