import * as z from "zod/mini";
import { expect, it } from "vitest";
import type { Endpoint } from "../../schemas/endpoint";
import { describeApi } from "./openapi";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "role" in value && "path" in value;
const endpoints = Object.values(import.meta.glob<Record<string, unknown>>("../../schemas/api/**/*.ts", { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

interface Content {
  content: { "application/json": { example?: unknown } };
}
interface Operation {
  requestBody?: Content;
  responses: { "200": Content };
}
const document = describeApi(endpoints);
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replace(/:([a-zA-Z]+)/g, "{$1}")]?.[method.toLowerCase()] as Operation;
const exampleIn = (content?: Content) => content?.content["application/json"].example;

it("shows of every body and every answer an example that the call's own schema takes (D-30)", () => {
  const parts = endpoints.flatMap((endpoint) => {
    const { requestBody, responses } = operationOf(endpoint);
    const call = `${endpoint.method} ${endpoint.path}`;
    const answer = { call: `${call} answer`, schema: endpoint.answer, example: exampleIn(responses["200"]) };
    return endpoint.body ? [answer, { call: `${call} body`, schema: endpoint.body, example: exampleIn(requestBody) }] : [answer];
  });
  expect(parts.length).toBeGreaterThan(250);
  const wrong = parts.flatMap(({ call, schema, example }) => {
    const parsed = z.safeParse(schema, example);
    return parsed.success ? [] : parsed.error.issues.map(({ path, code }) => `${call}: ${code} at ${path.join(".")}`);
  });
  expect(wrong).toEqual([]);
});
