import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { kinds } from "../outside/sandbox/studios/kinds";
import { readGameCode } from "../outside/sandbox/studios/studio_games";
import { readTitles } from "../outside/sandbox/studios/titles";

/** Connects what nothing plays to the practice studios, with the figures of how these play it: also in a demo that was filled before they were there. */
export async function connectStudios({ db, root }: Pick<FastifyInstance, "db" | "root">): Promise<void> {
  const found = [...(await readTitles(root))].flatMap(([identifier, { code }]) => {
    const game = readGameCode(code);
    if (!game) return [];
    const { returnToPlayer, maxMultiplier } = kinds[game.kind];
    return [{ identifier, code, returnToPlayer, maxMultiplier }];
  });
  await db.execute(sql`
    update games g set client = 'studio', partner = 'hub88', partner_game = f.code, has_demo = true, has_bonus_buy = false, min_bet = 10,
      return_to_player = f."returnToPlayer", max_multiplier = f."maxMultiplier"
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(identifier text, code text, "returnToPlayer" int, "maxMultiplier" float8)
    where g.identifier = f.identifier and g.client is null`);
}
