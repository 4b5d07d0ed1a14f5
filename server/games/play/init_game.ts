import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { initGame as call } from "../../../schemas/api/play";
import { HttpError, notFound } from "../../platform/api_error";
import { findGameId, readGame } from "../catalogue/queries";
import { requireAgreed } from "../../accounts/registration/require_agreed";
import { requireServed } from "../../accounts/markets/require_served";
import { requireLimitsToPlay } from "../../care/limits/require_within";
import { requireRate } from "../../money/rates/rates_plugin";
import { requireIdentity } from "../../accounts/markets/require_identity";
import { homeFrom } from "../../accounts/markets/home_of";
import { mayPlaySeveral } from "./play_rules";
import { demoCurrency, openGameSession } from "./game_sessions";
import { launchStudioGame, partnerOf } from "../studios/launch_studio_game";
import { readSeedPair, seedOwner } from "./seeds";

/** What is wrong with playing a game comes before who may play it, so that nobody signs up for what they can't play. */
export async function initGame(
  app: FastifyInstance,
  request: FastifyRequest,
  { gameId, demo, device, language }: z.output<NonNullable<typeof call.body>>,
): Promise<z.output<typeof call.answer>["data"]> {
  const id = await findGameId(app.db, gameId);
  const found = id === null ? undefined : await readGame(app.db, id, null);
  if (!found) throw notFound("game", "game.not_found");
  const { game, isSlot } = found;
  const [viewer, session] = await Promise.all([app.viewerOf(request, language), request.session()]);
  const { country, subdivision } = viewer;
  const isRestricted =
    (country !== null && game.restrictedCountries.includes(country)) ||
    (subdivision !== null && game.restrictedSubdivisions.includes(subdivision)) ||
    (!demo && session !== null && game.excludedCurrencies.includes(session.user.currencyCode));
  if (isRestricted) throw new HttpError(403, "game.restricted", "This game can't be played where you are, or in your currency.");
  if (game.client === null) throw new HttpError(409, "game.not_connected", "This game can't be played here.");
  const isStudios = game.client === "studio";
  if (isStudios) partnerOf(app, game);
  const { guestDemoPlay } = app.settings().settings;
  if (!session && !(demo && guestDemoPlay)) throw new HttpError(401, "session.required", "Sign in first.");
  if (demo && !game.hasDemo) throw new HttpError(409, "game.no_demo", "This game has no demo.");

  if (!demo) {
    requireServed(app, request, session?.user.countryCode);
    requireAgreed(app, session?.user);
    if (session) requireIdentity(app.settings().settings, homeFrom(app.detectedPlace(request), session.user), session.user);
    if (session) {
      const { id: userId, currencyCode } = session.user;
      await requireLimitsToPlay(app.db, { userId, currencyCode }, app.settings().settings);
    }
  }

  const currencyCode = demo || !session ? demoCurrency : session.user.currencyCode;
  requireRate(app, currencyCode);
  const opened = await openGameSession(app.db, {
    gameId: game.id,
    isDemo: demo,
    userId: session?.user.id ?? null,
    signInId: session?.id ?? null,
    currencyCode,
    isAlone:
      !demo && session !== null && !mayPlaySeveral(app.settings().settings, homeFrom(app.detectedPlace(request), session.user)),
  });
  const player = demo || !session ? null : { user: session.user, token: opened.token, currencyCode };
  const launchUrl = isStudios
    ? await launchStudioGame(app, request, { game, isSlot, player, language: viewer.language, device })
    : `/play/${game.client}#token=${opened.token}&language=${viewer.language}`;
  return {
    success: true,
    launchUrl,
    sessionId: opened.session.id,
    serverSeedHash: (await readSeedPair(app.db, seedOwner(opened.session))).serverSeedHash,
    isDemo: demo,
    currencyCode,
    startedAt: opened.session.startedAt.toISOString(),
  };
}
