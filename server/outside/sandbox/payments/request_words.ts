import type { FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "../../../../schemas/text";
import { formatMoney, formatNumber } from "../../../../src/kit/ui/format";
import { decimalsOf, toDecimal } from "../../../platform/amounts";
import type { Entry } from "./entries";
import type { PaymentFacts } from "./pages/payment_pages";

export const languageOf = ({ language }: Pick<Entry, "language">): Language => (isLanguage(language) ? language : "en");

/** A sum as a language writes it: `€20.00`, `0.015 BTC`. */
export function shownAmount(amount: number, currency: string, language: Language): string {
  const decimals = decimalsOf(currency);
  if (decimals < 8) return formatMoney(toDecimal(amount, currency), { language, currency });
  return `${formatNumber(toDecimal(amount, currency), language, { maximumFractionDigits: decimals })} ${currency}`;
}

export const detail = ({ details }: Entry, name: string) => String(details[name] ?? "");

export const factsOf = (entry: Entry): PaymentFacts => ({
  merchant: detail(entry, "merchant"),
  amount: shownAmount(entry.amount, entry.currency, languageOf(entry)),
  reference: detail(entry, "statement") || entry.reference,
  returnUrl: entry.returnUrl ?? "/",
});

/** What a form has sent. */
export const formOf = ({ body }: FastifyRequest): Record<string, string> =>
  typeof body === "string" ? Object.fromEntries(new URLSearchParams(body)) : {};

export const show = (reply: FastifyReply, html: string) => reply.type("text/html; charset=utf-8").send(html);

/** Lets one merchant's pages frame this answer, and forms on it lead back there. */
export function letFrame(reply: FastifyReply, merchantUrl: string | null) {
  const { origin } = URL.parse(merchantUrl ?? "") ?? { origin: "" };
  reply.header("content-security-policy", pagePolicy(reply.request.cspNonce, origin));
}

export const pagePolicy = (nonce: string, merchant = "") =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${merchant}`.trimEnd(),
    merchant ? `frame-ancestors 'self' ${merchant}` : "frame-ancestors 'none'",
  ].join("; ");
