import { expect, it } from "vitest";
import type { Endpoint } from "../../schemas/endpoint";
import { errorCodes } from "../../schemas/error_codes";
import { describeApi } from "./openapi";
import ownRefusals from "./own_refusals.json";
import words from "./property_words.json";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "role" in value && "path" in value;
const endpoints = Object.values(import.meta.glob<Record<string, unknown>>("../../schemas/api/**/*.ts", { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description: string; content: Record<string, { examples?: Record<string, unknown> }> }>;
}
const document = describeApi(endpoints);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
const operation = (path: string, method: string) => document.paths[path]?.[method] as Operation;

/** Every property with its name and place, however deep. */
function propertiesIn(value: unknown, at: string): { name: string; at: string; description: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(key === "properties"
      ? Object.entries(inner as Record<string, { description?: unknown }>).map(([name, { description }]) => ({
          name,
          at: `${at}.${name}`,
          description,
        }))
      : []),
    ...propertiesIn(inner, key === "properties" ? at : `${at}.${key}`),
  ]);
}
const properties = propertiesIn(document.components.schemas, "");

it("says of every property and parameter what it is: a new name needs a sentence in property_words.json", () => {
  expect(properties.length).toBeGreaterThan(1000);
  expect([...new Set(properties.filter(({ description }) => !description).map(({ at }) => at))]).toEqual([]);
  const parameters = operations.flatMap((each) => each.parameters ?? []);
  expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

it("keeps a sentence for no name that is gone, and writes each as a sentence", () => {
  const names = new Set(properties.map(({ name }) => name));
  expect(Object.keys(words).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.entries(words).filter(([, sentence]) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});

it("gives each call a title of one line, and the whole sentence below", () => {
  for (const { summary, description } of operations) {
    expect(summary).toMatch(/^.{3,85}$/);
    expect(description.startsWith(summary)).toBe(true);
  }
});

it("keeps the back office's calls apart from the site's", () => {
  const [site, backOffice] = document["x-tagGroups"];
  expect(backOffice?.tags.every((tag) => tag.startsWith("back office: "))).toBe(true);
  expect(site?.tags.some((tag) => tag.startsWith("back office"))).toBe(false);
  expect(operation("/api/backoffice/staff", "get").tags).toEqual(["back office: staff"]);
});

it("names the refusals of a call by code, each with an example", () => {
  const codesOf = ({ responses }: Operation) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content["application/json"]?.examples ?? {}).map((code) => `${status} ${code}`),
    );
  const always = ["429 request.too_many", "500 server.error", "503 database.unavailable", "503 server.busy"];
  expect(codesOf(operation("/api/viewer", "get"))).toEqual(always);
  expect(codesOf(operation("/api/backoffice/staff/invite", "post"))).toEqual([
    "400 request.invalid",
    "400 request.too_deep",
    "401 session.required",
    "403 role.not_allowed",
    "403 two_factor.demanded",
    "403 origin.not_allowed",
    "409 staff.taken",
    "413 request.too_large",
    "415 request.media_type",
    ...always,
  ]);
  const login = codesOf(operation("/api/user/login", "post"));
  expect(login).toEqual(expect.arrayContaining(["401 login.failed", "403 user.suspended", "429 login.too_many_attempts"]));
});

it("names of a call's own refusals no code that is none, and none of a call that is gone", () => {
  const codes = new Set<string>(errorCodes);
  const calls = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(ownRefusals).filter((call) => !calls.has(call))).toEqual([]);
  expect(Object.values(ownRefusals).flatMap((refusals) => refusals.filter(([, code]) => !codes.has(code ?? "")))).toEqual([]);
});

/** Thrown where no call of the contract is answered: files, pages, signed notifications, and the process itself. */
const ofOtherRoutes = new Set([
  "asset.not_found",
  "data_export.not_found",
  "chat.off",
  "icon.not_found",
  "payment.signature_wrong",
  "payment.unknown_provider",
  "route.not_found",
  "server.answer",
  "server.stopping",
  "site.not_built",
  "studio.unknown_partner",
  "sitemap.not_found",
  "worker.not_found",
]);
const sources = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "!../testing/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

it("describes every code that the server refuses with: a new one belongs into own_refusals.json", () => {
  const described = new Set(
    operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.keys(content["application/json"]?.examples ?? {})),
    ),
  );
  const thrown = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:new HttpError\(\s*[^,"]+,|notFound\(\s*"[^"]*",)\s*"([a-z0-9_.]+)"/g)].map(([, code = ""]) => code),
  );
  expect(new Set(thrown).size).toBeGreaterThan(100);
  expect([...new Set(thrown)].filter((code) => !described.has(code) && !ofOtherRoutes.has(code))).toEqual([]);
});
