import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { GameClient } from "../../../schemas/play/clients";
import { assetRoot } from "../../../schemas/asset_root";
import { decimalsOf, toDecimal } from "../../platform/amounts";
import { requireRate } from "../../money/rates/rates_plugin";
import { publishedPercent } from "../catalogue/published_return";
import { jackpotsOfSession } from "../jackpots/queries";
import { betLimitsOf } from "./bet_limits";
import { lockFunds, lockPlay } from "./game_sessions";
import { findOpenRounds, isSecondBet } from "./open_rounds";
import { toBalance, toRound } from "./round_answer";
import { readSeedPair, takeFirstClientSeed } from "./seeds";
import { rounds, seeds } from "./tables";
import { buysWith } from "./require_for_sale";
import { withMaxStake } from "./max_stake";
import { homeOfPlay, playRulesOf } from "./play_rules";

const lastRoundCount = 20;

/** All that a game in its frame begins with: what it is, its rules and limits, the balance, open rounds and the last ones. */
export const openGame = (app: FastifyInstance, request: FastifyRequest, token: string, clientSeed: string | undefined) =>
  app.db.transaction(async (tx) => {
    const play = await lockPlay(tx, token);
    if (clientSeed !== undefined) await takeFirstClientSeed(tx, play.seed, clientSeed);
    const { session, game, seed } = play;
    const { currencyCode } = session;
    const openRounds = await findOpenRounds(tx, play);
    const rate = app.rateOf(currencyCode) ?? openRounds[0]?.rate ?? requireRate(app, currencyCode); // what was begun is finished
    const home = homeOfPlay(app.detectedPlace(request), play);
    const limits = withMaxStake(app, betLimitsOf(game, { currencyCode, rate }), play, home);
    const last = await tx
      .select({ row: rounds, hash: seeds.serverSeedHash })
      .from(rounds)
      .leftJoin(seeds, eq(seeds.id, rounds.seedId))
      .where(and(eq(rounds.gameSessionId, session.id), eq(rounds.state, "settled")))
      .orderBy(desc(rounds.number))
      .limit(lastRoundCount);
    const client = game.client ?? "";
    const openOf = (isSecond: boolean) => {
      const row = openRounds.find((each) => isSecondBet(each) === isSecond);
      return row ? toRound(row, client, row.seedId === seed.id ? seed.serverSeedHash : null) : null;
    };
    const rules = playRulesOf(app.settings().settings, home, game.client as GameClient | null);
    const funds = await lockFunds(tx, play);
    return {
      game: {
        identifier: game.identifier,
        name: game.name,
        client: client as GameClient, // sessions are of connected games alone
        clientModel: game.clientModel,
        imageColor: game.imageColor,
        themes: game.themes,
        squareImgUrl: `${assetRoot}/games/${game.identifier}-square.avif`,
        returnToPlayer: publishedPercent(game),
      },
      ...(await jackpotsOfSession(tx, session)),
      jackpotWorth: 1 / Number(rate),
      isDemo: session.isDemo,
      rules,
      buysWith: await buysWith(tx, game, rules, funds),
      language: (await app.viewerOf(request)).language,
      currencyCode,
      decimals: decimalsOf(currencyCode),
      balance: toBalance(funds, currencyCode),
      limits: {
        minBet: toDecimal(limits.minBet, currencyCode),
        maxBet: toDecimal(limits.maxBet, currencyCode),
        maxPayout: toDecimal(limits.maxPayout, currencyCode),
      },
      seeds: await readSeedPair(tx, seed.owner),
      openRound: openOf(false),
      secondRound: openOf(true),
      lastRounds: last.map(({ row, hash }) => toRound(row, client, hash)),
    };
  });
