import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { DocumentKeys } from "../care/documents/seal";
import { commitDemoChain } from "../games/play/crash/chains";
import { demoFigures, withFigures } from "./demo_figures";
import { fillAssets } from "./fill_assets";
import { fillBonuses } from "./fill_bonuses";
import { fillBreaks, fillDocuments, fillLimits } from "./fill_care";
import { fillChat } from "./fill_chat";
import { fillFriends } from "./fill_friends";
import { fillGames } from "./fill_games";
import { fillJackpots } from "./fill_jackpots";
import { fillLoyalty } from "./fill_loyalty";
import { fillMissions } from "./fill_missions";
import { fillOnboarding } from "./fill_onboarding";
import { fillPages } from "./fill_pages";
import { fillPayments } from "./fill_payments";
import { fillPlayed } from "./fill_played";
import { fillPromotions } from "./fill_promotions";
import { fillRates } from "./fill_rates";
import { fillRounds } from "./fill_rounds";
import { fillSettings } from "./fill_settings";
import { fillStandings, fillTournaments } from "./fill_tournaments";
import { fillUsers } from "./fill_users";
import type { DemoFiles, Fill } from "./demo_files";

/** The order matters: what comes later names what came earlier. */
const fills: [table: string, fill: Fill][] = [
  ["currency_rates", fillRates],
  ["games", fillGames],
  ["promotions", fillPromotions],
  ["tournaments", fillTournaments],
  ["users", fillUsers],
  ["player_bonuses", fillBonuses],
  ["played_games", fillPlayed],
  ["rounds", fillRounds],
  ["missions", fillMissions],
  ["loyalty_steps", fillLoyalty],
  ["tournament_entries", fillStandings],
  ["friend_checks", fillFriends],
  ["payments", fillPayments],
  ["player_documents", fillDocuments],
  ["player_limits", fillLimits],
  ["player_breaks", fillBreaks],
  ["crash_chains", commitDemoChain],
  ["jackpots", fillJackpots],
  ["chat_messages", fillChat],
  ["settings_revisions", fillSettings],
  ["onboarding_steps", fillOnboarding],
  ["pages", fillPages],
  ["assets", fillAssets],
];

/** Fills each domain that is empty with the demo casino, in a transaction of its own; several processes may start at once. */
export async function fillDemo(
  app: Pick<FastifyInstance, "db" | "root" | "log"> & { configuration?: Pick<FastifyInstance["configuration"], "documentKeys"> },
): Promise<void> {
  const files = demoFiles(join(app.root, "server/demo"), app.configuration?.documentKeys ?? []);
  let hasFilled = false;
  for (const [table, fill] of fills) {
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo.fill'))`);
      const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
      if (rows.length > 0) return;
      await fill(tx, files, app.log);
      hasFilled = true;
      app.log.info(`The demo's ${table} are there`);
    });
  }
  if (hasFilled) await app.db.execute(sql`analyze`); // until the database looks by itself it plans for empty tables
}

function demoFiles(folder: string, documentKeys: DocumentKeys): DemoFiles {
  const orNothing =
    <Nothing>(nothing: Nothing) =>
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return nothing;
      throw error;
    };
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8").catch(orNothing("null"))) as unknown;
  const figures = Promise.all([read("catalogue.json"), read("tournaments.json")]).then(([catalogue, tournaments]) =>
    demoFigures({ catalogue, tournaments }),
  );
  return {
    folder,
    documentKeys,
    json: async (name) => withFigures(await read(name), await figures),
    list: async (name) => (await readdir(join(folder, name)).catch(orNothing<string[]>([]))).sort(),
  };
}
