interface Bonus {
  bonusId: number;
  /** Where the deposit page is in the visitor's language. */
  deposit: string;
}

/** A link of a bonus; one to the deposit page says that it comes from a bonus, and from which (L-2.26, L-2.30). */
export function bonusAddress(url: string, { bonusId, deposit }: Bonus): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url) ?? [];
  if (path !== deposit) return url;
  const params = new URLSearchParams(query);
  if (!params.has("b")) params.set("b", String(bonusId));
  params.set("ab", "1");
  return `${path}?${params}${hash}`;
}
