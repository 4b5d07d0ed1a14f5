import fp from "fastify-plugin";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { readSettings, type SettingsInForce } from "./queries";

declare module "fastify" {
  interface FastifyInstance {
    /** The site's settings that are in force, in memory; the same object until they change. */
    settings(): SettingsInForce;
    reloadSettings(): Promise<void>;
  }
}

export const siteSettingsPlugin = fp(
  async (app) => {
    let current: SettingsInForce = { settings: z.parse(siteSettings, {}), revision: 0, refused: null };
    app.decorate("settings", () => current);
    app.decorate("reloadSettings", async () => {
      const next = await readSettings(app.db);
      if (next.refused && next.refused.revision !== current.refused?.revision)
        app.log.error(
          { issues: next.refused.issues },
          `Settings ${next.refused.revision} cannot be used; ${next.revision} stay in force`,
        );
      current = next;
    });
    app.keepFresh("settings", () => app.reloadSettings());
  },
  { name: "site_settings", dependencies: ["changes"] },
);
