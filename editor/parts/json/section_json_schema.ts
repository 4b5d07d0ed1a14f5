import * as z from "zod/mini";
import { section } from "../../../schemas/page";
import { schemas } from "../../../sections/schemas";
import { isSectionType } from "../../../sections/registry";
import { commonProps } from "../../../schemas/section_props";
import type { JsonSchema } from "./json_schema";

const toJson = (schema: z.core.$ZodType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return json as JsonSchema; // what zod writes is the part of JSON Schema that completion reads
};

/** What a section of each type may hold, for completion: the envelope, with the props of the type that it names. */
export function sectionJsonSchema(): JsonSchema {
  const envelope = envelopeProperties();
  const inner: JsonSchema = { type: "array", items: { $ref: "#/$defs/section" } };
  const kinds = Object.keys(schemas)
    .filter(isSectionType)
    .map((type) => ({
      type: "object",
      properties: { ...envelope, type: { const: type }, props: toJson(schemas[type].schema), sections: inner },
    }));
  const unknown: JsonSchema = {
    type: "object",
    properties: { ...envelope, props: toJson(z.object(commonProps)), sections: inner },
  };
  return { $ref: "#/$defs/section", $defs: { section: { anyOf: [...kinds, unknown] } } };
}

/** What all sections share, without what their types decide. */
function envelopeProperties(): Readonly<Record<string, JsonSchema>> {
  const json = toJson(section);
  const own = json.$ref ? json.$defs?.[json.$ref.replace("#/$defs/", "")] : json;
  const { props: _, sections: __, ...rest } = own?.properties ?? {};
  return rest;
}
