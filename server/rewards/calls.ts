import { cashbackRoutes } from "./bonuses/cashback_routes";
import { claimRoutes } from "./bonuses/claim_routes";
import { bonusRoutes } from "./bonuses/routes";
import { bonusByHandRoutes } from "./desk/by_hand_routes";
import { promotionDraftRoutes } from "./desk/draft_routes";
import { heldClaimRoutes } from "./desk/held_routes";
import { promotionDeskRoutes } from "./desk/routes";
import { friendRoutes } from "./friends/routes";
import { loyaltyRoutes } from "./loyalty/routes";
import { missionDraftRoutes } from "./missions/desk/draft_routes";
import { missionDeskRoutes } from "./missions/desk/routes";
import { missionRoutes } from "./missions/routes";
import { promotionRoutes } from "./promotions/routes";
import { tournamentDraftRoutes } from "./tournaments/desk/draft_routes";
import { tournamentPlanRoutes } from "./tournaments/desk/plan_routes";
import { tournamentRunRoutes } from "./tournaments/desk/run_routes";
import { tournamentRoutes } from "./tournaments/routes";

/** Calls of rewards: promotions, bonuses, loyalty, friends, tournaments, missions. */
export const rewardsCalls = [
  promotionRoutes,
  claimRoutes,
  bonusRoutes,
  cashbackRoutes,
  promotionDeskRoutes,
  promotionDraftRoutes,
  bonusByHandRoutes,
  heldClaimRoutes,
  loyaltyRoutes,
  tournamentRoutes,
  tournamentPlanRoutes,
  tournamentDraftRoutes,
  tournamentRunRoutes,
  missionRoutes,
  missionDeskRoutes,
  missionDraftRoutes,
  friendRoutes,
];
