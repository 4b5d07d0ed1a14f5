import { assetRoot } from "../../../schemas/asset_root";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { addressesIn } from "../../../src/layout/page_links";
import { flatten } from "../../core/tree";
import { editorOf } from "../../workplace/section_types";
import type { Needs } from "../../workplace/clipboard_json";

const isPicture = (address: string) => address.startsWith(`${assetRoot}/`) || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(address);

/** What sections need that is not inside them: games, pictures, pages, and the sections that they name but do not bring. */
export function needsOf(sections: readonly Section[]): Needs {
  const all = flatten(sections);
  const addresses = unique(all.flatMap(({ props }) => addressesIn(props)));
  const brought = new Set(sections.map(({ name }) => name));
  return {
    games: unique(all.flatMap((section) => [...pickedGames(section), ...listedGames(section.props)])),
    images: addresses.filter(isPicture),
    pages: unique([
      ...addresses.filter((address) => !isPicture(address)),
      ...all.flatMap((section) => registry.nestedPageOf(section) ?? []),
    ]),
    sections: unique(all.flatMap((section) => registry.columnsOf(section)?.flat() ?? [])).filter((name) => !brought.has(name)),
  };
}

const unique = (list: readonly string[]) => [...new Set(list)];

/** What fields hold in which one game is picked. */
function pickedGames({ type, props }: Section): string[] {
  const fields: Record<string, { control: string }> = editorOf(type)?.fields ?? {};
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value = control === "game" ? props?.[name] : undefined;
    return typeof value === "string" && value !== "" && !value.startsWith(":") ? [value] : [];
  });
}

/** The games that sources anywhere in the props list one by one. */
function listedGames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, value: codes } = value as { kind?: unknown; value?: unknown };
  if (kind !== "gameCodes" || typeof codes !== "string") return Object.values(value).flatMap(listedGames);
  return codes
    .split(",")
    .map((code) => code.trim())
    .filter((code) => code !== "" && !code.startsWith(":"));
}
