import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import * as z from "zod/mini";
import type { Endpoint } from "../../schemas/endpoint";
import { type FieldIssue, HttpError, invalidRequest } from "./api_error";
import { requireRole } from "./require_role";

declare module "fastify" {
  interface FastifyInstance {
    /** Every call that is served, for the OpenAPI document and the table of routes and roles. */
    endpoints: Endpoint[];
    /** In tests: an answer that does not fit its schema is an error. */
    checksAnswers: boolean;
  }
}

type Output<Schema> = NonNullable<Schema> extends infer Present extends z.core.$ZodType ? z.output<Present> : undefined;

/** What may be sent: schemas that keep unknown fields give their types an index, which our own interfaces have not. */
type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { [Key in keyof Value as string extends Key ? (unknown extends Value[Key] ? never : Key) : Key]: Sendable<Value[Key]> }
    : Value;

/** What a handler is given: everything checked. */
export interface Call<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** It answers what the schema would make of the answer, since nobody parses it: neither here nor in the browser. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | Written<Answer<E>>>;
type Answer<E extends Endpoint> = Sendable<z.output<E["answer"]>>;

/** An answer whose JSON is there already, of pieces that others are answered with too. */
export class Written<Value> {
  constructor(
    readonly answer: Value,
    readonly json: Buffer,
  ) {}
}

/** Serves a call of the contract: role first, then parameters, query and body by its schemas, then the handler. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteShorthandOptions = {},
): void {
  app.endpoints.push(endpoint);
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request) => {
      app.requireDatabase();
      await requireRole(request, endpoint);
    },
    handler: async (request, reply) => {
      const issues: FieldIssue[] = [];
      const read = (name: string, schema: Endpoint["body"], value: unknown) => {
        if (!schema) return undefined;
        const parsed = z.safeParse(schema, value ?? {});
        if (parsed.success) return parsed.data;
        const again = name === "query" ? z.safeParse(schema, withoutEmpty(value, parsed.error.issues)) : parsed;
        if (!again.success) issues.push(...parsed.error.issues.map((issue) => toIssue(name, issue)));
        return again.data;
      };
      const call = {
        params: read("params", endpoint.params, request.params),
        query: read("query", endpoint.query, request.query),
        body: read("body", endpoint.body, request.body),
        request,
        reply,
      };
      if (issues.length > 0) throw invalidRequest(issues);
      const given = await handler(call as Call<E>); // each part was just parsed by its own schema
      const { answer, json } = given instanceof Written ? given : { answer: given, json: JSON.stringify(given) };
      if (app.checksAnswers) checkAnswer(endpoint, answer, json);
      reply.type("application/json; charset=utf-8");
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      return json;
    },
  });
}

/** A parameter that is there and empty, as in `?startDate=&search=`, says the same as none, where its schema takes no empty text. */
function withoutEmpty(value: unknown, issues: readonly z.core.$ZodIssue[]): Record<string, unknown> {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key, given]) => given !== "" || !wrong.has(key)));
}

const toIssue = (name: string, { path, message }: z.core.$ZodIssue): FieldIssue => ({
  path: [name, ...path.map((key) => (typeof key === "number" ? key : String(key)))],
  message,
});

function checkAnswer(endpoint: Endpoint, answer: unknown, json: string | Buffer) {
  const parsed = z.safeParse(endpoint.answer, answer);
  if (!parsed.success) throw misfit(endpoint, JSON.stringify(parsed.error.issues));
  const sent: unknown = JSON.parse(json.toString());
  if (!holds(sent, parsed.data)) throw misfit(endpoint, "it is not what the schema makes of it, and browsers do not parse it");
}

const misfit = ({ path }: Endpoint, why: string) =>
  new HttpError(500, "server.answer", `The answer of ${path} does not fit: ${why}`);

/** Whether a value has all that another one has; it may have more. */
function holds(value: unknown, other: unknown): boolean {
  if (typeof other !== "object" || other === null) return other === undefined || value === other;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(other).every(([key, inner]) => holds((value as Record<string, unknown>)[key], inner));
}
