import fp from "fastify-plugin";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { readSettings, type StoredSettings } from "./queries";

declare module "fastify" {
  interface FastifyInstance {
    /** The site's settings, in memory; the same object until they change. */
    settings(): StoredSettings;
    reloadSettings(): Promise<void>;
  }
}

export const siteSettingsPlugin = fp(
  async (app) => {
    let current: StoredSettings = { settings: z.parse(siteSettings, {}), revision: 0 };
    app.decorate("settings", () => current);
    app.decorate("reloadSettings", async () => {
      const stored = await readSettings(app.db);
      if (stored) current = { ...stored, settings: z.parse(siteSettings, stored.settings) }; // with defaults for fields that are newer than what is stored
    });
    app.keepFresh("settings", () => app.reloadSettings());
  },
  { name: "site_settings", dependencies: ["changes"] },
);
