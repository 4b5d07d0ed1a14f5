import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/play";
import { HttpError, notFound } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { readNoticesOf, readPlayLimits } from "../../care/limits/require_within";
import { realityRulesOf } from "../../care/reality/reality_rules";
import { toReality } from "../../care/reality/routes";
import { route } from "../../platform/route";
import { findGameSession, type GameSession, lockPlay, type Play } from "./game_sessions";
import { initGame } from "./init_game";
import { readChains } from "./crash/chains";
import { checkPlayClock, readPlayClock } from "./play_clock";
import { hasOpenRound } from "./open_rounds";
import { placeBet } from "./place_bet";
import { readRound } from "./round_answer";
import { readSeedPair, rotate } from "./seeds";
import { rounds } from "./tables";
import { requireEntitledPlayer, requireEntitledToRaise } from "./require_entitled_player";
import { raisesBet } from "../../../src/play/rules/steps";
import { takeStep } from "./take_step";
import { openGame } from "./open_game";

const tokenHeader = "x-play-token";

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
    async ({ request, body }) => openGame(app, request, launchToken(request), body.clientSeed),
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
