/** One room of the house: what may be imported into it, and why not more. The rule in `lint_plugin.ts` reads this table. */
export interface Room {
  /** A folder or a file from the project's root. Where several fit, the longest counts. */
  at: string;
  /** The rooms that it may import, besides itself. */
  may: readonly string[];
  /** Said to whoever breaks it. */
  why: string;
  /** Packages that have no place in it. */
  without?: readonly string[];
  /** The only packages that have a place in it. */
  packages?: readonly string[];
  /** Its folders do not know each other. */
  areApart?: boolean;
}
