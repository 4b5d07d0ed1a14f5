import type { Page } from "../../schemas/page";

export interface StoredPage {
  page: Page;
  revision: number;
}

/** Where the open page's draft stands. */
export type SaveState =
  | { status: "saved"; at: number | null }
  /** Changed, and about to be saved. */
  | { status: "editing" }
  | { status: "saving" }
  /** The server was not reached; tried again at `retryAt`. */
  | { status: "offline"; changes: number; retryAt: number }
  /** Somebody else saved first; nothing is sent until it is decided whose page stands. */
  | { status: "conflict"; theirs: StoredPage }
  | { status: "signed_out" }
  /** The server will not have this draft; the next change is tried again. */
  | { status: "refused"; message: string };
