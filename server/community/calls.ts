import { chatRoutes } from "./chat/routes";
import { depositEventRoutes } from "./reactions/deposit_event_routes";
import { eventRoutes } from "./reactions/routes";
import { statisticRoutes } from "./statistics/routes";

/** Calls of what players tell each other. */
export const communityCalls = [chatRoutes, eventRoutes, statisticRoutes, depositEventRoutes];
