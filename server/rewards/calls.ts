import { bonusRoutes } from "./bonuses/routes";
import { heldClaimRoutes } from "./desk/held_routes";
import { promotionDeskRoutes } from "./desk/routes";
import { friendRoutes } from "./friends/routes";
import { loyaltyRoutes } from "./loyalty/routes";
import { promotionRoutes } from "./promotions/routes";
import { tournamentDeskRoutes } from "./tournaments/desk/routes";
import { tournamentRoutes } from "./tournaments/routes";

/** Calls of rewards: promotions, bonuses, loyalty, friends, tournaments. */
export const rewardsCalls = [
  promotionRoutes,
  bonusRoutes,
  promotionDeskRoutes,
  heldClaimRoutes,
  loyaltyRoutes,
  tournamentRoutes,
  tournamentDeskRoutes,
  friendRoutes,
];
