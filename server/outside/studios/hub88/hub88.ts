import * as z from "zod/mini";
import type { LaunchOrder } from "../launch_order";
import type { MovementLine } from "../movement_line";
import type { PartnerGame, StudioPartner } from "../port";
import { callHub88 } from "./client";
import type { Hub88Connection } from "./connection";
import { readCall } from "./read_call";
import { publicKeyOf } from "./signature";
import { statuses } from "./statuses";
import { paidUnits, toUnits } from "./units";

/** What Hub88 calls a currency that is none: games for fun. */
const noCurrency = "XXX";

const gameList = z.array(
  z.object({
    game_code: z.string(),
    name: z.string(),
    product: z.string(),
    category: z.string(),
    enabled: z.boolean(),
    rtp: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    blocked_countries: z._default(z.nullable(z.array(z.string())), []),
  }),
);

const transactionList = z.array(
  z.object({
    transaction_uuid: z.string(),
    kind: z.enum(["bet", "win", "rollback"]),
    user: z.string(),
    round: z.string(),
    currency: z.string(),
    amount: z.int(),
    status: z.string(),
    inserted_at: z.string(),
  }),
);

/**
 * The aggregator Hub88 as its operator API documents it: bodies signed with RSA-SHA256, amounts in hundred-thousandths, statuses of
 * its seamless wallet.
 */
export function createHub88(connection: Hub88Connection): StudioPartner {
  const publicKey = publicKeyOf(connection.publicKey);
  const ofSite = connection.subPartner === null ? {} : { sub_partner_id: connection.subPartner };

  async function listGames(): Promise<PartnerGame[]> {
    const games = await callHub88(connection, { path: "game/list", body: ofSite, answer: gameList });
    return games.map(({ game_code: id, name, product, category, enabled, rtp, blocked_countries: blocked }) => ({
      id,
      name,
      studio: product,
      category,
      returnToPlayer: rtp === null || rtp === undefined || Number.isNaN(Number(rtp)) ? null : Number(rtp),
      blockedCountries: blocked ?? [],
      isEnabled: enabled,
    }));
  }

  async function launch({ gameId, player, language, country, device, ip, lobbyUrl, depositUrl, rules, look }: LaunchOrder) {
    const { url } = await callHub88(connection, {
      path: "game/url",
      body: {
        ...ofSite,
        ...(player && { user: player.id, token: player.token }),
        game_code: gameId,
        currency: player?.currencyCode ?? noCurrency,
        lang: language,
        country: country ?? "XX",
        platform: device === "mobile" ? "GPL_MOBILE" : "GPL_DESKTOP",
        ip,
        lobby_url: lobbyUrl,
        deposit_url: depositUrl,
        meta: {
          autoplay: rules.hasAutoplay,
          turbo: rules.hasTurbo,
          min_cycle_ms: rules.paceMs,
          reality_check_minutes: rules.realityMinutes,
          ...(player && rules.maxStake !== null && { max_bet: toUnits(rules.maxStake, player.currencyCode) }),
          ...look,
        },
      },
      answer: z.object({ url: z.url() }),
    });
    return url;
  }

  async function listMovements({ from, to }: { from: Date; to: Date }): Promise<MovementLine[]> {
    const lines = await callHub88(connection, {
      path: "transactions/list",
      body: { ...ofSite, start_time: from.toISOString(), end_time: to.toISOString() },
      answer: transactionList,
    });
    return lines.map((line) => ({
      transactionId: line.transaction_uuid,
      kind: line.kind,
      player: line.user,
      round: line.round,
      currencyCode: line.currency,
      amount: paidUnits(line.amount, line.currency),
      isRolledBack: line.status === "rolled_back",
      at: line.inserted_at,
    }));
  }

  return {
    key: "hub88",
    listGames,
    launch,
    listMovements,
    readCall: (message) => readCall(message, publicKey, connection.subPartner),
    answerTo({ requestId, player }, { outcome, balance, currencyCode, info }) {
      return {
        user: player,
        status: statuses[outcome],
        request_uuid: requestId,
        ...(currencyCode !== null && { currency: currencyCode }),
        ...(balance !== null && currencyCode !== null && { balance: toUnits(balance, currencyCode) }),
        ...(info && {
          ...ofSite,
          country: info.country ?? "XX",
          birth_date: info.bornOn,
          registration_date: info.registeredOn,
        }),
      };
    },
    get frameOrigins() {
      return connection.frameOrigins();
    },
  };
}
