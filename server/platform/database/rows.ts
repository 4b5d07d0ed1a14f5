import { type Column, getTableColumns, type SQL, sql, type Table } from "drizzle-orm";

/**
 * Rows of statements that are written by hand because they do several things at once: typed by their table as the query builder's are, without what
 * building a statement of forty columns costs each time.
 */
const columnsOf = new WeakMap<Table, ReturnType<typeof listColumns>>();

const listColumns = (table: Table): readonly (readonly [string, Column])[] => Object.entries(getTableColumns(table));

function columnsIn(table: Table) {
  const known = columnsOf.get(table) ?? listColumns(table);
  columnsOf.set(table, known);
  return known;
}

/** A row as the driver brought it, with the values that the table's columns have. */
export const readRow = <T extends Table>(table: T, raw: Record<string, unknown>): T["$inferSelect"] =>
  Object.fromEntries(
    columnsIn(table).map(([key, column]) => {
      const value = raw[column.name];
      return [key, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  );

/** What is given of a row: the names of its columns, by which a statement's text differs, and the values as the driver takes them. */
export interface Given {
  keys: readonly string[];
  values: Record<string, unknown>;
}

/** `prefix` keeps the names apart in a statement of several rows. */
export function givenOf<T extends Table>(table: T, row: Partial<T["$inferInsert"]>, prefix = ""): Given {
  const keys: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, column] of columnsIn(table)) {
    const value = (row as Record<string, unknown>)[key];
    if (value === undefined) continue;
    keys.push(key);
    values[prefix + key] = value === null ? null : column.mapToDriverValue(value);
  }
  return { keys, values };
}

const named = (table: Table, keys: readonly string[]) => columnsIn(table).filter(([key]) => keys.includes(key));

/** `insert into … values …` of one row, for a statement whose text is made once; what is left out has its default. */
export function insertOf(table: Table, keys: readonly string[], prefix = ""): SQL {
  const columns = named(table, keys);
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map(([key]) => sql`${sql.placeholder(prefix + key)}`);
  return sql`insert into ${table} (${sql.join(names, comma)}) values (${sql.join(values, comma)})`;
}

/** The same after `set`. */
export const assignmentsOf = (table: Table, keys: readonly string[], prefix = ""): SQL =>
  sql.join(
    named(table, keys).map(([key, column]) => sql`${sql.identifier(column.name)} = ${sql.placeholder(prefix + key)}`),
    comma,
  );

const comma = sql`, `;
