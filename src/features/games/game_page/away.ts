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
  let lastMove = Date.now(); // whoever opens or reloads a page is there
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

  if (isMarked(window)) setAway(true);
  else writeSince(window, null);
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

/** Whether somebody went away from this very page, not so long ago that they were taken to the lobby; older marks count for nothing. */
function isMarked(window: Window): boolean {
  try {
    const [since, path] = (window.localStorage.getItem(storageKey) ?? "").split(" ");
    const ago = Date.now() - Number(since);
    return path === window.location.pathname && ago >= 0 && ago < leaveAfter;
  } catch {
    return false;
  }
}

function writeSince(window: Window, since: number | null) {
  try {
    if (since === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, `${since} ${window.location.pathname}`);
  } catch {
    // a browser that keeps nothing forgets it with the page
  }
}
