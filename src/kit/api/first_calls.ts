import type { Endpoint } from "../../../schemas/endpoint";

const files = import.meta.glob<Record<string, unknown>>("../../../schemas/api/{page_plans,pages,personas,site,users}.ts", {
  query: "?whole",
  eager: true,
});

const isCall = (value: unknown): value is Endpoint => typeof value === "object" && value !== null && "answer" in value;

/** The calls that the editor's first screen makes: to build the schemas of all takes longer than to check these. */
export const calls = Object.values(files).flatMap((file) => Object.values(file).filter(isCall));
