import { isDeepStrictEqual } from "node:util";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { fromLive } from "../../../schemas/live";
import type { GamePlayers } from "../../../schemas/api/players";
import { signal } from "../../platform/plugins/changes";
import { repeat } from "../../platform/repeat";
import { countPlayers, forgetWhoLeft } from "./queries";

declare module "fastify" {
  interface FastifyInstance {
    /** How many have each shared game open, as it was counted last, once for all processes. */
    playersNow: () => readonly GamePlayers[];
    /** Counts before its time. */
    countPlayersNow: () => void;
  }
}

const everyMs = 5_000;

export const playersPlugin = fp(
  async (app) => {
    let counted: readonly GamePlayers[] = [];
    app.decorate("playersNow", () => counted);
    app.keepFresh("players", async () => void (counted = await countPlayers(app.db)));
    app.onSignal("players", (message) => {
      const heard = z.safeParse(fromLive.playersUpdated, message);
      if (heard.success) counted = heard.data.playersNow;
    });
    const count = async () => {
      await forgetWhoLeft(app.db);
      const playersNow = await countPlayers(app.db);
      if (!isDeepStrictEqual(playersNow, counted)) await signal(app.db, "players", { playersNow });
    };
    app.decorate("countPlayersNow", repeat(app, { everyMs, failure: "Who plays could not be counted" }, count));
  },
  { name: "players", dependencies: ["changes", "database"] },
);
