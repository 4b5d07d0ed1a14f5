import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type choices, hiloGuesses, type Round } from "../../schemas/play/round";
import { bearerOf, call, startTestApp } from "../testing/test_app";
import { openFlight } from "./play/crash/flights";

let app: FastifyInstance;
beforeAll(async () => {
  // as in development, where pages of studios' games need no build
  app = await startTestApp({ configuration: { studioSandbox: { port: 0, url: null }, isDevelopment: true } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  app.configuration.port = (app.server.address() as AddressInfo).port; // where the studios find the wallet
});
afterAll(() => app.close());

type Headers = Record<string, string>;

/** Somebody with €5,000, whose market sets no pace. */
async function newPlayer(): Promise<Headers> {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{
    id: number;
  }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[500000, -500000]::bigint[])`);
  return bearerOf(app, email);
}

let opened = 0;
/** Each from an address of its own: one may open only so many games a minute. */
async function launch(gameId: string, headers: Headers) {
  opened += 1;
  const { status, body } = await call<{ data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId, demo: headers.authorization === undefined },
    headers,
    remoteAddress: `10.0.${opened >> 8}.${opened & 255}`,
  });
  expect(status, gameId).toBe(200);
  return body.data.launchUrl;
}

const ofEach: { [Client in keyof typeof choices]: z.input<(typeof choices)[Client]> } = {
  dice: { direction: "under", target: 5_000 },
  limbo: { target: 200 },
  mines: { mines: 3 },
  plinko: { rows: 8, risk: "low" },
  slot: {},
  crash: { flightId: 1, autoCashOut: 200 },
  keno: { picks: [1, 2, 3], risk: "low" },
  wheel: { segments: 10, risk: "low" },
  hilo: { card: 20 },
  roulette: { chips: [{ on: "red", count: 1 }] },
  baccarat: { chips: [{ on: "banker", count: 1 }] },
  towers: { level: "easy" },
  blackjack: {},
  video_poker: {},
};
const stepOf: Partial<Record<keyof typeof choices, object>> = {
  mines: { kind: "open", tile: 0 },
  hilo: { kind: "guess", guess: hiloGuesses[0] },
  towers: { kind: "open", tile: 0 },
  blackjack: { kind: "move", move: "stand" },
  video_poker: { kind: "hold", held: [] },
};

/** Bets in a frame of the house, and plays to the end what has steps; a flight is not waited for. */
async function playOwn(url: string, client: keyof typeof choices, choice: object): Promise<Round> {
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  const post = async (path: string, payload: object) => {
    const headers = { "x-play-token": token, origin: "null" };
    const { status, body } = await call<{ round: Round }>(app, { method: "POST", url: `/api/play/${path}`, payload, headers });
    expect([status, body]).toMatchObject([200, {}]);
    return body.round;
  };
  const roundId = randomUUID();
  let round = await post("bet", { roundId, bet: 1, choice });
  for (let step = 0; round.state === "open" && stepOf[client]; step++)
    round = await post("act", {
      roundId,
      step,
      action: step === 0 || client === "blackjack" ? stepOf[client] : { kind: "cash_out" },
    });
  return round;
}

/** Bets in another studio's frame, which lies on an origin of its own. */
async function playStudio(url: string, code: string, isDemo: boolean) {
  expect(new URL(url).port, code).not.toBe(String(app.configuration.port));
  const view = /id="view">(.*?)<\/script>/s.exec(await (await fetch(url)).text())?.[1];
  const { spots, isLive, ...told } = JSON.parse(view ?? "{}") as { spots: { id: string }[]; isLive: boolean; isDemo: boolean };
  expect([isLive, told.isDemo], code).toEqual([code.startsWith("live."), isDemo]);
  const body = JSON.stringify({ spots: { [spots[0]?.id ?? ""]: 100_000 } });
  const answer = await fetch(`${url}/bet`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const played = (await answer.json()) as { kind: string; why?: string };
  if (isLive) expect([played.kind, played.why].join(), code).toMatch(/placed|closed/);
  else expect(played.kind, code).toBe("played");
}

const title = "L-7.51: every game of the demo's catalogue opens and plays a round, for a guest and for a player";
it(title, { timeout: 120_000 }, async () => {
  type Game = { identifier: string; client: string | null; model: string | null; code: string | null };
  const { rows: games } = await app.db.execute<Game>(
    sql`select identifier, client, client_model as model, partner_game as code from games order by id`,
  );
  expect(games.filter(({ client }) => client === null)).toEqual([]);
  expect(games.filter(({ client }) => client === "studio")).toHaveLength(106);
  const flightId = (await openFlight(app.db, 3_600_000))?.id ?? 0;
  const player = await newPlayer();
  const bought = new Set<string>();
  for (const { identifier, client, model, code } of games)
    for (const headers of [{}, player]) {
      const url = await launch(identifier, headers);
      const isDemo = headers !== player;
      // for money, slots of one model, and tables of one kind, differ in their names alone
      const kind = [client, model, code?.split(".").slice(0, 2)].join();
      if (!isDemo && bought.has(kind)) continue;
      if (!isDemo) bought.add(kind);
      if (client === "studio") {
        await playStudio(url, code ?? "", isDemo);
        continue;
      }
      const own = client as keyof typeof choices;
      const round = await playOwn(url, own, own === "crash" ? { ...ofEach.crash, flightId } : ofEach[own]);
      const state = own === "crash" ? "open" : "settled";
      expect([round.client, round.isDemo, round.state], identifier).toEqual([own, isDemo, state]);
    }
});
