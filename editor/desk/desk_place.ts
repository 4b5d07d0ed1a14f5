import type { TFunction } from "i18next";
import { createContext, use } from "react";
import type { StoreApi } from "zustand";
import type { Endpoint } from "../../schemas/endpoint";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import type { Api } from "../../src/kit/api/api";
import type { AccessToken } from "../../src/kit/session/access_token";
import type { Notices } from "../workplace/notices";
import type { DeskLive } from "./live/desk_live";

/** What the desk offers to each of its views. */
export interface DeskPlace {
  api: Api;
  /** For what is sent otherwise than by calls: pictures. */
  accessToken: AccessToken;
  /** Words of the back office, from `locales/<language>/editor/`. */
  t: TFunction;
  language: Language;
  user: User;
  /** Whether their role has a call: what it has not is not shown. The server asks again. */
  may: (call: Pick<Endpoint, "role">) => boolean;
  notices: Notices;
  /** Who looks at what, and whether changes are heard of at once. */
  live: StoreApi<DeskLive>;
  /** Tells the others which payout is open here; null for none. */
  lookAt: (paymentId: number | null) => void;
}

const DeskContext = createContext<DeskPlace | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): DeskPlace {
  const place = use(DeskContext);
  if (!place) throw new Error("Rendered outside of DeskProvider");
  return place;
}
