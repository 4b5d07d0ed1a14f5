interface Surroundings {
  window: Pick<Window, "addEventListener" | "sessionStorage" | "location">;
  /** Whether the server answers: what does not come from a server that is away will come later. */
  isServed: () => Promise<boolean>;
  /** Differs from deploy to deploy. */
  version: string;
  /** Where the visitor wants to be, when that is not where they are: on their way elsewhere, or null while code is fetched that nobody waits for. */
  destination?: () => string | null;
}

const key = "foyer-reloaded";
/** How long, in ms, who leaves the page may take: what still loaded is broken off then, which is no sign of a deploy. */
const leaving = 10_000;

/**
 * Code that a newer deploy has taken away comes with a reload of the page, the one that the visitor is on their way to: once per deploy, so
 * that nothing can make it a loop.
 */
export function reloadForNewCode({ window, isServed, version, destination = () => window.location.href }: Surroundings) {
  let leftAt = -Infinity;
  window.addEventListener("beforeunload", () => (leftAt = performance.now()));
  window.addEventListener("vite:preloadError", () => {
    if (destination() !== null && !isLeaving()) void reload();
  });
  const isLeaving = () => performance.now() - leftAt < leaving;

  async function reload() {
    if (remembered() !== null || !(await isServed()) || remembered() !== null || isLeaving()) return;
    if (!remember()) return;
    const address = destination() ?? window.location.href;
    if (address === window.location.href) window.location.reload();
    else window.location.assign(address);
  }

  /** Null where this deploy has not reloaded the page yet; where nothing can be remembered the page stays. */
  function remembered() {
    try {
      return window.sessionStorage.getItem(key) === version ? version : null;
    } catch {
      return version;
    }
  }

  function remember() {
    try {
      window.sessionStorage.setItem(key, version);
      return true;
    } catch {
      return false;
    }
  }
}
