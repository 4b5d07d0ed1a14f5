import { and, eq, gte, isNull, lt, or } from "drizzle-orm";
import { type Moment, mostMoments } from "../../../schemas/api/site_calendar";
import { openSpans, type Span } from "../../../src/layout/analyse/schedule_times";
import { isCopied } from "../../../src/layout/page_use";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../../rewards/promotions/tables";
import { tournaments } from "../../rewards/tournaments/tables";
import type { PageFacts } from "./page_facts";
import { pagePlans, pages } from "./tables";

interface Asked {
  from: string;
  until: string;
}

const isIn = (at: number, { from, until }: Span) => at >= from && at < until;

/** What happens on the site in a time, in its order. */
export async function readSiteCalendar(
  db: Queryable,
  facts: PageFacts,
  asked: Asked,
): Promise<{ moments: Moment[]; count: number }> {
  const span = { from: Date.parse(asked.from), until: Date.parse(asked.until) };
  const all = [
    ...(await readPlans(db, span)),
    ...(await readSections(db, facts, span)),
    ...(await readTournaments(db, span)),
    ...(await readPromotions(db, span)),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return { moments: all.slice(0, mostMoments), count: all.length };
}

const nothing = { pageId: null, sectionId: null, deskId: null, revision: null, isDraft: false, name: null };

async function readPlans(db: Queryable, { from, until }: Span): Promise<Moment[]> {
  const rows = await db
    .select()
    .from(pagePlans)
    .where(and(isNull(pagePlans.doneAt), gte(pagePlans.at, new Date(from)), lt(pagePlans.at, new Date(until))));
  return rows.map(({ pageId, revision, at }) => {
    const kind = revision === null ? "goes_off" : "goes_live";
    return { ...nothing, at: at.toISOString(), kind, pageId, revision };
  });
}

async function readSections(db: Queryable, facts: PageFacts, span: Span): Promise<Moment[]> {
  const { id, route, revision, publishedRevision } = pages;
  const rows = await db.select({ id, route, revision, publishedRevision }).from(pages).where(isNull(pages.archivedAt));
  await facts.prepare(db, rows);
  return rows.flatMap((row) => {
    const timed = isCopied(row) ? [] : (facts.of(row.id, row.revision)?.timed ?? []);
    return timed.flatMap(({ section, name, schedules }) => {
      const shared = { ...nothing, pageId: row.id, sectionId: section, isDraft: row.revision !== row.publishedRevision, name };
      const moment = (at: number, kind: Moment["kind"]): Moment[] =>
        isIn(at, span) ? [{ ...shared, at: new Date(at).toISOString(), kind }] : [];
      return openSpans(schedules, { from: span.from - 1, until: span.until + 1 }).flatMap(({ from, until }) => [
        ...moment(from, "opens"),
        ...moment(until, "closes"),
      ]);
    });
  });
}

async function readTournaments(db: Queryable, span: Span): Promise<Moment[]> {
  const { planId, name, startAt, endAt, cancelledAt } = tournaments;
  const rows = await db
    .select({ deskId: planId, name, startAt, endAt })
    .from(tournaments)
    .where(and(isNull(cancelledAt), isBetween(startAt, endAt, span)));
  return rows.flatMap((row) => startAndEnd(row, span, ["tournament_starts", "tournament_ends"]));
}

async function readPromotions(db: Queryable, span: Span): Promise<Moment[]> {
  const { id, bannerKey, banner, startAt, endAt, isClosed } = promotions;
  const rows = await db
    .select({ deskId: id, bannerKey, banner, startAt, endAt })
    .from(promotions)
    .where(and(eq(isClosed, false), isBetween(startAt, endAt, span)));
  return rows.flatMap((row) =>
    startAndEnd({ ...row, name: row.banner.bannerTitle ?? row.bannerKey }, span, ["promotion_starts", "promotion_ends"]),
  );
}

type Column = typeof promotions.startAt | typeof promotions.endAt | typeof tournaments.startAt | typeof tournaments.endAt;

function isBetween(startAt: Column, endAt: Column, { from, until }: Span) {
  const [first, last] = [new Date(from), new Date(until)];
  return or(and(gte(startAt, first), lt(startAt, last)), and(gte(endAt, first), lt(endAt, last)));
}

interface Dated {
  deskId: number | null;
  name: unknown;
  startAt: Date | null;
  endAt: Date | null;
}

function startAndEnd(
  { deskId, name, startAt, endAt }: Dated,
  span: Span,
  kinds: readonly [Moment["kind"], Moment["kind"]],
): Moment[] {
  return [startAt, endAt].flatMap((at, index) =>
    at && isIn(at.getTime(), span)
      ? [{ ...nothing, at: at.toISOString(), kind: kinds[index] as Moment["kind"], deskId, name }] // one of the two
      : [],
  );
}
