import { createHub88 } from "../outside/studios/hub88/hub88";
import type { StudioPartner } from "../outside/studios/port";

/** What a site knows the aggregator by, in PEM: its own key, and the other half of the aggregator's. */
export interface Hub88Keys {
  privateKey: string;
  publicKey: string;
}

/** The aggregator as a test's site has it. */
export const createHub88Partner = (keys: Hub88Keys, apiUrl = "http://127.0.0.1:1"): StudioPartner =>
  createHub88({
    apiUrl: () => apiUrl,
    operatorId: 7,
    subPartner: "foyer",
    ...keys,
    frameOrigins: () => ["https://games.hub88.example"],
  });
