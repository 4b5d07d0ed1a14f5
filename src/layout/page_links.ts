import type { Page, Section } from "../../schemas/page";
import { matchRoute, splitLocale } from "./match_route";
import { carryParams } from "./follow_redirect";

/** Every text below a value that could be an address of this site: `/path`, or one in the `href` of rich text. */
export function addressesIn(value: unknown): string[] {
  const found: string[] = [];
  mapAddresses(value, (address) => {
    found.push(address);
    return address;
  });
  return found;
}

const href = /(\shref=")(\/(?!\/)[^"]*)(")/g;
const isPath = (text: string) => /^\/(?![/\\])[^\s<>"]*$/.test(text);

/** The same value with each address replaced by what `change` answers; the very same object where nothing changes. */
export function mapAddresses<Value>(value: Value, change: (address: string) => string): Value {
  if (typeof value === "string") {
    if (isPath(value)) return change(value) as Value;
    if (!value.includes('href="/')) return value;
    return value.replace(href, (_, before: string, address: string, after: string) => before + change(address) + after) as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, child]) => {
    const next: unknown = mapAddresses(child, change);
    if (next !== child) isChanged = true;
    return [key, next] as const;
  });
  if (!isChanged) return value;
  return (Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)) as Value;
}

/** The path of an address without its language, query and fragment. */
const pathOf = (address: string) => splitLocale(address.split(/[?#]/, 1)[0] ?? "").path;

/** Finds the page at an address as `matchRoute` does, where many addresses are asked about: one without parameters comes before all others. */
export function pageFinder(routes: readonly { id: string; route: string }[]): (address: string) => string | undefined {
  const plain = new Map<string, string>();
  const varying = routes.filter(({ route }) => route.includes(":"));
  for (const { id, route } of routes) if (!route.includes(":") && !plain.has(bare(route))) plain.set(bare(route), id);
  const found = new Map<string, string | undefined>();
  return (address) => {
    const path = pathOf(address);
    if (!found.has(path)) found.set(path, plain.get(bare(path)) ?? matchRoute(varying, path)?.page.id);
    return found.get(path);
  };
}

const bare = (path: string) => path.split("/").filter(Boolean).join("/");

/** An address below a page's old route as it is below the new one; others, and what cannot be carried over, stay as they are. */
export function movedAddress(address: string, { from, to }: { from: string; to: string }): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const { locale, path: plain } = splitLocale(path);
  const match = matchRoute([{ route: from }], plain);
  const next = match && carryParams(from, to, match.params);
  if (next === null) return address;
  return (locale ? `/${locale}${next === "/" ? "" : next}` : next) + address.slice(path.length);
}

/** How many links of a page's sections are wanted ones. */
export const countLinks = ({ sections }: Pick<Page, "sections">, isWanted: (address: string) => boolean): number =>
  sections.reduce(
    (sum, section) =>
      sum + addressesIn(section.props).filter(isWanted).length + countLinks({ sections: section.sections ?? [] }, isWanted),
    0,
  );

/** The page with the addresses in its sections' props replaced. */
export function mapLinks<P extends Pick<Page, "sections">>(page: P, change: (address: string) => string): P {
  const mapSections = (sections: Section[]): Section[] => {
    const mapped = sections.map((section) => {
      const props = mapAddresses(section.props, change);
      const inner = section.sections && mapSections(section.sections);
      if (props === section.props && inner === section.sections) return section;
      return { ...section, ...(props ? { props } : {}), ...(inner ? { sections: inner } : {}) };
    });
    return mapped.every((section, index) => section === sections[index]) ? sections : mapped;
  };
  const sections = mapSections(page.sections);
  return sections === page.sections ? page : { ...page, sections };
}
