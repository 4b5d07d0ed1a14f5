import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { edgeOf, millionths, pointsFor } from "../../schemas/loyalty_rules";
import { users } from "../accounts/users/tables";
import { countAllPlayed } from "../care/limits/played_hours";
import { games } from "../games/catalogue/tables";
import { rounds } from "../games/play/tables";
import type { Queryable } from "../platform/plugins/database";
import { between, bookPast, type PastTransaction } from "./book_past";

const currencyCode = "EUR";
const pointsPerEuro = 12; // as in the demo's settings
const differentGames = 7;
export const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Of one game: what was bet in euro cents, and what came back, so many days ago. */
interface Play {
  client: string;
  bets: readonly number[];
  back: number;
  days: number;
}

/** So many points by bets on slots, from one day until another, as many days ago, with as much won as lost. */
interface Span {
  points: number;
  from: number;
  to: number;
  bet: number;
}

/** Writes what a player of the demo bet and counts it as what is played now is, and gives the account the points of it: they are the sum of its rounds, as they are of everybody's. */
export async function playPast(
  db: Queryable,
  userId: number,
  { plays = [], spans = [] }: { plays?: readonly Play[]; spans?: readonly Span[] },
  opening: (net: number) => PastTransaction[] = () => [],
): Promise<void> {
  const clients = [...new Set(["slot", ...plays.map(({ client }) => client)])];
  const known = await db
    .select({ id: games.id, client: games.client, returnToPlayer: games.returnToPlayer })
    .from(games)
    .where(inArray(games.client, clients))
    .orderBy(games.id);
  /** Some games that earn alike: another day, another of them. */
  const gamesOf = (client: string) => {
    const earning = known.filter((one) => one.client === client && edgeOf(one.returnToPlayer) > 0);
    return earning.filter(({ returnToPlayer }) => returnToPlayer === earning[0]?.returnToPlayer).slice(0, differentGames);
  };
  const roundsOf = ({ client, bets, back, days }: Play) => {
    const choice = gamesOf(client);
    const game = choice[Math.floor(days) % choice.length];
    if (!game) return [];
    const edge = edgeOf(game.returnToPlayer);
    return bets.map((bet, index) => {
      const payout = index === 0 ? back : 0;
      const at = new Date(ago(days).getTime() - index * 40_000);
      return {
        id: randomUUID(),
        userId,
        gameId: game.id,
        isDemo: false,
        state: "settled" as const,
        currencyCode,
        bet,
        payout,
        baseBet: bet,
        basePayout: payout,
        multiplier: payout / bet,
        edge,
        points: pointsFor(bet, edge, pointsPerEuro),
        choice: {},
        outcome: null,
        createdAt: at,
        settledAt: at,
      };
    });
  };
  const slotEdge = edgeOf(gamesOf("slot")[0]?.returnToPlayer ?? null);
  const rows = [...spans.flatMap((span) => playsOf(span, slotEdge)), ...plays]
    .flatMap(roundsOf)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (rows.length > 0) await db.insert(rounds).values(rows);
  const net = rows.reduce((sum, { bet, payout }) => sum + payout - bet, 0);
  await bookPast(db, [
    ...opening(net),
    ...rows.map(({ id, bet, payout, settledAt }) => ({
      kind: "round" as const,
      reference: `round:${id}`,
      at: settledAt,
      entries: [...between("house", userId, -bet, currencyCode), ...between("house", userId, payout, currencyCode)],
    })),
  ]);
  await countAllPlayed(db, userId);
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  await db
    .update(users)
    .set({ loyaltyPoints: sql`${points}::bigint`, edgeTotal: sql`${points / pointsPerEuro}::bigint` })
    .where(eq(users.id, userId));
}

/** An evening of two bets now and then: the first is lost, the second brings both back. */
function playsOf({ points, from, to, bet }: Span, edge: number): Play[] {
  const pair = 2 * pointsFor(bet, edge, pointsPerEuro);
  const count = pair > 0 ? Math.ceil((points * millionths) / pair) : 0;
  const step = (from - to) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    client: "slot",
    bets: [bet, bet],
    back: 2 * bet,
    days: from - index * step - 0.3,
  }));
}
