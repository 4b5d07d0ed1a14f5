import type { JsonSchema } from "../../parts/json/json_schema";
import { sectionJsonSchema } from "../../parts/json/section_json_schema";

const perLanguage: JsonSchema = {
  type: "object",
  properties: Object.fromEntries(["da", "de", "en", "es", "fi", "no", "pt"].map((code) => [code, { type: "string" }])),
};

/** What a page may hold, for completion: its own fields, and in its sections what their types may. */
export function pageJsonSchema(): JsonSchema {
  const { $defs = {} } = sectionJsonSchema();
  return {
    $defs,
    type: "object",
    properties: {
      id: { type: "string" },
      route: { type: "string" },
      title: perLanguage,
      description: perLanguage,
      access: { enum: ["any", "user"] },
      sections: { type: "array", items: { $ref: "#/$defs/section" } },
    },
    required: ["id", "route", "title", "sections"],
  };
}
