import type { FastifyInstance } from "fastify";
import type { SeedPair } from "../../../schemas/play/round";
import { hashToken } from "../../accounts/users/tokens";
import { readLimitsOfPlay } from "../../care/limits/require_within";
import { endAfterRound } from "../../money/bonuses/bets";
import { type Finish, transact } from "../../platform/database/builder";
import { send } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { type Funds, fundsOf, holdPlay, holdWalletOfPlay, lockFunds, lockPlay, type Play } from "./game_sessions";
import { type Asked, type Bet, fundsAfterEnd, type HeldPlay, prepareBet } from "./prepare_bet";
import type { RoundRow } from "./round_answer";
import { writingOf, writtenOf } from "./write_round";

type Server = Pick<FastifyInstance, "db" | "rateOf" | "settings">;

export interface Result {
  play: Play;
  row: RoundRow;
  funds: Funds;
}

export type New = Result & { seeds: SeedPair };

/** A bet by the launch token of who makes it. */
export interface BetCall {
  token: string;
  bet: Bet;
  asked: Asked;
}

/** Makes a bet in a transaction of its own. Session, seeds and wallet are held and limits read on the way that begins it. */
export async function beginAlone(app: Server, call: BetCall): Promise<New> {
  const tokenHash = hashToken(call.token);
  const begun = await transact(
    app.db,
    (tx) => [holdPlay(tx, { tokenHash }), holdWalletOfPlay(tx, { tokenHash }), readLimitsOfPlay(tx, tokenHash)],
    async (tx, [[play], [wallet], limits], finish) =>
      play ? beginHeld(app, tx, { play, funds: fundsOf(play, wallet), limits }, call, finish) : null,
  );
  return (
    begun ??
    app.db.transaction(async (tx) =>
      beginHeld(app, tx, await hold(tx, call.token), call, async (last) => (last ? send(tx, last) : [])),
    )
  );
}

/** The same one after the other, for a seed that was rotated while this one waited for it; refuses whose session is over. */
async function hold(tx: Queryable, token: string): Promise<HeldPlay> {
  const play = await lockPlay(tx, token);
  const funds = await lockFunds(tx, play);
  return { play, funds, limits: await readLimitsOfPlay(tx, hashToken(token)) };
}

async function beginHeld(
  app: Server,
  tx: Queryable,
  held: HeldPlay,
  { bet, asked }: Pick<BetCall, "bet" | "asked">,
  finish: Finish,
): Promise<New> {
  const { play, row, changes, funds, progress, isLast, seeds } = await prepareBet(app, tx, held, bet, asked);
  const writing = writingOf(row, changes);
  const written = writtenOf(await (isLast ? finish(writing) : send(tx, writing)));
  const ended = progress && (await endAfterRound(tx, progress, funds.bonus));
  return { play, row: { ...row, ...written }, funds: ended ? fundsAfterEnd(funds, ended) : funds, seeds };
}
