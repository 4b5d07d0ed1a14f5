import { assetRoot } from "../../../schemas/asset_root";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { fieldsIn } from "../../../src/layout/check/props_fields";
import { addressesIn } from "../../../src/layout/page_links";
import { flatten } from "../../core/tree";
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

/** The games that the fields of a section name, as its type's schema knows them. */
function pickedGames({ type, props }: Section): string[] {
  const schema = registry.schemaOf(type);
  const fields = schema ? fieldsIn(schema, props) : [];
  return fields.flatMap((field) => (field.kind === "reference" && field.of === "game" ? [field.value] : []));
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
