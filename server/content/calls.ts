import { assetRoutes } from "./assets/routes";
import { experimentRoutes } from "./experiments/routes";
import { gamePictureRoutes } from "./game_pictures/routes";
import { noticeRoutes } from "./notices/routes";
import { pageFileRoutes } from "./page_files/routes";
import { pageAddressRoutes } from "./pages/address_routes";
import { publishingRoutes } from "./pages/publishing_routes";
import { pageRoutes } from "./pages/routes";
import { personaRoutes } from "./personas/routes";
import { previewLinkRoutes } from "./preview_links/routes";
import { settingsRoutes } from "./settings_publishing/routes";
import { translationRoutes } from "./translations/routes";

/** Calls of what administrators arrange: pages, settings, pictures, personas. */
export const contentCalls = [
  noticeRoutes,
  gamePictureRoutes,
  pageRoutes,
  publishingRoutes,
  pageAddressRoutes,
  pageFileRoutes,
  experimentRoutes,
  settingsRoutes,
  personaRoutes,
  previewLinkRoutes,
  assetRoutes,
  translationRoutes,
];
