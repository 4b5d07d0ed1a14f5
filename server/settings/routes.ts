import type { FastifyInstance } from "fastify";
import { getLanguages, getSettings, saveSettings } from "../../schemas/api/site";
import { route } from "../route";
import { writeSettings } from "./queries";

export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  route(app, getSettings, async () => app.settings());

  route(app, saveSettings, async ({ body, request }) => {
    const author = (await request.session())?.user.email ?? null;
    const revision = await writeSettings(app.db, body, author);
    await app.announce(app.db, "settings");
    await app.reloadSettings();
    return { revision };
  });

  route(app, getLanguages, async () => ({
    languages: app.settings().settings.languages.map((code) => ({ code, languageName: nameOf(code) })),
  }));
}

/** A language's name in itself, with a capital. */
function nameOf(code: string) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
