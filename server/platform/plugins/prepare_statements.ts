import type pg from "pg";

/** How often a statement must come before it is worth preparing, and how many are kept on each connection. */
const often = 3;
const most = 250;

export type NameOf = (text: string) => string | undefined;

/** Names for statements that come again and again; none for those of which there are ever new ones, such as lists of any length. */
export function createStatementNames(): NameOf {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const count = (seen.get(text) ?? 0) + 1;
    if (count < often) {
      if (seen.size >= 4 * most) seen.clear();
      seen.set(text, count);
      return undefined;
    }
    seen.delete(text);
    const name = `foyer_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** PostgreSQL plans a named statement once for each connection; for a list of games the planning takes longer than the reading. */
export function prepareStatements(client: pg.ClientBase, nameOf: NameOf): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const prepared = (config: unknown, ...rest: unknown[]) => query(isNameless(config) ? named(config, nameOf) : config, ...rest);
  client.query = prepared as typeof client.query; // its overloads, all of which are passed on
}

const named = (config: pg.QueryConfig, nameOf: NameOf) => {
  const name = nameOf(config.text);
  return name ? { ...config, name } : config;
};

/** What the query builder sends; texts alone, as "begin", and cursors go on as they are. */
const isNameless = (config: unknown): config is pg.QueryConfig =>
  typeof config === "object" && config !== null && "text" in config && !("submit" in config) && !(config as pg.QueryConfig).name;
