/** A link that opens another site beside this one, and does not tell it where its visitor comes from; one of our own stays as it is. */
export const outward = (href: string) =>
  /^https?:/i.test(href) ? ({ href, target: "_blank", rel: "noopener noreferrer" } as const) : { href };
