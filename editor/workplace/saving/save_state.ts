import type { Page } from "../../../schemas/page";

export interface StoredPage {
  page: Page;
  revision: number;
  /** Who saved it, by name, and when (ISO 8601). */
  authorName?: string | null | undefined;
  savedAt?: string | undefined;
}

/** Why the server will not have a draft. */
export type Refusal = "too_large" | "not_allowed" | "gone" | "invalid" | "other";

/** Where the open page's draft stands. */
export type SaveState =
  | { status: "saved"; at: number | null }
  /** Changed, and about to be saved. */
  | { status: "editing" }
  /** On its way; slow when the answer takes longer than usual. */
  | { status: "saving"; isSlow: boolean; changes: number }
  /** The server was not reached; tried again at `retryAt`. */
  | { status: "offline"; changes: number; retryAt: number }
  /** The server answered that it can not save now; tried again at `retryAt`. */
  | { status: "failing"; reason: "broken" | "busy"; changes: number; retryAt: number }
  /** Somebody else changed the same; nothing is sent until it is decided what stands. */
  | { status: "conflict"; base: Page; theirs: StoredPage }
  | { status: "signed_out" }
  /** The server will not have this draft; the next change is tried again. */
  | { status: "refused"; reason: Refusal; message: string };
