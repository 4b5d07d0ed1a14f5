import type { NavigationItem } from "../../../schemas/navigation";
import type { Viewer } from "../../../schemas/viewer";

/** The entries for whoever looks; what is only for some is shown once it is known who they are (L-1.15, L-2.66). */
export const visibleItems = (items: readonly NavigationItem[], session: Viewer["session"]) =>
  items.filter(({ scope, auth }) => (scope === "any" || scope === session) && (!auth || session === "user"));

/** Whether an address is where the visitor stands: the page, or with a query the page in that state. */
export function isCurrent(url: string, { path, search }: { path: string; search: Record<string, string> }): boolean {
  const [address = "", query] = url.replace(/#.*$/, "").split("?");
  if (address !== "" && address !== path) return false;
  if (query === undefined) return address !== "";
  return [...new URLSearchParams(query)].every(([name, value]) => search[name] === value);
}
