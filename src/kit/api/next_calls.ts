import type { Endpoint } from "../../../schemas/endpoint";

const files = import.meta.glob<Record<string, unknown>>("../../../schemas/api/{page_addresses,page_check,page_notes}.ts", {
  query: "?whole",
  eager: true,
});

const isCall = (value: unknown): value is Endpoint => typeof value === "object" && value !== null && "answer" in value;

/** The calls that the editor makes by itself once its first screen is there, for the same reason. */
export const calls = Object.values(files).flatMap((file) => Object.values(file).filter(isCall));
