import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Mission, MissionState } from "../../../schemas/api/missions";
import type { Text } from "../../../schemas/text";
import type { Priced } from "../../money/rates/convert";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { type GameNames, gameNames, toOfferTerms } from "../bonuses/bonus_answer";
import { type Payer, termsFor } from "../bonuses/terms";
import { promotions } from "../promotions/tables";
import { gamesOf, type Place } from "../tournaments/tournament_answer";
import { amountIn, noProgress, partsOf } from "./progress";
import type { RunRow } from "./runs";
import type { missionEntries } from "./tables";

type EntryRow = typeof missionEntries.$inferSelect;

/** A period of a mission, and what somebody has done in it; null where they have not begun, or nobody is signed in. */
export interface Had {
  run: RunRow;
  entry: EntryRow | null;
}

interface Told {
  now: Date;
  place: Place;
  payer: Payer;
  isUser: boolean;
}

/** How it stands with it. */
export function stateOf({ run, entry }: Had, { now, isUser }: Pick<Told, "now" | "isUser">): MissionState {
  if (!isUser) return "open";
  if (entry?.claimedAt) return "claimed";
  if (entry?.completedAt) return run.claimUntil > now ? "completed" : "expired";
  if (run.endAt <= now) return "expired";
  return run.content.needsOptIn && !entry ? "joinable" : "running";
}

/** Missions as they are sent to one visitor. */
export async function toMissions(app: Pick<FastifyInstance, "db">, had: readonly Had[], told: Told): Promise<Mission[]> {
  const { payer, place } = told;
  const offered = had.map(({ run }) => run.bonusRules && termsFor(run.bonusRules, run.bonusVersion ?? 1, payer));
  const [names, titles, counting] = await Promise.all([
    gameNames(
      app.db,
      offered.flatMap((terms) => terms ?? []),
    ),
    titlesOf(app.db, had),
    Promise.all(had.map(({ run }) => countingGames(app.db, run, place))),
  ]);
  return had.map((one, index) =>
    toMission(one, told, { names, titles, terms: offered[index] ?? null, games: counting[index] ?? noGames }),
  );
}

const noGames: Mission["goal"]["games"] = { count: 0, rows: [] };

/** What a mission's games are; none are named where every one counts. */
async function countingGames(db: Queryable, { content: { goal } }: RunRow, place: Place): Promise<Mission["goal"]["games"]> {
  if (goal.games.length + goal.providers.length + goal.categories.length === 0) return noGames;
  const { count, rows } = await gamesOf(db, goal, place);
  return { count, rows: rows.map(({ gameId, identifier, name }) => ({ gameId, identifier, name })) };
}

async function titlesOf(db: Queryable, had: readonly Had[]): Promise<ReadonlyMap<number, Text>> {
  const ids = had.flatMap(({ run }) => run.content.reward.promotionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: promotions.id, banner: promotions.banner })
    .from(promotions)
    .where(inArray(promotions.id, ids));
  return new Map(rows.map(({ id, banner }) => [id, banner.bannerTitle ?? {}]));
}

interface Looked {
  names: GameNames;
  titles: ReadonlyMap<number, Text>;
  terms: ReturnType<typeof termsFor> | null;
  games: Mission["goal"]["games"];
}

function toMission(had: Had, told: Told, { names, titles, terms, games }: Looked): Mission {
  const { run, entry } = had;
  const { content } = run;
  const { goal, reward } = content;
  const promised: Priced = entry ?? told.payer;
  const { currencyCode } = told.payer;
  const isCash = reward.rewardType === "MONEY";
  return {
    missionRunId: run.id,
    content: { name: content.name, description: content.description, termsAndCondition: content.termsAndCondition },
    state: stateOf(had, told),
    repeats: content.repeats,
    needsOptIn: content.needsOptIn,
    startAt: run.startAt.toISOString(),
    endAt: run.endAt.toISOString(),
    claimUntil: run.claimUntil.toISOString(),
    currencyCode: promised.currencyCode,
    parts: partsOf(goal, promised, entry ?? noProgress),
    goal: {
      kind: goal.kind,
      winFrom: goal.winFrom,
      minBet: goal.minBet && toDecimal(amountIn(goal.minBet, promised), promised.currencyCode),
      games,
    },
    reward: {
      rewardType: reward.rewardType,
      amount: isCash ? toDecimal(amountIn(reward.amount ?? {}, told.payer), currencyCode) : 0,
      currencyCode,
      name: (reward.promotionId !== null && titles.get(reward.promotionId)) || {},
      terms: isCash ? null : terms && toOfferTerms(terms, names),
    },
    completedAt: entry?.completedAt?.toISOString() ?? null,
    claimedAt: entry?.claimedAt?.toISOString() ?? null,
  };
}
