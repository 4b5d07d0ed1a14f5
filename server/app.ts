import { join } from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import type pg from "pg";
import * as z from "zod/mini";
import { assetRoutes } from "./assets/routes";
import { captchaRoutes } from "./captcha/routes";
import { chatPlugin } from "./chat/chat_plugin";
import { chatRoutes } from "./chat/routes";
import type { Configuration } from "./configuration";
import { countryRoutes } from "./countries/routes";
import { crashPlugin } from "./crash/crash_plugin";
import { demoPlayersPlugin } from "./demo/demo_players_plugin";
import { fillDemo } from "./demo/fill_demo";
import { eventRoutes } from "./events/routes";
import { gameRoutes } from "./games/routes";
import { livePlugin } from "./live/live_plugin";
import { jackpotsPlugin } from "./jackpots/jackpots_plugin";
import { jackpotRoutes } from "./jackpots/routes";
import { logging } from "./logging";
import { deliveryPlugin } from "./messages/delivery_plugin";
import { onboardingRoutes } from "./onboarding/routes";
import { pageAddressRoutes } from "./pages/address_routes";
import { pageRoutes } from "./pages/routes";
import { pageFileRoutes } from "./page_files/routes";
import { planClock } from "./pages/plan_clock";
import { personaRoutes } from "./personas/routes";
import { publishedPagesPlugin } from "./pages/published_pages";
import { publishingRoutes } from "./pages/publishing_routes";
import { abandonedRoundsPlugin } from "./play/abandoned_rounds";
import { playRoutes } from "./play/routes";
import { settledRoundsPlugin } from "./play/settled_rounds";
import { bodiesPlugin } from "./plugins/bodies";
import { changesPlugin } from "./plugins/changes";
import { databasePlugin } from "./plugins/database";
import { documentationRoutes } from "./plugins/documentation";
import { answerUnroutable, errorsPlugin } from "./plugins/errors";
import { healthPlugin } from "./plugins/health";
import { overloadPlugin } from "./plugins/overload";
import { realtimePlugin } from "./plugins/realtime";
import { securityPlugin } from "./plugins/security";
import { sessionPlugin } from "./plugins/session";
import { viewerPlugin } from "./plugins/viewer";
import { presencePlugin } from "./presence/presence_plugin";
import { profileRoutes } from "./profile/routes";
import { referralVisitsPlugin } from "./referrals/referral_visits";
import { referralRoutes } from "./referrals/routes";
import { promotionRoutes } from "./promotions/routes";
import { recoveryRoutes } from "./recovery/routes";
import { securityRoutes } from "./security/routes";
import { settingsRoutes } from "./settings/routes";
import { registrationRoutes } from "./registration/routes";
import { siteSettingsPlugin } from "./settings/site_settings";
import type { Renderer } from "./site/renderer";
import { sitePlugin } from "./site/site_plugin";
import { installPlugin } from "./install/install_plugin";
import { identityProviderPlugin } from "./social/identity_provider";
import { socialRoutes } from "./social/routes";
import { socialSignInPages } from "./social/sign_in_pages";
import { siteWordsPlugin } from "./site/site_words";
import { tournamentRoutes } from "./tournaments/routes";
import { userRoutes } from "./users/routes";
import { winnerRoutes } from "./winners/routes";

z.config(z.locales.en()); // zod/mini brings no words of its own

export interface AppOptions {
  configuration: Configuration;
  /** The project's folder: packages, migrations and demo data are found from there. */
  root: string;
  connection: pg.PoolConfig;
  logger?: FastifyServerOptions["logger"];
  /** Renders the pages of the site; without it the backend serves its calls alone. */
  createRenderer?: (app: FastifyInstance) => Promise<Renderer>;
  /** In tests: answers are checked against the contract. */
  checksAnswers?: boolean;
}

/** Answers are made while somebody waits: quick compression, and none where it gains little. */
const compression = {
  threshold: 2_048,
  encodings: ["br", "gzip"] as ("br" | "gzip")[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** The whole backend, ready to listen or to be asked in process. It serves as soon as the database is there. */
export async function buildApp({
  configuration,
  root,
  connection,
  logger,
  createRenderer,
  checksAnswers,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger ?? logging(configuration.logLevel),
    trustProxy: configuration.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, _request, reply) => answerUnroutable(error, reply),
  });
  app.decorate("endpoints", []);
  app.decorate("checksAnswers", checksAnswers ?? false);
  app.decorate("configuration", configuration);
  app.decorate("root", root);

  await app.register(securityPlugin, { isHttps: configuration.publicUrl?.startsWith("https:") ?? false });
  await app.register(errorsPlugin);
  await app.register(bodiesPlugin);
  await app.register(compress, compression);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(databasePlugin, { connection, migrations: join(root, "server/migrations") });
  await app.register(changesPlugin, { connection });
  if (configuration.isProduction) await app.register(overloadPlugin); // in development the compiler holds up the event loop too
  await app.register(healthPlugin, { areMetricsPublic: configuration.areMetricsPublic });
  await app.register(sessionPlugin, { secret: configuration.sessionSecret, publicUrl: configuration.publicUrl });
  if (configuration.isDemo) app.beforeServing(() => fillDemo(app));
  await app.register(siteSettingsPlugin);
  await app.register(siteWordsPlugin, { root });
  await app.register(deliveryPlugin);
  await app.register(referralVisitsPlugin);
  const { geoCountryHeader, geoSubdivisionHeader } = configuration;
  await app.register(viewerPlugin, { root, geoCountryHeader, geoSubdivisionHeader });
  await app.register(identityProviderPlugin);
  await app.register(publishedPagesPlugin);
  await app.register(planClock);
  await app.register(settledRoundsPlugin);
  await app.register(abandonedRoundsPlugin);

  const pageRelated = [pageRoutes, publishingRoutes, pageAddressRoutes, pageFileRoutes];
  for (const routes of [
    userRoutes,
    recoveryRoutes,
    captchaRoutes,
    socialRoutes,
    socialSignInPages,
    securityRoutes,
    ...pageRelated,
    gameRoutes,
    playRoutes,
    promotionRoutes,
    tournamentRoutes,
    settingsRoutes,
    personaRoutes,
    assetRoutes,
    chatRoutes,
    eventRoutes,
    onboardingRoutes,
    profileRoutes,
    referralRoutes,
    countryRoutes,
    registrationRoutes,
    winnerRoutes,
    jackpotRoutes,
  ]) {
    await app.register(routes);
  }
  await app.register(documentationRoutes);
  await app.register(realtimePlugin);
  await app.register(presencePlugin);
  await app.register(chatPlugin);
  await app.register(livePlugin);
  await app.register(jackpotsPlugin);
  if (configuration.hasDemoPlayers) await app.register(demoPlayersPlugin);
  await app.register(crashPlugin, { connection });
  await app.register(installPlugin);
  if (createRenderer) await app.register(sitePlugin, { root, createRenderer });
  return app;
}

declare module "fastify" {
  interface FastifyInstance {
    configuration: Configuration;
    root: string;
  }
}
