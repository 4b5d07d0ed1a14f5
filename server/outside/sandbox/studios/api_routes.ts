import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isSignedBy, signatureHeader } from "../../studios/hub88/signature";
import { kinds } from "./kinds";
import type { StudiosShared } from "./shared";
import { readGameCode } from "./studio_games";

const order = z.object({
  user: z.optional(z.string()),
  token: z.optional(z.string().check(z.minLength(10), z.maxLength(255))),
  game_code: z.string(),
  currency: z.string(),
  lang: z.string(),
  lobby_url: z.url(),
  deposit_url: z.optional(z.url()),
  meta: z.optional(z.object({ theme: z.optional(z.string()), scheme: z.optional(z.string()), turbo: z.optional(z.boolean()) })),
});
const period = z.object({ start_time: z.iso.datetime(), end_time: z.iso.datetime() });

/** The operator's API: what casinos ask for, signed with their own key. */
export async function apiRoutes(app: FastifyInstance, shared: StudiosShared) {
  const { aggregator, operatorKey, titles, pageOrigin } = shared;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  /** What was asked for; null where it was not the casino, or can't be read, which is answered. */
  function read<Schema extends z.ZodMiniType>(request: FastifyRequest, reply: FastifyReply, schema: Schema) {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignedBy(body, request.headers[signatureHeader], operatorKey)) {
      void reply.code(401).send({ error: "Request signature is invalid" });
      return null;
    }
    const parsed = z.safeParse(schema, parse(body));
    if (parsed.success) return parsed.data;
    void reply.code(400).send({ error: "Invalid or missing request parameters" });
    return null;
  }

  app.post("/operator/generic/v2/game/url", async (request, reply) => {
    const wanted = read(request, reply, order);
    if (!wanted) return reply;
    if (!readGameCode(wanted.game_code)) return reply.code(404).send({ error: "The game requested doesn't exist" });
    const { user, token, currency, meta } = wanted;
    const isDemo = currency === "XXX";
    if (!isDemo && !(user && token)) return reply.code(400).send({ error: "Invalid or missing request parameters" });
    const session = aggregator.openSession({
      code: wanted.game_code,
      player: isDemo || !user || !token ? null : { user, token },
      currency: isDemo ? "EUR" : currency,
      language: wanted.lang,
      lobbyUrl: wanted.lobby_url,
      depositUrl: wanted.deposit_url ?? wanted.lobby_url,
      theme: meta?.theme ?? "default",
      scheme: meta?.scheme ?? "dark",
      hasTurbo: meta?.turbo !== false,
    });
    return { url: `${pageOrigin(wanted.lobby_url)}/play/${session.id}` };
  });

  app.post("/operator/generic/v2/game/list", async (request, reply) => {
    if (!read(request, reply, z.object({}))) return reply;
    return [...titles.values()].flatMap(({ name, studio, code }) => {
      const game = readGameCode(code);
      if (!game) return [];
      const { returnToPlayer } = kinds[game.kind];
      return [
        {
          game_code: code,
          name,
          product: studio,
          category: game.kind,
          enabled: true,
          rtp: returnToPlayer / 100,
          blocked_countries: [],
        },
      ];
    });
  });

  app.post("/operator/generic/v2/transactions/list", async (request, reply) => {
    const wanted = read(request, reply, period);
    if (!wanted) return reply;
    const [from, to] = [Date.parse(wanted.start_time), Date.parse(wanted.end_time)];
    return [...aggregator.bets.all()].flatMap((bet) => {
      const at = Date.parse(bet.at);
      if (at < from || at >= to || bet.state === "refused" || bet.state === "asked") return [];
      const { user, round, currency, at: inserted_at } = bet;
      const common = { user, round, currency, inserted_at };
      const isBack = bet.state === "taken_back" || bet.state === "taking_back";
      const line = {
        ...common,
        kind: "bet",
        transaction_uuid: bet.id,
        amount: bet.amount,
        status: isBack ? "rolled_back" : "ok",
      };
      const win = { ...common, kind: "win", transaction_uuid: bet.winId, amount: bet.paid ?? 0, status: "ok" };
      return bet.state === "paid" ? [line, win] : [line];
    });
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
