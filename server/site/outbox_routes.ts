import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { letterOf } from "../outside/messages/senders";
import { outbox } from "../outside/messages/tables";
import { outboxPage } from "./outbox_page";
import { lookOf } from "./system_pages";
import { readThemeStyles } from "../platform/words/theme_styles";

const most = 50;

/** The mailbox of a demo: whoever looks around can follow its links. There is no such page elsewhere. */
export async function outboxRoutes(app: FastifyInstance, { path }: { path: string }): Promise<void> {
  const styles = readThemeStyles(app.root);
  app.get(path, async (request, reply) => {
    app.requireDatabase();
    const look = lookOf(app, request);
    const rows = await app.db.select().from(outbox).orderBy(desc(outbox.id)).limit(most);
    const entries = rows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      createdAt: row.createdAt,
      letter: letterOf(app, row),
    }));
    return reply
      .type("text/html; charset=utf-8")
      .headers({
        "content-language": look.language,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        vary: "cookie, accept-language",
      })
      .send(outboxPage(look, { words: app.siteWords[look.language].outbox, style: styles[look.theme], entries }));
  });
}
