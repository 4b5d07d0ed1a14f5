import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";

/**
 * Rows of statements that are written by hand because they do several things at once: typed by their table as the query builder's are, without what
 * building a statement of forty columns costs each time.
 */
const columnsOf = new WeakMap<Table, ReturnType<typeof listColumns>>();

const listColumns = (table: Table) => Object.entries(getTableColumns(table));

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

/** `insert into … values …` of one row; what is left out has its default. */
export function insertInto<T extends Table>(table: T, values: T["$inferInsert"]): SQL {
  const given = columnsIn(table).filter(([key]) => (values as Record<string, unknown>)[key] !== undefined);
  const names = given.map(([, column]) => sql.identifier(column.name));
  const params = given.map(([key, column]) => sql.param((values as Record<string, unknown>)[key], column));
  return sql`insert into ${table} (${sql.join(names, comma)}) values (${sql.join(params, comma)})`;
}

const comma = sql`, `;
