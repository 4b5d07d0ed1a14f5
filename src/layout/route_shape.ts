/** A route with its parameters' names taken out: two pages cannot be at one address whatever these are called. */
export const shapeOf = (route: string) => route.replace(/:[^/]+/g, ":");

/** What the server itself answers, and the languages: a page below one of these would never be reached. */
const reserved = new Set([
  ...["api", "assets", "editor", "healthz", "readyz", "metrics", "socket.io", "logos", "preview"],
  ...["logout", "robots.txt", "sitemap.xml", "sitemaps"],
  ...["da", "de", "en", "es", "fi", "no", "pt"],
]);

/** Whether the first part of a route belongs to the server or to a language. */
export const isReservedRoute = (route: string) => reserved.has(route.split("/")[1] ?? "");

/** The route itself where it is free, else the first of `/route-2`, `/route-3` and so on that is. */
export function freeRoute(route: string, isTaken: (route: string) => boolean): string {
  const base = route === "/" ? "/page" : route;
  for (let number = 1; number < 10_000; number++) {
    const candidate = number === 1 ? route : `${base}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
  return `${base}-${Date.now()}`;
}
