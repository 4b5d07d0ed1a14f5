// Answers studios' calls of the wallet in a process of its own on a test's database; says its port, and waits to be killed.
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";
import type { SiteSettings } from "../../schemas/settings";
import { studioWalletRoutes } from "../games/studios/routes";
import { builderOn } from "../platform/database/builder";
import { createHub88Partner, type Hub88Keys } from "./hub88_partner";

export interface WalletToKill {
  connection: pg.PoolConfig;
  keys: Hub88Keys;
  settings: SiteSettings;
}

const { connection, keys, settings } = JSON.parse(process.argv[2] ?? "") as WalletToKill;
const app = fastify();
app.decorate("db", builderOn(new pg.Pool({ ...connection, pipeline: true })));
app.decorate("requireDatabase", () => {});
app.decorate("settings", () => ({ settings, revision: 0, refused: null }));
app.decorate("rateOf", () => "1");
app.decorate("roundSettled", () => {});
app.decorate("studioPartners", new Map([["hub88", createHub88Partner(keys)]]));
await app.register(studioWalletRoutes);
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(String((app.server.address() as AddressInfo).port));
