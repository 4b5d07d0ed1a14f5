import { is, Param, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Queryable } from "./queryable";

type Values = Record<string, unknown>;
type Client = pg.ClientBase | pg.Pool;

const clients = new WeakMap<object, Client>();

/** Says over what a query builder sends, so that prepared statements go the same way. */
export const sendsOver = (db: object, client: Client) => void clients.set(db, client);

/** The connection of a transaction; a pool where there is none. */
export function clientOf(db: object): Client {
  const client = clients.get(db) ?? (db as { $client?: Client }).$client;
  if (!client) throw new Error("A query builder whose connection is not known");
  return client;
}

const dialect = new PgDialect();
const { builtins, getTypeParser } = pg.types;
const asText = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL]);
/** As the query builder reads raw statements: instants come as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text") => (asText.has(id) ? String : getTypeParser(id, format))) as typeof getTypeParser,
};

/** A statement with its values, not sent yet. */
export interface Sending<Row extends pg.QueryResultRow> {
  text: string;
  values: unknown[];
  types: pg.CustomTypesConfig;
  /** Of what it answers; never there. */
  row?: Row;
}

/**
 * A statement of a hot path: its text is made once, which takes the builder longer than all the rest. What differs from call to call is a
 * `sql.placeholder`.
 */
export function statement<Row extends pg.QueryResultRow>(make: () => SQL): (values: Values) => Sending<Row> {
  let made: { text: string; params: readonly (Place | { always: unknown })[] } | undefined;
  return (given) => {
    const { text, params } = (made ??= written(make()));
    return { text, values: params.map((param) => ("name" in param ? valueOf(given, param) : param.always)), types };
  };
}

/** A statement whose text differs by what it has to do: one for each shape. */
export function statementsBy<Shape, Row extends pg.QueryResultRow>(
  make: (shape: Shape) => SQL,
): (shape: Shape, values: Values) => Sending<Row> {
  const known = new Map<string, ReturnType<typeof statement<Row>>>();
  return (shape, values) => {
    const key = JSON.stringify(shape);
    let made = known.get(key);
    if (!made) known.set(key, (made = statement<Row>(() => make(shape))));
    return made(values);
  };
}

interface Place {
  name: string;
  encode: (value: unknown) => unknown;
}

function written(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params: params.map((param) => placeOf(param) ?? { always: param }) };
}

function placeOf(param: unknown): Place | null {
  if (is(param, Placeholder)) return { name: param.name, encode: (value) => value };
  if (is(param, Param) && is(param.value, Placeholder))
    return { name: param.value.name, encode: (value) => param.encoder.mapToDriverValue(value) };
  return null;
}

function valueOf(given: Values, { name, encode }: Place): unknown {
  if (!(name in given)) throw new Error(`No value for ${name}`);
  return encode(given[name]);
}

/** Sends it before this returns. */
export const send = <Row extends pg.QueryResultRow>(db: object, sending: Sending<Row>): Promise<Row[]> =>
  sendTo(clientOf(db), sending);

export const sendTo = async <Row extends pg.QueryResultRow>(client: Client, sending: Sending<Row>): Promise<Row[]> =>
  (await client.query<Row>(sending)).rows;

interface Preparable<Answer> {
  prepare(name: string): { execute(values: Values): Promise<Answer> };
}

/** The same for what the query builder makes, sent before this returns: made once for each connection, since it remembers over which it sends. */
export function prepared<Answer>(
  make: (db: Queryable) => Preparable<Answer>,
): (db: Queryable, values: Values) => Promise<Answer> {
  const made = new WeakMap<Client, ReturnType<Preparable<Answer>["prepare"]>>();
  return (db, values) => {
    const client = clientOf(db);
    let own = made.get(client);
    if (!own) made.set(client, (own = make(db).prepare("")));
    return own.execute(values);
  };
}
