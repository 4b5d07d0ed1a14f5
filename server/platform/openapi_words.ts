import words from "./property_words.json";

export type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [key: string]: unknown };

const wordsOf: Partial<Record<string, string>> = words;

/**
 * JSON schemas with a sentence for each property, by its name: the same name means the same in all calls. The sentences are kept here
 * and not beside the schemas, of which visitors download some.
 */
export function describeProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(describeProperties);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === "properties" ? describeEach(value as Record<string, JsonSchema>) : describeProperties(value),
    ]),
  );
}

const describeEach = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...(wordsOf[name] && { description: wordsOf[name] }), ...(describeProperties(schema) as JsonSchema) },
    ]),
  );
