/** What a section may name by an id. */
export const referenceKinds = [
  "game",
  "provider",
  "category",
  "top_category",
  "promotion",
  "bonus",
  "tournament",
  "jackpot",
  /** Of those that pay in. */
  "payment_method",
  "payout_method",
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Something of the site that a value names; `path` leads to where in the value. */
export interface Reference {
  kind: ReferenceKind;
  id: string;
  path: readonly (string | number)[];
}

type Reader = (value: unknown) => readonly Reference[];
const readers = new WeakMap<object, Reader>();

/** What finds the references in values of a schema: the check asks schemas rather than guess from values. */
export const referencesOf = (schema: object): Reader | undefined => readers.get(schema);

/** Marks what values of a schema name: one thing of a kind, or what `read` finds in them. */
export function refers<Schema extends object>(schema: Schema, read: ReferenceKind | Reader): Schema {
  readers.set(schema, typeof read === "function" ? read : (value) => named(read, value));
  return schema;
}

/** The reference that a value is: none where it is empty or names a parameter of the route. */
export function named(kind: ReferenceKind, value: unknown, path: Reference["path"] = []): Reference[] {
  const id = typeof value === "number" && value > 0 ? String(value) : typeof value === "string" ? value.trim() : "";
  return id === "" || isParameter(id) ? [] : [{ kind, id, path }];
}

/** The route's parameter of a name, `:game`, stands for whatever the address says. */
export const isParameter = (id: string) => /(?:^|\/):/.test(id);
