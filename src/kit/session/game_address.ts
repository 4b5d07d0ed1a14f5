import type { Game } from "../../../schemas/api/games";
import type { SiteSettings } from "../../../schemas/settings";
import type { Viewer } from "../../../schemas/viewer";
import { signUpAddress } from "./use_link";

type Addressed = Pick<Game, "masterCasinoGameId" | "identifier" | "hasDemo" | "subCategoryName">;
type Setup = Pick<SiteSettings, "setup" | "guestGameView" | "guestDemoPlay">;

/** The page of a game, by the site's setup (L-2.04 to L-2.06). */
export const gamePage = (
  { identifier, masterCasinoGameId }: Pick<Addressed, "identifier" | "masterCasinoGameId">,
  setup: SiteSettings["setup"],
) => (setup === "curacao" ? `/casino/games/${encodeURIComponent(identifier)}` : `/game/${masterCasinoGameId}`);

/** Where a game's card leads: to the game, to its demo where it is nothing else (L-3.06), or to signing up (L-4.46). */
export function gameAddress(game: Addressed, settings: Setup, session: Viewer["session"]): string {
  if (isDemoOnly(game)) return demoAddress(game, settings, session) ?? gamePage(game, settings.setup);
  if (session === "guest" && !settings.guestGameView) return signUpAddress;
  return gamePage(game, settings.setup);
}

/** Where a game's demo is, or null where it has none (L-4.47, L-4.48). */
export function demoAddress(game: Addressed, settings: Setup, session: Viewer["session"]): string | null {
  if (!game.hasDemo) return null;
  if (session === "guest" && !settings.guestDemoPlay) return signUpAddress;
  return `${gamePage(game, settings.setup)}?demo=true`;
}

const isDemoOnly = ({ subCategoryName }: Addressed) => subCategoryName.en === "Demo Play";
