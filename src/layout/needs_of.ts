import { assetRoot } from "../../schemas/asset_root";
import type { Section } from "../../schemas/page";
import type { Registry } from "./registry";

/** What sections name that has to be where they are shown. */
export interface Needs {
  /** Identifiers. */
  games: Set<string>;
  /** Addresses below the root of all pictures. */
  pictures: Set<string>;
  /** Ids of pages that are shown in place. */
  pages: Set<string>;
  /** Banner keys. */
  promotions: Set<string>;
}

/** The games, pictures, pages and promotions that sections name, whatever their types. */
export function needsOf(sections: readonly Section[], registry: Pick<Registry, "nestedPageOf">): Needs {
  const needs: Needs = { games: new Set(), pictures: new Set(), pages: new Set(), promotions: new Set() };
  const read = (section: Section) => {
    const nested = registry.nestedPageOf(section);
    if (nested !== null) needs.pages.add(nested);
    readValue(section.props, "", needs);
    section.sections?.forEach(read);
  };
  sections.forEach(read);
  return needs;
}

const isParameter = (name: string) => name === "" || name.startsWith(":");

function readValue(value: unknown, key: string, needs: Needs) {
  if (typeof value === "string") {
    if (value.startsWith(`${assetRoot}/`)) needs.pictures.add(value.split(/[?#]/, 1)[0] ?? value);
    else if (key === "bannerKey" && !isParameter(value)) needs.promotions.add(value);
    else if (key === "game" && !isParameter(value)) needs.games.add(value);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const { kind, value: codes } = value as { kind?: unknown; value?: unknown };
  if (kind === "gameCodes" && typeof codes === "string")
    for (const code of codes.split(",").map((part) => part.trim())) if (!isParameter(code)) needs.games.add(code);
  for (const [name, child] of Object.entries(value)) readValue(child, Array.isArray(value) ? key : name, needs);
}
