import { eq } from "drizzle-orm";
import type { getRound, openGame } from "../../../schemas/api/play";
import type { GameClient } from "../../../schemas/play/clients";
import type { Round } from "../../../schemas/play/round";
import type * as z from "zod/mini";
import { games } from "../catalogue/tables";
import { jackpots, jackpotWins } from "../jackpots/tables";
import { publicName } from "../../accounts/users/shown_name";
import { users } from "../../accounts/users/tables";
import { decimalsOf, toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { betLimitsOf } from "./bet_limits";
import type { Funds } from "./game_sessions";
import { crashChains, crashRounds, rounds, seeds } from "./tables";

export type RoundRow = typeof rounds.$inferSelect;

/** A round as it is sent. */
export const toRound = (row: RoundRow, client: string, serverSeedHash: string | null): Round => ({
  id: row.id,
  client: client as GameClient, // a round is of a game that was connected
  state: row.state,
  isDemo: row.isDemo,
  currencyCode: row.currencyCode,
  bet: toDecimal(row.bet, row.currencyCode),
  payout: toDecimal(row.payout, row.currencyCode),
  multiplier: row.multiplier,
  choice: row.choice,
  outcome: row.outcome,
  nonce: row.nonce,
  serverSeedHash,
  createdAt: row.createdAt.toISOString(),
});

export const toBalance = (
  { cash, bonus, version }: Pick<Funds, "cash" | "bonus" | "version">,
  currencyCode: string,
): z.output<typeof openGame.answer>["balance"] => ({
  cash: toDecimal(cash, currencyCode),
  nonCash: toDecimal(bonus, currencyCode),
  total: toDecimal(cash + bonus, currencyCode),
  version,
});

/** A round with what it can be computed from; the server's seed is told when it is in use no more. */
export async function readRound(db: Queryable, roundId: string): Promise<z.output<typeof getRound.answer>["round"] | null> {
  const [row] = await db
    .select({
      round: rounds,
      seed: seeds,
      flight: crashRounds,
      chain: { terminalHash: crashChains.terminalHash, length: crashChains.length },
      won: { name: jackpots.name, paid: jackpotWins.paid },
      player: { nickname: users.nickname, firstName: users.firstName, ghostMode: users.ghostMode },
      game: {
        id: games.id,
        identifier: games.identifier,
        name: games.name,
        client: games.client,
        clientModel: games.clientModel,
        minBet: games.minBet,
      },
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .leftJoin(users, eq(users.id, rounds.userId))
    .leftJoin(seeds, eq(seeds.id, rounds.seedId))
    .leftJoin(crashRounds, eq(crashRounds.id, rounds.crashRoundId))
    .leftJoin(crashChains, eq(crashChains.id, crashRounds.chainId))
    .leftJoin(jackpotWins, eq(jackpotWins.roundId, rounds.id))
    .leftJoin(jackpots, eq(jackpots.id, jackpotWins.jackpotId))
    .where(eq(rounds.id, roundId));
  if (!row?.game.client || row.game.client === "studio") return null; // another studio's round is not ours to verify
  const { round, player, seed, flight, chain, game, won } = row;
  const from = flight ?? seed;
  const isTold = flight ? flight.state === "crashed" : seed?.state === "revealed";
  return {
    ...toRound(round, row.game.client, from?.serverSeedHash ?? null),
    gameName: game.name,
    gameId: game.id,
    gameIdentifier: game.identifier,
    player: round.isDemo || !player ? "" : publicName(player),
    clientModel: game.clientModel,
    clientSeed: from?.clientSeed ?? null,
    serverSeed: isTold ? (from?.serverSeed ?? null) : null,
    flight: chain && { number: flight?.chainNumber ?? 0, terminalHash: chain.terminalHash },
    jackpot: won?.name && won.paid !== null ? { name: won.name, amount: toDecimal(won.paid, round.currencyCode) } : null,
    decimals: decimalsOf(round.currencyCode),
    maxPayout: toDecimal(betLimitsOf(game, round).maxPayout, round.currencyCode),
  };
}
