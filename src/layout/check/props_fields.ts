import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration, image } from "../../../schemas/image";
import { url } from "../../../schemas/link";
import { logo } from "../../../schemas/navigation";
import { type ReferenceKind, referencesOf } from "../../../schemas/reference";
import { textKindOf, type TextKind } from "../../../schemas/text";

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** A value inside props that the check looks at, as the type's schema knows it. */
export type PropsField =
  | { kind: "text"; text: TextKind; path: Path; value: unknown; isRequired: boolean }
  | { kind: "image"; path: Path; value: unknown; isNamed: boolean }
  | { kind: "url"; path: Path; value: unknown }
  | { kind: "reference"; of: ReferenceKind; path: Path; value: string };

const none: readonly PropsField[] = [];
const known = new WeakMap<object, { schema: Schema; fields: readonly PropsField[] }>(); // props never change in place

/** Every text, picture, link and name of something else inside props, found by walking their schema: nothing is guessed from a value's shape. */
export function fieldsIn(schema: Schema, props: object | undefined): readonly PropsField[] {
  if (!props) return none;
  const before = known.get(props);
  if (before?.schema === schema) return before.fields;
  const fields: PropsField[] = [];
  walk(schema, props, { path: [], isRequired: true, fields });
  known.set(props, { schema, fields });
  return fields;
}

interface At {
  path: Path;
  isRequired: boolean;
  /** What a picture shows is said beside it, as a logo's name is (S-2.83), or a banner's title. */
  isNamed?: boolean;
  fields: PropsField[];
}

function walk(schema: Schema, value: unknown, at: At): void {
  const { path, fields, isRequired, isNamed = false } = at;
  if (value === undefined || value === null || !holdsFields(schema)) return;
  const references = referencesOf(schema)?.(value);
  if (references) {
    for (const each of references)
      fields.push({ kind: "reference", of: each.kind, path: [...path, ...each.path], value: each.id });
    return;
  }
  const text = textKindOf(schema);
  if (text) return void fields.push({ kind: "text", text, path, value, isRequired });
  if (schema === url) return void fields.push({ kind: "url", path, value });
  if (schema === image || schema === decoration) {
    fields.push({ kind: "image", path, value, isNamed: isNamed || schema === decoration });
    const { alt, isDecoration } = value as { alt?: unknown; isDecoration?: unknown };
    if (typeof value !== "object" || !alt || isDecoration === true) return;
    return void fields.push({ kind: "text", text: "plain", path: [...path, "alt"], value: alt, isRequired: false });
  }
  if (schema === logo) return walkObject(logo.shape, value, { ...at, isNamed: hasName(value) });
  if (schema === banner) return walkObject(banner.shape, value, { ...at, isNamed: hasOneOf(value, bannerWords) });
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return walk(def.innerType, value, { ...at, isRequired: isRequired && def.type === "readonly" });
    case "pipe":
      return walk(def.in, value, at);
    case "union":
      return walk(def.options.find((option) => z.safeParse(option, value).success) ?? z.unknown(), value, at);
    case "array":
      if (Array.isArray(value))
        value.forEach((item, index) => walk(def.element, item, { fields, path: [...path, index], isRequired: true }));
      return;
    case "object":
      return walkObject(def.shape, value, at);
    default:
  }
}

const hasName = (value: unknown): boolean => hasOneOf(value, ["alt", "name"]);

/** One that names a promotion has that one's words. */
const bannerWords = ["bannerKey", "bannerTitle", "bannerTitleSecondary", "bannerDescription"];

/** Whether an object says something in one of its texts, in any language. */
function hasOneOf(value: unknown, names: readonly string[]): boolean {
  const texts = value as Record<string, unknown>;
  return names.some((name) => {
    const text = texts[name];
    return typeof text === "object" && text !== null ? Object.values(text).some(Boolean) : Boolean(text);
  });
}

function walkObject(shape: z.core.$ZodShape, value: unknown, { path, fields, isNamed = false }: At) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [key, field] of Object.entries(shape)) {
    const inner = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    walk(field, inner, { fields, path: [...path, key], isRequired: true, isNamed });
  }
}

const holding = new WeakMap<Schema, boolean>();

/** Whether a text, a picture, a link or a reference may be anywhere inside what a schema describes. */
function holdsFields(schema: Schema): boolean {
  const before = holding.get(schema);
  if (before !== undefined) return before;
  holding.set(schema, false);
  const isField =
    schema === url || schema === image || schema === decoration || (textKindOf(schema) ?? referencesOf(schema)) !== undefined;
  const holds = isField || partsOf(schema).some(holdsFields);
  holding.set(schema, holds);
  return holds;
}

function partsOf(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return [def.innerType];
    case "pipe":
      return [def.in];
    case "union":
      return def.options;
    case "array":
      return [def.element];
    case "object":
      return Object.values(def.shape);
    default:
      return [];
  }
}
