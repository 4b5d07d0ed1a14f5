import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateItems } from "../../../src/layout/cut_items";
import type { Evaluation } from "../../../src/layout/evaluate";
import { getIn, type Path } from "../../core/set_in";
import { editorOf } from "../../workplace/section_types";

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

function bannerLists(type: string): string[] {
  const fields: Record<string, { control: string; item?: { control: string } }> = editorOf(type)?.fields ?? {};
  return Object.entries(fields).flatMap(([name, { control, item }]) =>
    control === "list" && item?.control === "banner" ? [name] : [],
  );
}
