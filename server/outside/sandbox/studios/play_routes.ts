import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { themes } from "../../../../schemas/settings";
import { isLanguage } from "../../../../schemas/text";
import { escapeHtml } from "../../../../src/page/page_meta";
import { decimalsOf } from "../../../platform/amounts";
import { readThemeStyles } from "../../../platform/words/theme_styles";
import { unitsOfOne } from "../../studios/hub88/units";
import { letFrame, show } from "../payments/request_words";
import type { Session } from "./books";
import { wheelOrder } from "./kinds";
import type { StudiosShared } from "./shared";
import { timeOf } from "./table_clock";

const wish = z.object({ spots: z.record(z.string(), z.int().check(z.minimum(1), z.maximum(1_000_000_000_000))) });
const shownResults = 14;

/** What chips are worth, in hundredths of the currency's usual ones. */
const chips = [10, 50, 100, 500, 2_500, 10_000];

/** Games' pages, which casinos frame, and what these ask for: from the studios' own origin, by a session that nobody can guess. */
export async function playRoutes(app: FastifyInstance, shared: StudiosShared) {
  const { aggregator, words, titles } = shared;
  const found = (request: FastifyRequest) => aggregator.sessions.get((request.params as { session: string }).session);
  const gone = (reply: FastifyReply) => reply.code(404).send({ error: "not_found" });

  app.get("/play/:session", async (request, reply) => {
    const session = found(request);
    if (!session) return gone(reply);
    const { origin } = new URL(session.lobbyUrl);
    if (shared.isDevelopment) reply.removeHeader("content-security-policy");
    else letFrame(reply, session.lobbyUrl);
    const language = isLanguage(session.language) ? session.language : "en";
    const theme = themes.find((name) => name === session.theme) ?? "default";
    const game = aggregator.gameOf(session.code);
    const name = titles.get(game.id)?.name ?? game.id;
    const view = {
      id: session.id,
      name,
      kind: game.kind,
      isLive: game.isLive,
      isDemo: session.player === null,
      spots: game.rules.spots,
      order: wheelOrder,
      chips: chips.map((hundredths) => hundredths * leastUnits(session.currency)),
      units: unitsOfOne,
      decimals: decimalsOf(session.currency),
      currency: session.currency,
      language,
      merchantOrigin: origin,
      depositUrl: session.depositUrl,
      words: words[language],
    };
    const html = (await shared.readDocument(origin))
      .replace(
        '<html lang="en">',
        `<html lang="${language === "no" ? "nb" : language}" data-theme="${theme}" data-scheme="${session.scheme === "light" ? "light" : "dark"}">`,
      )
      .replace("<title></title>", () => `<title>${escapeHtml(name)}</title>`)
      .replace("</head>", () => `<style>${readThemeStyles(shared.root)[theme]}</style></head>`)
      .replace('id="view">', () => `id="view">${JSON.stringify(view).replaceAll("<", "\\u003c")}`)
      .replace('<div id="root">', () => `<noscript>${escapeHtml(words[language].needs_script ?? "")}</noscript><div id="root">`);
    return show(reply, html);
  });

  app.get("/play/:session/balance", async (request, reply) => {
    const session = found(request);
    return session ? { balance: await aggregator.balanceOf(session) } : gone(reply);
  });

  app.get("/play/:session/table", async (request, reply) => {
    const session = found(request);
    return session ? tableOf(session) : gone(reply);
  });

  app.post("/play/:session/bet", async (request, reply) => {
    const session = found(request);
    if (!session) return gone(reply);
    const wanted = z.safeParse(wish, request.body);
    if (!wanted.success) return reply.code(422).send({ error: "invalid" });
    return aggregator.bet(session, wanted.data.spots);
  });

  /** What everybody at a live table sees, and what this one has on it. */
  function tableOf(session: Session) {
    const time = timeOf(session.code, Date.now());
    const past = Array.from({ length: shownResults }, (_, index) => {
      const { result, isWord, tone } = aggregator.outcomeAt(session.code, time.number - 1 - index);
      return { result, isWord: isWord === true, tone };
    });
    return {
      ...time,
      drawn: time.phase === "bets" ? null : aggregator.outcomeAt(session.code, time.number),
      past,
      seats: aggregator.sitAt(session.code, session.id),
      own: aggregator.ownBets(session, time.number),
    };
  }
}

/** Chips of currencies whose smallest coin is worth more or less than a cent. */
function leastUnits(currency: string): number {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return unitsOfOne;
  return decimals > 3 ? 1 : unitsOfOne / 100;
}
