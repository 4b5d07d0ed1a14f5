// Takes notifications of the test's provider in a process of its own on a test's database; says its port, and waits to be killed.
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { builderOn } from "../platform/database/builder";
import type { SiteSettings } from "../../schemas/settings";
import { depositGuardsPlugin } from "../money/payments/deposits/deposit_guards";
import { notificationRoutes } from "../money/payments/reports/notification_routes";
import { siteWordsPlugin } from "../platform/words/site_words";
import { createPeerProvider } from "./peer_provider";
import { root } from "./run_folder";

const [connection = "{}", providerOrigin = "", settings = "{}"] = process.argv.slice(2);
const provider = createPeerProvider(providerOrigin);
const app = fastify();
app.decorate("db", builderOn(new pg.Pool(JSON.parse(connection) as pg.PoolConfig)));
app.decorate("requireDatabase", () => {});
app.decorate("settings", () => ({ settings: JSON.parse(settings) as SiteSettings, revision: 0, refused: null }));
app.decorate("configuration", { publicUrl: "http://localhost", port: 0 } as FastifyInstance["configuration"]); // all that letters ask for
app.decorate("rateOf", () => "1");
app.decorate("paymentMoved", () => {});
app.decorate("paymentProviders", new Map([[provider.key, provider]]));
await app.register(siteWordsPlugin, { root });
await app.register(depositGuardsPlugin);
await app.register(notificationRoutes);
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(String((app.server.address() as AddressInfo).port));
