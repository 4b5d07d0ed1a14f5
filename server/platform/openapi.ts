import * as z from "zod/mini";
import { banner } from "../../schemas/banner";
import type { Endpoint } from "../../schemas/endpoint";
import { page, section } from "../../schemas/page";
import { siteSettings } from "../../schemas/settings";
import { user } from "../../schemas/user";
import { exampleOfPart, exemplify } from "./openapi_examples";
import { describeProperties, type JsonSchema } from "./openapi_words";
import { refusalsOf } from "./openapi_refusals";

const named = { Page: page, Section: section, Banner: banner, User: user, SiteSettings: siteSettings };

/** The OpenAPI 3.1 document of the calls that are served, made from the very schemas that check them (D-30). */
export function describeApi(endpoints: readonly Endpoint[]) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  for (const endpoint of endpoints) {
    for (const part of ["params", "query", "body", "answer"] as const) {
      const schema = endpoint[part];
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${operationOf(endpoint)}.${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  const components = exemplify(describeProperties(schemas)) as Record<string, JsonSchema>;
  const nameOf = (schema: Endpoint["query"]) => (schema && registry.get(schema)?.id) ?? "";
  const refOf = (schema: Endpoint["answer"]) => ({ $ref: `#/components/schemas/${nameOf(schema)}` });
  const shapeOf = (schema: Endpoint["query"]) => components[nameOf(schema)];
  const exampleOf = (schema: Endpoint["answer"]) => exampleOfPart(nameOf(schema), refOf(schema), { schemas: components });

  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, { refOf, shapeOf, exampleOf }) };
  }
  for (const schema of Object.values(components)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Foyer", version: "1", description: "Every call of the site and of its back office." },
    tags: tagsOf(endpoints).map((name) => ({ name })),
    "x-tagGroups": [
      { name: "Site", tags: tagsOf(endpoints.filter((endpoint) => !isBackOffice(endpoint))) },
      { name: "Back office", tags: tagsOf(endpoints.filter(isBackOffice)) },
    ],
    paths,
    components: {
      schemas: { ...components, Error: errorSchema },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "foyer_session" },
      },
    },
  };
}

const errorSchema = {
  type: "object",
  properties: {
    message: { type: "string", description: "Why, for people." },
    code: { type: "string", description: "Why, for programs; it does not change." },
    data: { description: "What more there is to say, as `issues` with the path of each field that is not valid." },
  },
  required: ["message"],
};

interface Lookup {
  refOf: (schema: Endpoint["answer"]) => { $ref: string };
  shapeOf: (schema: Endpoint["query"]) => JsonSchema | undefined;
  exampleOf: (schema: Endpoint["answer"]) => unknown;
}

function operation(endpoint: Endpoint, { refOf, shapeOf, exampleOf }: Lookup) {
  const jsonOf = (schema: Endpoint["answer"]) => ({
    "application/json": { schema: refOf(schema), example: exampleOf(schema) },
  });
  const parameters = [...parametersOf(shapeOf(endpoint.params), "path"), ...parametersOf(shapeOf(endpoint.query), "query")];
  const isPublic = endpoint.role === "public";
  return {
    operationId: operationOf(endpoint),
    tags: [tagOf(endpoint)],
    summary: titleOf(endpoint.summary),
    description: `${endpoint.summary}\n\n${isPublic ? "For everybody." : `For the role ${endpoint.role} and above.`}`,
    ...(isPublic ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: jsonOf(endpoint.body) } } : {}),
    responses: {
      "200": { description: "Done", content: jsonOf(endpoint.answer) },
      ...refusalsOf(endpoint),
    },
  };
}

const parametersOf = (shape: JsonSchema | undefined, place: "path" | "query") =>
  Object.entries(shape?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(description === undefined ? {} : { description }),
    required: place === "path" || (shape?.required?.includes(name) ?? false),
    schema,
  }));

const operationOf = ({ method, path }: Endpoint) =>
  method.toLowerCase() +
  path.replace(/[^a-zA-Z]+([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase()).replace(/[^a-zA-Z]/g, "");

/** Up to its first stop: what a list of calls has room for. */
const titleOf = (summary: string) => summary.split(/[.;:,(] ?/, 1)[0]?.trim() ?? summary;

const isBackOffice = ({ path }: Endpoint) => path.startsWith("/api/backoffice/");

const tagsOf = (endpoints: readonly Endpoint[]) => [...new Set(endpoints.map(tagOf))];

function tagOf(endpoint: Endpoint) {
  const [, , room = "site", topic = ""] = endpoint.path.split("/");
  return isBackOffice(endpoint) ? `back office: ${topic.replace(/[-_]/g, " ")}` : room;
}
