import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { cardDetails, cardProblems, digitsOf } from "../../../../schemas/card_fields";
import { behaviourOf, brandOf, type Challenge, readBehaviour } from "./cards";
import type { Entry, PaymentOrder, SandboxAction } from "./entries";
import { isOpen, type KeptCard, type Provider } from "./provider";
import { detail } from "./request_words";
import type { SandboxShared } from "./shared";
import { wishFor } from "./wish";

export const challenges: Record<Challenge, { method: "GET" | "POST"; request: "creq" | "PaReq"; answer: "cres" | "PaRes" }> = {
  creq_post: { method: "POST", request: "creq", answer: "cres" },
  pareq_get: { method: "GET", request: "PaReq", answer: "PaRes" },
  pareq_post: { method: "POST", request: "PaReq", answer: "PaRes" },
};

/** As 3-D Secure carries its messages in forms and addresses. */
export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
export const decode = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString());

/** Charges a card: at once, or after its bank has asked its customer. Asked again, it says again what the customer has to do. */
export function startCard(
  provider: Provider,
  entry: Entry,
  { card_token: token, card }: Pick<PaymentOrder, "card_token" | "card">,
) {
  if (!isOpen(entry)) return null;
  const challenge = detail(entry, "challenge");
  if (entry.status === "requires_action") return challengeOf(provider, entry, challenge as Challenge);
  const kept = token ? provider.card(token) : readCard(provider, card);
  if (kept) return charge(provider, entry, kept);
  provider.plan(entry, [{ at: 0, status: "declined", reason: "unknown_card" }]);
  return null;
}

function charge(
  provider: Provider,
  entry: Entry,
  { token, brand, last4, expiry, holder, behaviour }: KeptCard,
): SandboxAction | null {
  const { challenge, outcome, reason } = readBehaviour(behaviour);
  provider.note(entry, { card_token: token, brand, last4, expiry, holder, ...(challenge && { challenge }) });
  if (challenge) {
    provider.take(entry, { status: "requires_action" });
    return challengeOf(provider, entry, challenge);
  }
  if (outcome === "declined") provider.plan(entry, [{ at: 0, status: "declined", reason: reason ?? "declined_by_bank" }]);
  else provider.carryOut(entry, outcome ?? wishFor(entry));
  return null;
}

/** The form that 3-D Secure wants posted to the card's bank (C-4.12, C-7.03). */
function challengeOf(provider: Provider, entry: Entry, challenge: Challenge): SandboxAction {
  const { method, request } = challenges[challenge];
  const asked = encode({ messageType: "CReq", threeDSServerTransID: entry.id });
  const at = (path: string) => detail(entry, "pageOrigin") + path;
  return {
    type: "three_d_secure",
    url: at("/acs/challenge"),
    method,
    fields: { [request]: asked, MD: provider.seal(entry.id), TermUrl: at("/card/3ds") },
  };
}

/** Takes a card that was typed: its number is read here and kept nowhere. Null where it is none. */
export function readCard(provider: Provider, typed: unknown): KeptCard | null {
  const card = z.safeParse(cardDetails, typed);
  if (!card.success || Object.keys(cardProblems(card.data, { today: new Date() })).length > 0) return null;
  const number = digitsOf(card.data.number);
  const { expiry, holder } = card.data;
  return provider.keepCard(number, {
    brand: brandOf(number),
    last4: number.slice(-4),
    expiry,
    holder,
    behaviour: behaviourOf(number),
  });
}

/** Charges a card that was typed into the provider's own page, and says where the page goes on. */
export function payByCard({ provider }: SandboxShared, reply: FastifyReply, entry: Entry, body: unknown) {
  const end = { type: "form", method: "POST", url: `/end/${entry.id}`, fields: {} };
  if (!isOpen(entry)) return reply.send(end);
  const card = readCard(provider, body);
  if (!card) return reply.code(422).send({ error: "invalid_card" });
  const action = charge(provider, entry, card);
  return reply.send(action?.type === "three_d_secure" ? { ...action, type: "form", url: new URL(action.url).pathname } : end);
}
