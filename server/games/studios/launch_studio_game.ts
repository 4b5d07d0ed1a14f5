import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "../../../schemas/text";
import { pageAddress } from "../../../src/layout/page_address";
import { homeFrom } from "../../accounts/markets/home_of";
import type { UserRow } from "../../accounts/users/sessions";
import { realityRulesOf } from "../../care/reality/reality_rules";
import { PartnerAway } from "../../outside/studios/port";
import { HttpError } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { maxStakeOf } from "../play/max_stake";
import { playRulesOf } from "../play/play_rules";

interface Launch {
  game: { partner: string | null; partnerGame: string | null };
  /** Whether the law of slots is its law. */
  isSlot: boolean;
  /** Who plays for money; null for a demo. */
  player: { user: UserRow; token: string; currencyCode: string } | null;
  language: Language;
  device: "mobile" | "desktop";
}

const notConnected = () => new HttpError(409, "game.not_connected", "This game can't be played here.");

/** The partner of a game that another studio plays; refuses one whose partner the site has no account with. */
export function partnerOf(app: FastifyInstance, { partner, partnerGame }: Launch["game"]) {
  const found = app.studioPartners.get(partner ?? "");
  if (!found || partnerGame === null) throw notConnected();
  return { partner: found, partnerGame };
}

/** The address of a game's page at its partner, which is told what the market of who plays asks for. */
export async function launchStudioGame(
  app: FastifyInstance,
  request: FastifyRequest,
  { game, isSlot, player, language, device }: Launch,
): Promise<string> {
  const { partner, partnerGame } = partnerOf(app, game);
  const { settings } = app.settings();
  const place = app.detectedPlace(request);
  const home = player ? homeFrom(place, player.user) : place;
  const origin = ownOrigin(request);
  const reality = player ? realityRulesOf(settings, player.user).minutes : 0;
  const { dateOfBirth = null } = player?.user ?? {};
  const maxStake = player && maxStakeOf(app, { isSlot, currencyCode: player.currencyCode, dateOfBirth }, home);
  return partner
    .launch({
      gameId: partnerGame,
      player: player && { id: player.user.uniqueId, token: player.token, currencyCode: player.currencyCode },
      language,
      country: home.country,
      device,
      ip: request.ip,
      lobbyUrl: origin + pageAddress(settings, "casino", language),
      depositUrl: origin + pageAddress(settings, "deposit", language),
      rules: { ...playRulesOf(settings, home, isSlot ? "slot" : null), realityMinutes: reality, maxStake },
      look: { theme: settings.theme, scheme: schemeOf(request, settings.defaultScheme) },
    })
    .catch((error: unknown) => {
      if (!(error instanceof PartnerAway)) throw error;
      app.log.warn({ err: error, partner: partner.key }, "A partner does not open games");
      throw new HttpError(503, "game.studio_away", "The game's studio does not answer. Try again in a moment.");
    });
}

function schemeOf(request: FastifyRequest, usual: string): string {
  const chosen = request.cookies.scheme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return usual === "light" ? "light" : "dark";
}
