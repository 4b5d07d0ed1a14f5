import type { Endpoint } from "../../../schemas/endpoint";

const files = import.meta.glob<Record<string, unknown>>("../../../schemas/api/**/*.ts", { query: "?whole", eager: true });

const isCall = (value: unknown): value is Endpoint => typeof value === "object" && value !== null && "answer" in value;

/** Every call with its schemas, for who checks answers in a browser. */
export const calls = Object.values(files).flatMap((file) => Object.values(file).filter(isCall));
