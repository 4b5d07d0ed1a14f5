import type * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { registry } from "../../../sections/registry";
import { evaluateItems } from "../../../src/layout/cut_items";
import type { Evaluation } from "../../../src/layout/evaluate";
import { getIn, type Path } from "../../core/set_in";

/** A single banner, or another item of a list whose items carry rules of their own. */
export interface SectionItem {
  /** Where it stands in the section's props. */
  path: Path;
  item: unknown;
  /** Missing where it carries no rules: everybody sees it. */
  evaluation: Evaluation | null;
}

let viewer: Viewer | null = null;
let known = new WeakMap<object, readonly SectionItem[]>(); // props never change in place
const none: readonly SectionItem[] = [];

/** The items of a section that have a place of their own in the outline. */
export function itemsOf({ type, props }: Section, to: Viewer): readonly SectionItem[] {
  if (!props) return none;
  if (to !== viewer) [viewer, known] = [to, new WeakMap()];
  const before = known.get(props);
  if (before) return before;
  const found = find(type, props, to);
  known.set(props, found);
  return found;
}

function find(type: string, props: object, to: Viewer): readonly SectionItem[] {
  const ruled = new Map(evaluateItems(props, to).map(({ path, evaluation }) => [path.join("."), evaluation]));
  const parents = [...ruled.keys()].map((path) => path.split(".").slice(0, -1).join("."));
  const lists = new Set([...bannerLists(type), ...parents]);
  return [...lists].flatMap((list) => {
    const path = list.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const items = getIn(props, path);
    if (!Array.isArray(items)) return none;
    return items.map((item: unknown, index) => ({
      path: [...path, index],
      item,
      evaluation: ruled.get(`${list}.${index}`) ?? null,
    }));
  });
}

/** The names of a type's lists of banners, which have a place each without carrying rules. */
export function bannerLists(type: string): string[] {
  const def = (registry.schemaOf(type) as z.core.$ZodTypes | null)?._zod.def;
  if (def?.type !== "object") return [];
  return Object.entries(def.shape).flatMap(([name, schema]) => (isBannerList(schema) ? [name] : []));
}

function isBannerList(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default" || def.type === "optional") return isBannerList(def.innerType);
  return def.type === "array" && def.element === banner;
}
