import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type pg from "pg";
import { accountsCalls } from "./accounts/calls";
import { contentCalls } from "./content/calls";
import { careCalls } from "./care/calls";
import { gamesCalls } from "./games/calls";
import { rewardsCalls } from "./rewards/calls";
import { moneyCalls } from "./money/calls";
import { communityCalls } from "./community/calls";
import { chatPlugin } from "./community/chat/chat_plugin";
import type { Configuration } from "./platform/configuration";
import { crashPlugin } from "./games/play/crash/crash_plugin";
import { demoCrowdPlugin } from "./demo/demo_crowd_plugin";
import { demoPlayersPlugin } from "./demo/demo_players_plugin";
import { requireNoDemoAccounts } from "./demo/demo_accounts_left";
import { studioClock } from "./games/studios/reconcile_clock";
import { connectStudios } from "./demo/connect_studios";
import { fillDemo } from "./demo/fill_demo";
import { depositLimitPlugin } from "./care/limits/deposit_limit_plugin";
import { closingPlugin } from "./care/closing/closing_plugin";
import { dataExportPlugin } from "./care/data_export/data_export_plugin";
import { documentClock } from "./care/documents/document_clock";
import { registerClock } from "./accounts/registers/register_clock";
import { sessionTimePlugin } from "./care/limits/session_time_plugin";
import { livePlugin } from "./games/live/live_plugin";
import { jackpotsPlugin } from "./games/jackpots/jackpots_plugin";
import { playersPlugin } from "./games/players/players_plugin";
import { ratesPlugin } from "./money/rates/rates_plugin";
import { paymentProvidersPlugin } from "./outside/payments/payment_providers_plugin";
import { studiosSandboxPlugin } from "./outside/sandbox/studios/studios_sandbox_plugin";
import { paymentsSandboxPlugin } from "./outside/sandbox/payments/payments_sandbox_plugin";
import { studioPartnersPlugin } from "./outside/studios/studio_partners_plugin";
import { paymentClock } from "./money/payments/clock";
import { depositGuardsPlugin } from "./money/payments/deposits/deposit_guards";
import { keepKnownMethods } from "./money/payments/methods/keep_known_methods";
import { methodArrangementPlugin } from "./money/payments/methods/method_arrangement_plugin";
import { movedPaymentsPlugin } from "./money/payments/moved_payments";
import { paymentsDeskPlugin } from "./money/payments/office/desk_plugin";
import type { RegisterOf } from "./outside/registers/port";
import type { VerificationVendor } from "./outside/verification/port";
import { verificationPlugin } from "./outside/verification/verification_plugin";
import { breachesPlugin } from "./outside/breaches/breaches_plugin";
import { registersPlugin } from "./outside/registers/registers_plugin";
import type { PaymentProvider } from "./outside/payments/port";
import type { StudioPartner } from "./outside/studios/port";
import { deliveryPlugin } from "./outside/messages/delivery_plugin";
import { planClock } from "./content/pages/plan_clock";
import { pushPlugin } from "./accounts/push/push_plugin";
import { publishedPagesPlugin } from "./content/pages/published_pages";
import { abandonedRoundsPlugin } from "./games/play/abandoned_rounds";
import { settledRoundsPlugin } from "./games/play/settled_rounds";
import { bodiesPlugin } from "./platform/plugins/bodies";
import { changesPlugin } from "./platform/plugins/changes";
import { databaseClockPlugin } from "./platform/database_clock";
import { databasePlugin } from "./platform/plugins/database";
import { documentationRoutes } from "./platform/plugins/documentation";
import { errorsPlugin } from "./platform/plugins/errors";
import { healthPlugin } from "./platform/plugins/health";
import { redisPlugin } from "./platform/plugins/redis";
import { sharedLimits } from "./platform/plugins/shared_limits";
import { overloadPlugin } from "./platform/plugins/overload";
import { realtimePlugin } from "./accounts/users/realtime";
import { requestLogPlugin } from "./platform/plugins/request_log";
import { securityPlugin } from "./platform/plugins/security";
import { resealAuthenticators } from "./accounts/users/reseal_authenticators";
import { sessionPlugin } from "./accounts/users/session_plugin";
import { steadyPlugin } from "./platform/plugins/steady";
import { viewerPlugin } from "./accounts/viewer/viewer";
import { presencePlugin } from "./content/presence/presence_plugin";
import { fillNicknameSkeletons } from "./accounts/profile/fill_nickname_skeletons";
import { referralVisitsPlugin } from "./accounts/referrals/referral_visits";
import { depositOffersPlugin } from "./rewards/deposit_offers/deposit_offers_plugin";
import { loyaltyClock } from "./rewards/loyalty/loyalty_clock";
import { bonusClock } from "./rewards/bonuses/bonus_clock";
import { depositChoicePlugin } from "./rewards/bonuses/deposit_choice";
import { cashbackClock } from "./rewards/cashback/pay_week";
import { friendsClock } from "./rewards/friends/pay_friends";
import { missionClock } from "./rewards/missions/mission_clock";
import { promotionClock } from "./rewards/desk/publish";
import { siteSettingsPlugin } from "./content/settings/site_settings";
import { identityProviderPlugin } from "./accounts/social/identity_provider";
import { siteWordsPlugin } from "./platform/words/site_words";
import { tellTournamentsPlugin } from "./rewards/tournaments/tell_tournaments";
import { tournamentClock } from "./rewards/tournaments/tournament_clock";

/** Who stands outside, where a test or a bench puts somebody else there. */
export interface Neighbours {
  /** In tests: how answers that must not tell whether there is an account wait. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
  /** In tests and benches: providers besides those that the environment has the keys of. */
  paymentProviders?: readonly PaymentProvider[] | undefined;
  /** In tests and benches: partners of studios besides those that the environment has the keys of. */
  studioPartners?: readonly StudioPartner[] | undefined;
  /** In tests: central registers in place of those that the environment names. */
  registerOf?: RegisterOf | undefined;
  /** In tests: a vendor of verification in place of the usual one, or none. */
  verificationVendor?: VerificationVendor | null | undefined;
}

/**
 * Answers are made while somebody waits: quick compression, and none where it gains little. Up to `syncThreshold` bytes it is done at once, in
 * less than a millisecond: a stream of its own costs more than the compression.
 */
const compression = {
  threshold: 2_048,
  syncThreshold: 65_536,
  encodings: ["br", "gzip"] as ("br" | "gzip")[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** A plugin that tells its name: for one that does not, Fastify searches all loaded modules, twice. */
const named = (routes: FastifyPluginAsync) => Object.assign(routes, { [Symbol.for("fastify.display-name")]: routes.name });

/** A connection that listens stays open: it goes around a pooler. */
const directConnection = ({ databaseDirectUrl }: Configuration) =>
  databaseDirectUrl === null ? null : { connectionString: databaseDirectUrl };

/** What all requests go through, and the database. */
export async function registerPlatform(app: FastifyInstance, connection: pg.PoolConfig): Promise<void> {
  const { configuration, root } = app;
  await app.register(securityPlugin, { isHttps: configuration.publicUrl?.startsWith("https:") ?? false });
  await app.register(requestLogPlugin);
  await app.register(errorsPlugin);
  await app.register(bodiesPlugin);
  await app.register(compress, compression);
  await app.register(cookie);
  await app.register(redisPlugin);
  await app.register(rateLimit, { global: false, ...(app.redis && { store: sharedLimits(app.redis) }) });
  const direct = directConnection(configuration);
  await app.register(databasePlugin, {
    connection,
    direct,
    preparesStatements: configuration.preparesStatements,
    migrations: join(root, "server/migrations"),
  });
  await app.register(databaseClockPlugin);
  await app.register(changesPlugin, { connection: direct ?? connection });
  if (configuration.isProduction) await app.register(overloadPlugin); // in development the compiler holds up the event loop too
  const { areMetricsPublic, metricsToken, metricsPort, host } = configuration;
  await app.register(healthPlugin, { areMetricsPublic, metricsToken, metricsPort, host });
}

/** Sessions and viewers, the settings in force, and whoever is outside: letters, payments, studios, registers. */
export async function registerNeighbours(
  app: FastifyInstance,
  { wait = delay, paymentProviders = [], studioPartners = [], registerOf, verificationVendor }: Neighbours,
): Promise<void> {
  const { configuration, root } = app;
  await app.register(sessionPlugin, { secrets: configuration.sessionSecrets, publicUrl: configuration.publicUrl });
  app.beforeServing(() => fillNicknameSkeletons(app));
  if (configuration.sessionSecrets.length > 1) app.beforeServing(() => resealAuthenticators(app));
  if (configuration.isDemo) app.beforeServing(() => fillDemo(app));
  else if (configuration.isProduction) app.beforeServing(() => requireNoDemoAccounts(app));
  if (configuration.studioSandbox) app.beforeServing(() => connectStudios(app));
  await app.register(steadyPlugin, { wait });
  await app.register(siteSettingsPlugin);
  await app.register(ratesPlugin);
  await app.register(siteWordsPlugin, { root });
  await app.register(deliveryPlugin);
  await app.register(pushPlugin);
  await app.register(breachesPlugin);
  await app.register(registersPlugin, { registerOf });
  await app.register(verificationPlugin, { vendor: verificationVendor });
  await app.register(paymentsSandboxPlugin);
  await app.register(paymentProvidersPlugin, { providers: paymentProviders });
  await app.register(studiosSandboxPlugin);
  await app.register(studioPartnersPlugin, { partners: studioPartners });
  await app.register(referralVisitsPlugin);
  const { geoCountryHeader, geoSubdivisionHeader } = configuration;
  await app.register(viewerPlugin, { root, geoCountryHeader, geoSubdivisionHeader });
}

/** What the domains keep in memory, and the work that they do every so often. */
export async function registerDomains(app: FastifyInstance): Promise<void> {
  await app.register(identityProviderPlugin);
  await app.register(publishedPagesPlugin);
  await app.register(planClock);
  await app.register(settledRoundsPlugin);
  await app.register(abandonedRoundsPlugin);
  await app.register(studioClock);
  await app.register(sessionTimePlugin);
  await app.register(registerClock);
  await app.register(dataExportPlugin);
  await app.register(closingPlugin);
  await app.register(movedPaymentsPlugin);
  await app.register(methodArrangementPlugin);
  app.beforeServing(() => keepKnownMethods(app));
  await app.register(depositGuardsPlugin);
  await app.register(depositLimitPlugin);
  await app.register(depositOffersPlugin);
  await app.register(depositChoicePlugin);
  await app.register(bonusClock);
  await app.register(promotionClock);
  await app.register(cashbackClock);
  await app.register(loyaltyClock);
  await app.register(friendsClock);
  await app.register(tournamentClock);
  await app.register(missionClock);
  await app.register(paymentClock);
  await app.register(documentClock);
}

export async function registerCalls(app: FastifyInstance): Promise<void> {
  const calls = [
    ...accountsCalls,
    ...contentCalls,
    ...careCalls,
    ...gamesCalls,
    ...rewardsCalls,
    ...moneyCalls,
    ...communityCalls,
  ];
  for (const routes of calls) await app.register(named(routes));
  await app.register(documentationRoutes);
}

/** What is told to whoever looks, over sockets. */
export async function registerLive(app: FastifyInstance, connection: pg.PoolConfig): Promise<void> {
  const { configuration } = app;
  await app.register(realtimePlugin);
  await app.register(presencePlugin);
  await app.register(chatPlugin);
  await app.register(livePlugin);
  await app.register(tellTournamentsPlugin);
  await app.register(paymentsDeskPlugin);
  await app.register(jackpotsPlugin);
  await app.register(playersPlugin);
  if (configuration.hasDemoPlayers) await app.register(demoPlayersPlugin);
  await app.register(crashPlugin, { connection: directConnection(configuration) ?? connection });
  if (configuration.hasDemoPlayers) await app.register(demoCrowdPlugin);
}
