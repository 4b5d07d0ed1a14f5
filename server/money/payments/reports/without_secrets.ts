/** Longer than any notification that is worth reading. */
const longest = 8_000;
const secretNames =
  /token|secret|sign|password|authori[sz]ation|key|cvc|cvv|^pan$|number|account|iban|holder|e-?mail|phone|^name$|first_?name|last_?name|birth|address|last4|fields|pareq|creq/i;
/** Twelve to nineteen digits, in groups or not: what a card's number looks like. */
const cardNumber = /\b\d(?:[ -]?\d){11,18}\b/g;
const hidden = "•••";

/**
 * A notification as the back office may read it: secrets, accounts and names of people are taken out by the names of their
 * fields, and whatever looks like a card's number. Null where it is neither JSON nor a form.
 */
export function withoutSecrets(body: Buffer): string | null {
  const text = body.toString("utf8");
  const value = readJson(text) ?? readForm(text);
  return value === null ? null : JSON.stringify(hide(value), null, 2).slice(0, longest);
}

function hide(value: unknown): unknown {
  if (typeof value === "string") return value.replace(cardNumber, hidden);
  if (Array.isArray(value)) return value.map(hide);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretNames.test(name) && inner !== null ? hidden : hide(inner)]),
  );
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function readForm(text: string): Record<string, string> | null {
  if (!/^[\w.%+\-[\]]+=/.test(text)) return null;
  return Object.fromEntries(new URLSearchParams(text));
}
