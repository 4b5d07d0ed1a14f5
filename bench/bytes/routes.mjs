import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";

/** What stands in the demo for a route's parameters. */
const examples = {
  "/casino/:subCategorySlug": "/casino/adventure",
  "/casino/banners/:bannerKey": null, // content for other pages
  "/casino/games/:game": "/casino/games/ember-drake",
  "/game/:gameId": null, // the same page as the one before
  "/categories/:topCategorySlug": "/categories/slots",
  "/categories/:topCategorySlug/:subCategorySlug": "/categories/slots/adventure",
  "/promotions/:bannerKey": "/promotions/welcome-gift",
  "/providers/:providerId": "/providers/voltgrid",
};

/** An address for every page of the demo. */
export function demoAddresses() {
  const folder = path.join(root, "server/demo/pages");
  const routes = readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")).route);
  return routes.flatMap((route) => (route.includes(":") ? (examples[route] ?? []) : route)).sort();
}
