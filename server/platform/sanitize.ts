import sanitizeHtml from "sanitize-html";
import { isSafeUrl } from "../../schemas/safe_url";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "code", "div", "span"],
    ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "mark", "abbr", "a", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "target", "rel", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    abbr: ["title"],
    ol: ["start"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: safeLink(attributes) }),
  },
};

/** A link's attributes in their own order, so that cleaning once more changes nothing. */
function safeLink({ ...attributes }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { href = "", target } = attributes;
  if (isSafeUrl(href.trim())) attributes["href"] = href.trim();
  else delete attributes["href"];
  if (target === "_blank") attributes["rel"] = "noopener";
  else delete attributes["target"];
  return attributes;
}

/** What of a rich text may stay (S-0.08). Doing it twice changes nothing more. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

const looksLikeMarkup = /<[a-z!/?]/i; // a "<" before anything else is text to every browser

/** A value with all markup inside it safe to show; one without markup stays the very same. */
export function sanitizeValue<Value>(value: Value): Value;
export function sanitizeValue(value: unknown): unknown {
  if (typeof value === "string") return looksLikeMarkup.test(value) ? sanitizeRichText(value) : value;
  if (Array.isArray(value)) return keepIfSame(value, sanitizeValue);
  if (typeof value !== "object" || value === null) return value;
  return withChanges(value, Object.fromEntries(Object.entries(value).map(([key, field]) => [key, sanitizeValue(field)])));
}

export function keepIfSame<Item>(list: Item[], change: (item: Item) => Item): Item[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** The object with some fields replaced, in its own order of keys; the very same where none differs. */
export function withChanges<Value extends object>(value: Value, changes: Partial<Value>): Value {
  const entries = Object.entries(value).map(([key, field]) => [key, key in changes ? changes[key as keyof Value] : field]);
  const isSame = entries.every(([key, field]) => value[key as keyof Value] === field);
  return isSame ? value : (Object.fromEntries(entries) as Value); // the same keys with values of the same kinds
}
