// Takes notifications of the test's provider in a process of its own on a test's database; says its port, and waits to be killed.
import type { AddressInfo } from "node:net";
import { drizzle } from "drizzle-orm/node-postgres";
import fastify from "fastify";
import pg from "pg";
import { depositGuardsPlugin } from "../money/payments/deposits/deposit_guards";
import { notificationRoutes } from "../money/payments/reports/notification_routes";
import { createPeerProvider } from "./peer_provider";

const [connection = "{}", providerOrigin = ""] = process.argv.slice(2);
const provider = createPeerProvider(providerOrigin);
const app = fastify();
app.decorate("db", drizzle(new pg.Pool(JSON.parse(connection) as pg.PoolConfig)));
app.decorate("requireDatabase", () => {});
app.decorate("rateOf", () => "1");
app.decorate("paymentMoved", () => {});
app.decorate("paymentProviders", new Map([[provider.key, provider]]));
await app.register(depositGuardsPlugin);
await app.register(notificationRoutes);
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(String((app.server.address() as AddressInfo).port));
