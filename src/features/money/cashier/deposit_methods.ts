import type { PaymentFamily, PaymentMethod } from "../../../../schemas/payments";
import { familyIcon } from "../../../kit/ui/family_icon";
import { namedMethods } from "./named_methods";

/** One entry of the list of methods: a method, or several under one title that opens a list of their own (C-2.06). */
export type MethodEntry = { kind: "method"; method: PaymentMethod } | { kind: "group"; title: string; methods: PaymentMethod[] };

export interface MethodShelf {
  /** Used last, of the player's own country, then by family; what is away comes at the end. */
  shelf: "last" | "country" | PaymentFamily | "away";
  entries: MethodEntry[];
}

/** The embedded cashier is offered also while it is not active (C-9.12). */
const cashierName = "carouseller";

/** What can be paid in with: active, and among `ids` where the section names some (C-9.12, S-2.58). */
export const depositMethods = (methods: readonly PaymentMethod[], ids: readonly string[] = []) =>
  namedMethods(methods, ids).filter(({ name, deposit, isActive }) => deposit !== null && (isActive || name === cashierName));

export const isEmbedded = ({ name }: Pick<PaymentMethod, "name">) => name === cashierName;

/** The methods as shelves, each in the order in which the back office offers them. With `isGrouped`, those of a parent are one entry. */
export function methodShelves(methods: readonly PaymentMethod[], { isGrouped = true } = {}): MethodShelf[] {
  const here = methods.filter(({ absence }) => absence === null);
  const last = lastUsed(here);
  const others = here.filter((method) => method !== last);
  const shelves = new Map<MethodShelf["shelf"], PaymentMethod[]>();
  const put = (shelf: MethodShelf["shelf"], method: PaymentMethod) => shelves.set(shelf, [...(shelves.get(shelf) ?? []), method]);
  if (last) put("last", last);
  for (const method of others) if (method.isOfCountry) put("country", method);
  for (const method of others) if (!method.isOfCountry) put(method.family, method);
  for (const method of methods) if (method.absence !== null) put("away", method);
  return [...shelves].map(([shelf, own]) => ({
    shelf,
    entries: isGrouped && shelf !== "last" && shelf !== "away" ? entriesOf(own) : own.map(alone),
  }));
}

/** What the player paid with last. */
export function lastUsed(methods: readonly PaymentMethod[]): PaymentMethod | undefined {
  const used = methods.filter(({ lastUsedAt }) => lastUsedAt !== null);
  return used.sort((one, other) => Date.parse(other.lastUsedAt ?? "") - Date.parse(one.lastUsedAt ?? ""))[0];
}

const alone = (method: PaymentMethod): MethodEntry => ({ kind: "method", method });

function entriesOf(methods: readonly PaymentMethod[]): MethodEntry[] {
  const entries: MethodEntry[] = [];
  for (const method of methods) {
    const { parent } = method;
    const group = entries.find((entry) => entry.kind === "group" && entry.title === parent);
    if (group?.kind === "group") group.methods.push(method);
    else entries.push(parent === null ? alone(method) : { kind: "group", title: parent, methods: [method] });
  }
  const [only] = entries;
  return entries.length === 1 && only?.kind === "group" ? only.methods.map(alone) : entries; // a list behind the only entry is a tap for nothing
}

/** The methods under a title, whatever shelf they are on. */
export const methodsOfGroup = (methods: readonly PaymentMethod[], title: string) =>
  methods.filter(({ parent, absence }) => parent === title && absence === null);

export const groupTitles = (methods: readonly PaymentMethod[]) => [
  ...new Set(methods.flatMap(({ parent, absence }) => (parent !== null && absence === null ? [parent] : []))),
];

export const iconOf = ({ thumbnailUrl, thumbnail_url, logos, family }: PaymentMethod) =>
  [thumbnailUrl, thumbnail_url, ...logos].find((picture) => picture?.includes("/")) ?? familyIcon[family];
