import { newId } from "../../core/new_id";

/** An id that tells what the page is: its route in letters, and a few that make it its own. */
export function pageIdFrom(route: string, suffix = newId().slice(0, 4)): string {
  const words = route.match(/[A-Za-z0-9]+/g) ?? ["page"];
  return `${words.join("-").slice(0, 60)}-${suffix}`.toLowerCase();
}
