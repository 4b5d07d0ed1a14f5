const lost = new Map<string, HTMLLinkElement>(); // the stylesheets that did not come, by address

if (typeof window !== "undefined") {
  window.addEventListener("error", ({ target }) => isStylesheet(target) && lost.set(target.href, target), { capture: true });
}

const isStylesheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === "stylesheet";

/**
 * Code that comes with its styles whenever it is asked for: the bundler asks for a stylesheet once, and code whose styles
 * did not come at the first try would come without them at the next.
 */
export function withStyles<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  const missing = new Set<string>();
  return async () => {
    await Promise.all([...missing].map((href) => fetchAgain(href).then(() => missing.delete(href))));
    const before = new Set(lost.keys());
    try {
      return await fetch();
    } catch (error) {
      for (const href of lost.keys()) if (!before.has(href)) missing.add(href);
      throw error;
    }
  };
}

function fetchAgain(href: string) {
  const link = lost.get(href);
  if (!link) return Promise.resolve(); // somebody else has brought it
  return new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener("load", () => resolve(void lost.delete(href)));
    again.addEventListener("error", () => reject(new Error(`${href} did not come`)));
    link.replaceWith(again);
  });
}
