import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/play";
import type { GameClient } from "../../../schemas/play/clients";
import { assetRoot } from "../../../schemas/asset_root";
import { HttpError, notFound } from "../../platform/api_error";
import { decimalsOf, toDecimal } from "../../platform/amounts";
import { requireRate } from "../../money/rates/rates_plugin";
import { readNoticesOf, readPlayLimits } from "../../care/limits/require_within";
import { realityRulesOf } from "../../care/reality/reality_rules";
import { toReality } from "../../care/reality/routes";
import { route } from "../../platform/route";
import { publishedPercent } from "../catalogue/published_return";
import { jackpotsOfSession } from "../jackpots/queries";
import { betLimitsOf } from "./bet_limits";
import { findGameSession, type GameSession, lockFunds, lockPlay, type Play } from "./game_sessions";
import { initGame } from "./init_game";
import { readChains } from "./crash/chains";
import { checkPlayClock, readPlayClock } from "./play_clock";
import { findOpenRounds, hasOpenRound, isSecondBet } from "./open_rounds";
import { placeBet } from "./place_bet";
import { readRound, toBalance, toRound } from "./round_answer";
import { readSeedPair, rotate, takeFirstClientSeed } from "./seeds";
import { rounds, seeds } from "./tables";
import { buysWith } from "./require_for_sale";
import { requireEntitledPlayer, requireEntitledToRaise } from "./require_entitled_player";
import { withMaxStake } from "./max_stake";
import { homeOfPlay, playRulesOf } from "./play_rules";
import { raisesBet } from "../../../src/play/rules/steps";
import { takeStep } from "./take_step";

const tokenHeader = "x-play-token";
const lastRoundCount = 20;

/** Nobody plays this fast; it keeps a frame that has gone wild away from the database. */
const perSession = {
  config: {
    rateLimit: { max: 100, timeWindow: 1_000, keyGenerator: (request: FastifyRequest) => tokenOf(request) ?? request.ip },
  },
};

function tokenOf({ headers }: FastifyRequest): string | null {
  const token = headers[tokenHeader];
  return typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : null;
}

function launchToken(request: FastifyRequest): string {
  const token = tokenOf(request);
  if (token === null) throw new HttpError(401, "play.session_over", "This game's session is over. Open the game again.");
  return token;
}

export async function playRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  /** What is begun is finished before play ends. */
  async function limitsToTell({ userId, currencyCode }: GameSession) {
    if (userId === null) return { notices: [], usedUp: null };
    const { notices, usedUp } = await readPlayLimits(db, { userId, currencyCode }, app.settings().settings);
    return { notices, usedUp: usedUp && (await hasOpenRound(db, userId)) ? null : usedUp };
  }

  route(app, calls.initGame, async ({ body, request }) => ({ data: await initGame(app, request, body) }), {
    config: { rateLimit: { max: 300, timeWindow: "1 minute" } },
  });

  route(app, calls.getGameSession, async ({ query: { sessionId }, request }) => {
    const caller = await request.session();
    const session = caller && (await findGameSession(db, sessionId, caller.user.id));
    if (!session) throw notFound("session", "play.session_not_found");
    const { id, startedAt, rounds: count, wagered, won, currencyCode, isDemo } = session;
    return {
      session: {
        sessionId: id,
        startedAt: startedAt.toISOString(),
        rounds: count,
        wagered: toDecimal(wagered, currencyCode),
        won: toDecimal(won, currencyCode),
        currencyCode,
        isDemo,
      },
      clock: await readPlayClock(db, session),
      reality: toReality(realityRulesOf(app.settings().settings, caller.user)),
      ...(isDemo ? { notices: [], usedUp: null } : await limitsToTell(session)),
    };
  });

  route(app, calls.checkPlayTime, async ({ request }) => {
    const caller = await request.session();
    if (caller) {
      const { id: userId, currencyCode } = caller.user;
      await checkPlayClock(db, caller.id);
      await db.transaction((tx) => readNoticesOf(tx, { userId, currencyCode }, app.settings().settings));
    }
    return { data: { success: true } };
  });

  route(app, calls.getRound, async ({ query }) => {
    const round = await readRound(db, query.roundId);
    if (!round) throw notFound("round", "play.round_not_found");
    return { round };
  });

  route(app, calls.getCrashChains, async () => ({ chains: await readChains(db) }));

  await app.register(frameRoutes);
}

/** The calls of games in their frames: from no origin, without cookies, with the launch token. */
async function frameRoutes(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
  });
  app.options("/api/play/*", async (_request, reply) => {
    reply.headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": `content-type, ${tokenHeader}`,
      "access-control-max-age": "86400",
    });
    return reply.code(204).send();
  });

  route(
    app,
    calls.openGame,
    async ({ request, body }) =>
      app.db.transaction(async (tx) => {
        const play = await lockPlay(tx, launchToken(request));
        if (body.clientSeed !== undefined) await takeFirstClientSeed(tx, play.seed, body.clientSeed);
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
      }),
    perSession,
  );

  route(
    app,
    calls.placeBet,
    async ({ request, body }) => {
      const requireEntitled = ({ player, session }: Play) =>
        player && !session.isDemo && requireEntitledPlayer(app, request, player);
      return placeBet(app, launchToken(request), body, { seenAt: app.detectedPlace(request), requireEntitled });
    },
    perSession,
  );

  route(
    app,
    calls.act,
    async ({ request, body }) => {
      const token = launchToken(request);
      if (raisesBet(body.action)) await requireEntitledToRaise(app, request, token);
      return takeStep(app, token, body, app.detectedPlace(request));
    },
    perSession,
  );

  route(
    app,
    calls.rotateSeeds,
    async ({ request, body }) =>
      app.db.transaction(async (tx) => {
        const { seed } = await lockPlay(tx, launchToken(request));
        const [open] = await tx
          .select({ id: rounds.id })
          .from(rounds)
          .where(and(eq(rounds.seedId, seed.id), eq(rounds.state, "open")))
          .limit(1);
        if (open) throw new HttpError(409, "play.round_open", "Finish the open round first.");
        await rotate(tx, seed, body.clientSeed);
        const { serverSeed, serverSeedHash, clientSeed, nonce } = seed;
        return { revealed: { serverSeed, serverSeedHash, clientSeed, nonce }, seeds: await readSeedPair(tx, seed.owner) };
      }),
    perSession,
  );
}
