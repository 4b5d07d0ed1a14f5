import type { FromLive, Mark } from "../../../../schemas/live";

/** The list that goes on with an event. */
const lists: Partial<Record<keyof FromLive, keyof FromLive>> = {
  allBetsUpdated: "allBetsData",
  myBetsUpdated: "myBetsData",
  highRollersUpdated: "highRollersData",
  maxMultiplierUpdated: "maxMultiplierData",
};
/** A list is asked for again because of a gap no oftener than this. */
const gapMs = 2_000;

/** Notices when a message does not follow on the one before, and has the list asked for again. */
export function createGaps(askAgain: (list: keyof FromLive) => void) {
  /** The number of what was heard last, by list, and the lists that were asked for because of a gap a moment ago. */
  const known = new Map<keyof FromLive, number>();
  const mending = new Map<keyof FromLive, ReturnType<typeof setTimeout>>();
  const late = new Set<keyof FromLive>();

  /** A message that does not follow on what is known: what was missed is read again. */
  function follow(event: keyof FromLive, { number, previous }: Mark) {
    const list = lists[event] ?? event;
    const before = known.get(list);
    known.set(list, number);
    if (previous === null || before === undefined || before === previous) return;
    if (mending.has(list)) return void late.add(list);
    mend(list);
  }
  function mend(list: keyof FromLive) {
    askAgain(list);
    const afterwards = () => {
      mending.delete(list);
      if (late.delete(list)) mend(list);
    };
    mending.set(list, setTimeout(afterwards, gapMs));
  }
  function forgetGaps() {
    for (const timer of mending.values()) clearTimeout(timer);
    mending.clear();
    late.clear();
    known.clear();
  }
  return { follow, forgetGaps };
}
