/** What somebody may have meant by an address that leads nowhere as it stands: an e-mail, a phone number, another site. */
export function meantAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(trimmed)) return `mailto:${trimmed}`;
  if (/^\+?[\d\s().-]{6,}$/.test(trimmed)) return `tel:${trimmed.replace(/[^\d+]/g, "")}`;
  if (/^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}(?:[/?#]|$)/u.test(trimmed)) return `https://${trimmed}`;
  return null;
}

export type Parameter = readonly [name: string, value: string];

interface Parts {
  /** All before the question mark. */
  start: string;
  parameters: readonly Parameter[];
  /** From the # on. */
  end: string;
}

/** An address in the parts that can be edited one by one. */
export function partsOf(address: string): Parts {
  const [, start = "", query = "", end = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return { start, parameters: [...new URLSearchParams(query)], end };
}

/** `:slug` and the like stay readable: they are the page's own parameters. */
export function addressFrom({ start, parameters, end }: Parts): string {
  const written = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return `${start}${parameters.length > 0 ? `?${written}` : ""}${end}`;
}

const encode = (text: string) => encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/").replaceAll("%2C", ",");
