import type { DehydratedState } from "@tanstack/react-query";
import type { Page } from "../../schemas/page";
import type { VisitorSettings } from "../../schemas/market_demands";
import type { Theme } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import type { Viewer } from "../../schemas/viewer";
import type { PageKey } from "../layout/page_address";
import type { Preferences } from "../kit/session/preferences";

/** All that the server knew when it rendered a page; the browser starts from the same. */
export interface SiteState {
  /** Without the language in front. */
  path: string;
  /** The query string, with its question mark, or empty. */
  search: string;
  language: Language;
  /** Null where no page has this path. */
  page: { page: Page; params: Record<string, string>; needsSignIn?: true; isMissing?: true } | null;
  viewer: Viewer;
  user: User | null;
  settings: VisitorSettings;
  theme: Theme;
  preferences: Preferences;
  /** The visitor has not chosen a scheme, and the site leaves it to their system. */
  followsSystem?: true;
  outbox?: string | undefined;
  /** Pages that the frame around all pages would lead to, and nobody has published yet. */
  missing?: PageKey[] | undefined;
}

/** The state as it stands in the HTML, with the answers that the page's sections asked for. */
export interface EmbeddedState extends SiteState {
  queries: DehydratedState;
  /** Where the code of the sections that have behaviour is, by type; missing where nothing is built. */
  code?: Record<string, string> | undefined;
}

/** The id of the script element that holds the embedded state. */
export const stateElementId = "foyer-state";

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
