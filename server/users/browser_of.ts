import Bowser from "bowser";

export interface BrowserFacts {
  /** "Firefox", "Android"; null where the browser does not tell. */
  browser: string | null;
  os: string | null;
  device: "desktop" | "mobile" | "tablet";
}

/** What a user agent says of itself. The names come from a list of known ones, never from its own words. */
export function browserOf(userAgent: string | null): BrowserFacts {
  const unknown = { browser: null, os: null, device: "desktop" } as const;
  if (!userAgent) return unknown;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const type = platform.type === "mobile" || platform.type === "tablet" ? platform.type : "desktop";
  return { browser: known(browser.name), os: known(os.name), device: type };
}

/** Where it recognises nothing, the library hands on what the user agent calls itself. */
const known = (name: string | undefined) => (name && Object.values(names).includes(name) ? name : null);
const names: Record<string, string> = { ...Bowser.BROWSER_MAP, ...Bowser.OS_MAP };
