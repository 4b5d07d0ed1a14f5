/**
 * The elements that rich text may hold (D-31), the same where the server sanitises it before it stores it and where
 * the page renders it. Anything else is left out; of `richTextDropped` the content goes too.
 */
export const richTextTags = [
  "p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "hr", "br",
  "a", "strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "code", "mark",
] as const;
export type RichTextTag = (typeof richTextTags)[number];

/** Attributes by element; every other is left out. */
export const richTextAttributes = { a: ["href", "target"] } as const;

export const richTextDropped = [
  "script", "style", "iframe", "noscript", "template", "textarea", "title", "select", "option", "object", "svg", "math", "xmp", "noembed", "noframes", "plaintext",
] as const;
