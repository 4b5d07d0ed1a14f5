/** How much a search shows (L-9.22). */
export interface SearchLimits {
  limit: number;
  suggested: number;
  providers: number;
}

export const usualLimits: SearchLimits = { limit: 48, suggested: 15, providers: 10 };

/** What was in the field when what it finds came to stand under it. */
export interface Typed {
  words: string;
  caret: number | null;
  hasFocus: boolean;
  /** Whether somebody came here to search, and not by the Tab key on the way to elsewhere. */
  isWanted: boolean;
}
