/** After so long without a move one is taken to the lobby (L-9.07). */
const leaveAfter = 1_800_000;

const storageKey = "game.away";

interface Watched {
  window: Window & typeof globalThis;
  /** L-9.06: 300,000 ms unless the section says otherwise. */
  awayAfter: number;
  isAway: () => boolean;
  setAway: (isAway: boolean) => void;
  leave: () => void;
}

/**
 * Watches for somebody who does nothing: away after a while, and to the lobby after a longer one. Being away is kept, so that
 * a reload does not bring the game back by itself (L-4.28 to L-4.31).
 */
export function watchForAway({ window, awayAfter, isAway, setAway, leave }: Watched) {
  const { document } = window;
  let lastMove = readSince(window) ?? Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const still = Date.now() - lastMove;
    if (still >= leaveAfter) {
      writeSince(window, null);
      setAway(false);
      return leave();
    }
    if (!isAway() && still >= awayAfter) go(true);
    timer = setTimeout(look, (isAway() ? leaveAfter : Math.min(awayAfter, leaveAfter)) - still);
  }

  function go(away: boolean) {
    if (!away) lastMove = Date.now();
    writeSince(window, away ? lastMove : null);
    setAway(away);
  }

  function move() {
    if (!isAway()) lastMove = Date.now();
  }

  if (readSince(window) !== null) setAway(true);
  const moves = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
  for (const name of moves) window.addEventListener(name, move, { passive: true });
  document.addEventListener("visibilitychange", look); // timers of a hidden tab may be late
  look();

  return {
    /** By hand, both ways. */
    set(away: boolean) {
      go(away);
      look();
    },
    /** Something was done in the game: whoever plays is there (L-4.31). */
    heard() {
      if (isAway()) go(false);
      lastMove = Date.now();
      look();
    },
    stop() {
      clearTimeout(timer);
      for (const name of moves) window.removeEventListener(name, move);
      document.removeEventListener("visibilitychange", look);
    },
  };
}

/** Since when somebody is away, in milliseconds; null where nobody is, or where the browser keeps nothing. */
function readSince(window: Window): number | null {
  try {
    const since = Number(window.localStorage.getItem(storageKey));
    return since > 0 && since <= Date.now() ? since : null;
  } catch {
    return null;
  }
}

function writeSince(window: Window, since: number | null) {
  try {
    if (since === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, String(since));
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}
