import type { Finding } from "../../../schemas/finding";
import { blocking, inProps, type Subject } from "./subject";
import type { PropsField } from "./props_fields";

const source = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Pictures from where the settings allow none: a browser would not show them. */
export const checkPictures = ({ sections, facts: { pictureOrigins } }: Subject): Finding[] =>
  sections.flatMap(({ section, fields }) =>
    foreignPictures(fields, pictureOrigins).map(({ path, origin }) =>
      blocking("picture.blocked", { section, path: inProps(path) }, { origin }),
    ),
  );

/** What among fields shows a picture of an origin that is not allowed; nothing where all are. */
export function foreignPictures(fields: readonly PropsField[], allowed: readonly string[] | undefined) {
  if (!allowed || allowed.length === 0) return [];
  return fields.flatMap((field) =>
    addressesIn(field).flatMap((address) => {
      const origin = /^https?:\/\//i.test(address) ? URL.parse(address)?.origin : null;
      return origin && !allowed.includes(origin) ? [{ path: pathOf(field), origin }] : [];
    }),
  );
}

const pathOf = ({ kind, path, value }: PropsField) => (kind === "image" && typeof value === "object" ? [...path, "src"] : path);

function addressesIn({ kind, value }: PropsField): string[] {
  if (kind === "url" || kind === "reference") return [];
  if (kind === "image") {
    const src = typeof value === "object" ? (value as { src?: unknown }).src : value;
    return typeof src === "string" ? [src] : [];
  }
  const texts = typeof value === "string" ? [value] : Object.values(value as object);
  return texts.flatMap((text) =>
    typeof text === "string" ? [...text.matchAll(source)].map(([, double, single]) => double ?? single ?? "") : [],
  );
}
