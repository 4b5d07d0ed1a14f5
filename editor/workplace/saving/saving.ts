import type { Page } from "../../../schemas/page";
import type { Choices } from "../../core/merge_types";
import type { LocalDraft } from "./draft_store";
import type { Failure } from "./failure_of";
import type { SaveState, StoredPage } from "./save_state";

export type Origin = "merge" | "restore";

export interface SavingState {
  save: SaveState;
  /** The newest revision that the server has of what was made here. */
  revision: number;
  publishedRevision: number | null;
  /** Whose changes came in last, and how often any did. */
  joined: { authorName: string | null; count: number };
}

/** What a save sends: a page that was made from a revision. */
export interface Draft {
  page: Page;
  revision: number;
  origin?: Origin | undefined;
}

export interface Saving extends SavingState {
  /** The page of `revision`, which everything here was made from. */
  base: Page;
  /** How many steps led to what the server has. */
  savedSteps: number;
  /** Sent on top of `revision`, without an answer: one of them may have arrived all the same. */
  sentInVain: readonly Page[];
  origin: Origin | undefined;
  /** In ms. */
  retryAfter: number;
  /** One thing at a time: a save, or joining what somebody else saved. */
  work:
    | null
    | { type: "sending"; page: Page; steps: number }
    /** `isRefused`: a draft of here was not taken for it. Otherwise somebody said that there is something. */
    | { type: "reading"; isRefused: boolean }
    | { type: "recognising"; theirs: StoredPage; isRefused: boolean };
  /** What comes after the work: a save, and a revision that somebody said there is, or 0. */
  wanted: { save: boolean; hint: number };
}

/** What the editor has open at the moment of an event, and the time in ms. */
export interface Mine {
  page: Page;
  steps: number;
  now: number;
}

/** What happens to an open page: what its editor does, and what the server says. */
export type SaveEvent =
  | { type: "changed" }
  /** It has been quiet, or somebody asked for it. */
  | { type: "save" }
  | { type: "slow" }
  | { type: "sent"; revision: number }
  | { type: "not_sent"; failure: Failure }
  /** Somebody saved a revision, here or elsewhere: a hint, the server is asked. */
  | { type: "hint"; revision: number }
  /** The server said which revision is the newest. */
  | { type: "newest"; revision: number }
  | { type: "read"; theirs: StoredPage }
  | { type: "revision_read"; page: Page }
  | { type: "not_read"; failure: Failure }
  /** The server changed the page for somebody who asked for it here. */
  | { type: "adopt"; theirs: StoredPage }
  | { type: "decide"; choices: Choices }
  | { type: "recover"; draft: Pick<LocalDraft, "page" | "base" | "revision">; theirs: StoredPage }
  | { type: "restore" }
  | { type: "published"; revision: number | null }
  | AfterEdit;

/** What follows once the editor has joined or replaced its page. */
export type AfterEdit =
  | { type: "joined"; isAsTheirs: boolean; wasDirty: boolean; authorName: string | null }
  | { type: "adopted"; isAsTheirs: boolean }
  | { type: "chosen"; decided: Page }
  | { type: "decided" };

/** What is to be done in the world outside. */
export type SaveEffect =
  | { type: "send"; draft: Draft }
  | { type: "read_newest" }
  | { type: "read_revision"; revision: number }
  /** `save` comes after so many ms, in place of one that was to come before; null for none. */
  | { type: "save_in"; delay: number | null }
  /** The draft is written down in the browser: in a moment, now, or it is no longer needed. */
  | { type: "keep_soon" }
  | { type: "keep" }
  | { type: "forget" }
  | { type: "tell_saved"; revision: number }
  /** The open page changes for what others made, or for another page; then comes an event. */
  | { type: "edit"; join?: { base: Page; theirs: Page }; replace?: Page; next?: AfterEdit };

export type SaveStep = readonly [Saving, ...SaveEffect[]];
