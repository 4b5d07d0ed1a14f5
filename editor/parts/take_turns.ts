/** Lets a few at a time begin, the very first alone; the others wait in the order in which they came. */
export function createTurns(most: number) {
  let running = 0;
  let allowed = 1;
  const waiting: (() => void)[] = [];

  function next() {
    while (running < allowed) {
      const begin = waiting.shift();
      if (!begin) return;
      running += 1;
      begin();
    }
  }

  /** Calls `begin` when it is its turn; the answer ends the turn, or gives it up where it has not begun. What is urgent is next. */
  return (begin: () => void, isUrgent = false): (() => void) => {
    let state: "waiting" | "running" | "over" = "waiting";
    const own = () => {
      state = "running";
      begin();
    };
    if (isUrgent) waiting.unshift(own);
    else waiting.push(own);
    next();
    return () => {
      if (state === "running") {
        running -= 1;
        allowed = most;
      }
      if (state === "waiting") waiting.splice(waiting.indexOf(own), 1);
      state = "over";
      next();
    };
  };
}
