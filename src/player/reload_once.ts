interface Surroundings {
  window: Pick<Window, "addEventListener" | "sessionStorage" | "location">;
  /** Whether the server answers: what does not come from a server that is away will come later. */
  isServed: () => Promise<boolean>;
  /** Differs from deploy to deploy. */
  version: string;
}

const key = "foyer-reloaded";

/** Code that a newer deploy has taken away comes with the page loaded anew: once per deploy, so that nothing can make it a loop. */
export function reloadForNewCode({ window, isServed, version }: Surroundings) {
  window.addEventListener("vite:preloadError", () => void reload());

  async function reload() {
    if (remembered() !== null || !(await isServed()) || remembered() !== null) return;
    if (remember()) window.location.reload();
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
