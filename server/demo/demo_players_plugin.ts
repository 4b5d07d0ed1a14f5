import { randomUUID } from "node:crypto";
import { isNotNull, like, sql } from "drizzle-orm";
import fp from "fastify-plugin";
import { games } from "../games/catalogue/tables";
import { openGameSession } from "../games/play/game_sessions";
import { checkPlayClock } from "../games/play/play_clock";
import { placeBet } from "../games/play/place_bet";
import { openSession } from "../accounts/users/sessions";
import { users } from "../accounts/users/tables";
import { playersDomain } from "./demo_players";

/** Between two rounds of all of them together, in ms. */
const pause = { least: 2_000, most: 7_000 };
const signInFrom = { country: null, subdivision: null, ip: "127.0.0.1", userAgent: null };
const bets = [0.2, 0.4, 0.5, 1, 1, 2, 5, 10];

const choices: Record<string, () => unknown> = {
  dice: () => ({ target: 2_000 + 500 * Math.floor(Math.random() * 12), direction: "under" }),
  limbo: () => ({ target: 110 + Math.floor(Math.random() * 900) }),
  plinko: () => ({ rows: 12, risk: "medium" }),
  slot: () => ({}),
};
const pick = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)];

/** The demo's own players really play, a round every few seconds, by the same calls as everybody. */
export const demoPlayersPlugin = fp(
  async (app) => {
    const signIns = new Map<number, string>();
    let timer: NodeJS.Timeout | undefined;
    let work: Promise<unknown> = Promise.resolve();
    let isClosed = false;

    async function play() {
      const players = await app.db
        .select({ id: users.id, currencyCode: users.currencyCode })
        .from(users)
        .where(like(users.email, `%@${playersDomain}`));
      const player = pick(players);
      const [game] = await app.db
        .select({ id: games.id, client: games.client })
        .from(games)
        .where(sql`${isNotNull(games.client)} and ${games.isActive} and ${games.client} in ('dice', 'limbo', 'plinko', 'slot')`)
        .orderBy(sql`random() ^ (1.0 / greatest(${games.popularity}, 1)) desc`)
        .limit(1);
      const choice = choices[game?.client ?? ""];
      if (!player || !game || !choice) return;
      const signInId = signIns.get(player.id) ?? (await openSession(app.db, player.id, signInFrom)).id;
      signIns.set(player.id, signInId);
      const { token } = await openGameSession(app.db, {
        gameId: game.id,
        isDemo: false,
        userId: player.id,
        signInId,
        currencyCode: player.currencyCode,
      });
      await checkPlayClock(app.db, signInId); // nobody is there to read it
      await placeBet(app, token, { roundId: randomUUID(), bet: pick(bets) ?? 1, choice: choice() });
    }

    function next() {
      if (isClosed) return;
      timer = setTimeout(
        () => {
          work = play()
            .catch((error: unknown) => app.log.debug({ err: error }, "A player of the demo could not play"))
            .finally(next);
        },
        pause.least + Math.random() * (pause.most - pause.least),
      );
      timer.unref();
    }

    app.addHook("onListen", async () => next());
    app.addHook("onClose", async () => {
      isClosed = true;
      clearTimeout(timer);
      await work;
      for (const id of signIns.values()) await app.db.execute(sql`delete from sessions where id = ${id}`).catch(() => {});
    });
  },
  { name: "demo_players", dependencies: ["settled_rounds"] },
);
