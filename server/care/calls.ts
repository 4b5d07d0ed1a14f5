import { activityRoutes } from "./activity/routes";
import { breakRoutes } from "./breaks/routes";
import { closingRoutes } from "./closing/routes";
import { dataExportRoutes } from "./data_export/routes";
import { documentDeskRoutes } from "./documents/desk_routes";
import { documentRoutes } from "./documents/routes";
import { limitRoutes } from "./limits/routes";
import { playerDeskRoutes } from "./players/routes";
import { realityRoutes } from "./reality/routes";
import { selfTestRoutes } from "./self_test/routes";

/** Calls that protect players: documents, limits, breaks, what is kept of them. */
export const careCalls = [
  limitRoutes,
  breakRoutes,
  realityRoutes,
  documentRoutes,
  documentDeskRoutes,
  playerDeskRoutes,
  activityRoutes,
  selfTestRoutes,
  dataExportRoutes,
  closingRoutes,
];
