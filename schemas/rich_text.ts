/** Elements of rich text that stand one below the other; words between them are paragraphs. */
export const richTextBlocks = ["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "div", "pre", "hr"] as const;

/** The elements of rich text that a page renders (D-31). Of any other only the words are shown; of `richTextDropped` not even those. */
export const richTextTags = [
  ...richTextBlocks,
  "br",
  "a",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "small",
  "sub",
  "sup",
  "code",
  "mark",
  "span",
] as const;
export type RichTextTag = (typeof richTextTags)[number];

export const richTextDropped = [
  "script",
  "style",
  "iframe",
  "noscript",
  "template",
  "textarea",
  "title",
  "select",
  "option",
  "object",
  "svg",
  "math",
  "xmp",
  "noembed",
  "noframes",
  "plaintext",
] as const;
