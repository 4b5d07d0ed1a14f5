import * as z from "zod/mini";
import { invalidRequest } from "./api_error";

/**
 * What the parameter `filters` says, which is JSON, or a single value that `alone` makes an object of; nothing where it is not there. 400
 * `request.invalid` at the field where it is neither.
 */
export function readFilters<Schema extends z.core.$ZodType>(
  text: string | undefined,
  schema: Schema,
  alone: (value: string) => object | null = () => null,
): z.output<Schema> {
  const path = ["query", "filters"];
  let value: unknown;
  try {
    value = text ? (alone(text) ?? JSON.parse(text)) : {};
  } catch {
    throw invalidRequest([{ path, message: "Not JSON" }]);
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map((issue) => ({ path: [...path, ...issue.path.map(String)], message: issue.message })),
  );
}
