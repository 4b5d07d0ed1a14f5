import type { Rules } from "../../schemas/rules";
import type { Viewer } from "../../schemas/viewer";
import { evaluateRules, type Evaluation } from "./evaluate";

const ruleFields = ["access", "isVisible", "audiences", "countries", "devices", "schedule", "bannerContentSettings"] as const;

/** Props under this name carry rules as items of lists do: the one banner of a section (S-1.04). */
const singleItem = "banner";

/** The rules that an item of a list carries in itself, or null where it has none. `bannerContentSettings` is a banner's own word for its countries (L-3.18). */
export function itemRules(item: unknown): Rules | null {
  if (typeof item !== "object" || item === null || !ruleFields.some((field) => field in item)) return null;
  const { bannerContentSettings, ...rules } = item as Rules & { bannerContentSettings?: Rules["countries"] };
  return bannerContentSettings && !rules.countries ? { ...rules, countries: bannerContentSettings } : rules;
}

/** An item of a list that carries rules, with the path that leads to it in the props. */
export interface ItemWithRules {
  path: readonly (string | number)[];
  item: Record<string, unknown>;
  rules: Rules;
}

export interface RuledItem extends Omit<ItemWithRules, "rules"> {
  evaluation: Evaluation;
}

/** Every item with rules of its own inside a section's props; one that holds others comes before them. */
export function itemsWithRules(props: unknown, path: readonly (string | number)[] = []): ItemWithRules[] {
  if (typeof props !== "object" || props === null) return [];
  return Object.entries(props).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(props) ? Number(key) : key];
    const rules = Array.isArray(props) || key === singleItem ? itemRules(value) : null;
    const own = rules ? [{ path: here, item: value, rules }] : [];
    return [...own, ...itemsWithRules(value, here)];
  });
}

/** The same with the verdict on each, for explaining single banners. */
export const evaluateItems = (props: unknown, viewer: Viewer): RuledItem[] =>
  itemsWithRules(props).map(({ path, item, rules }) => ({ path, item, evaluation: evaluateRules(rules, viewer) }));

const known = new WeakMap<object, boolean>(); // whether rules are inside; props never change in place

/** The props without what the viewer may not see, list items and single banners; the very same value where nothing is hidden. */
export function cutItems<Value>(props: Value, viewer: Viewer): Value;
export function cutItems(props: unknown, viewer: Viewer): unknown {
  if (typeof props !== "object" || props === null) return props;
  let isRuled = known.get(props);
  if (isRuled === undefined) known.set(props, (isRuled = holdsRules(props)));
  return isRuled ? cutInside(props, viewer) : props;
}

function holdsRules(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const isList = Array.isArray(value);
  return Object.entries(value).some(
    ([key, inner]) => ((isList || key === singleItem) && itemRules(inner) !== null) || holdsRules(inner),
  );
}

function cutInside(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.filter((item) => isShown(item, viewer)).map((item) => cutInside(item, viewer));
    return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, field] of Object.entries(value)) {
    const kept = key === singleItem && !isShown(field, viewer) ? {} : cutInside(field, viewer);
    if (kept !== field) copy = { ...(copy ?? value), [key]: kept };
  }
  return copy ?? value;
}

function isShown(item: unknown, viewer: Viewer) {
  const rules = itemRules(item);
  return rules === null || evaluateRules(rules, viewer).verdict === "shown";
}

/** The props without the rules of what was left in them. */
export function withoutItemRules<Value>(props: Value): Value;
export function withoutItemRules(props: unknown): unknown {
  if (typeof props !== "object" || props === null || !holdsRules(props)) return props;
  const plain = (value: unknown, mayHaveRules: boolean) => {
    if (!mayHaveRules || itemRules(value) === null) return withoutItemRules(value);
    const kept = Object.entries(value as object).filter(([key]) => !ruleFields.some((field) => field === key));
    return withoutItemRules(Object.fromEntries(kept));
  };
  if (Array.isArray(props)) return props.map((item) => plain(item, true));
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, plain(value, key === singleItem)]));
}
