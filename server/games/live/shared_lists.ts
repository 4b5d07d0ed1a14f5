import type { Queryable } from "../../platform/plugins/database";
import { type BetCategory, betList } from "./bet_lists";

/** Visitors come in crowds: for so long they are all given the same lists. */
const listsFor = 1_000;

/** The lists that are the same for everybody, read once for all who ask within a moment. */
export function createSharedLists(db: Queryable) {
  const lists = new Map<BetCategory, { at: number; upTo: number; rows: ReturnType<typeof betList> }>();
  return {
    /** What was told up to a number is in it. */
    read(category: Exclude<BetCategory, "my_bets">, upTo: number): ReturnType<typeof betList> {
      const known = lists.get(category);
      if (known && known.upTo === upTo && Date.now() - known.at < listsFor) return known.rows;
      const rows = betList(db, category, null);
      lists.set(category, { at: Date.now(), upTo, rows });
      rows.catch(() => lists.delete(category));
      return rows;
    },
    /** Somebody is called otherwise, or hides: the next who asks is told so. */
    forget: () => lists.clear(),
  };
}
