import type { FastifyReply, FastifyRequest } from "fastify";
import type { Channel, Entry } from "./entries";
import { type Brand, brands } from "./pages/brands";
import type { Look } from "./pages/page";
import { finishedPage, missingPage } from "./pages/payment_pages";
import { factsOf, languageOf, letFrame, show } from "./request_words";
import type { SandboxShared } from "./shared";

const brandOf = (channel: Channel): Brand => (channel === "crypto" ? brands.wallet : brands[channel]);

export function entryOf({ provider }: SandboxShared, request: FastifyRequest, channel: Channel): Entry | null {
  const entry = provider.get((request.params as { id: string }).id);
  return entry?.channel === channel && entry.kind === "payment" ? entry : null;
}

export function lookOf({ words }: Pick<SandboxShared, "words">, { cspNonce }: FastifyRequest, entry: Entry, brand?: Brand): Look {
  const language = languageOf(entry);
  return {
    language,
    words: words[language],
    brand: brand ?? brandOf(entry.channel),
    nonce: cspNonce,
    merchant: URL.parse(entry.returnUrl ?? "")?.origin,
  };
}

export const showMissing = ({ words }: SandboxShared, { cspNonce }: FastifyRequest, reply: FastifyReply) =>
  show(reply.code(404), missingPage({ language: "en", words: words.en, brand: brands.cashier, nonce: cspNonce }));

export function showFinished(shared: SandboxShared, reply: FastifyReply, entry: Entry) {
  letFrame(reply, entry.returnUrl);
  const isExpired = entry.status === "expired" || (entry.expiresAt ?? Infinity) <= Date.now();
  return show(reply, finishedPage(lookOf(shared, reply.request, entry, brandOf(entry.channel)), factsOf(entry), isExpired));
}
