import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { channelOf } from "./api_key";
import type { Challenge } from "./cards";
import { challenges, decode, encode, payByCard, readCard } from "./charge_card";
import { endInFrame } from "./end_page";
import { brands } from "./pages/brands";
import { challengeEndPage, challengePage } from "./pages/payment_pages";
import { entryOf, lookOf, showFinished, showMissing } from "./payment_page";
import { isOpen, type Provider } from "./provider";
import { detail, factsOf, formOf, letFrame, show } from "./request_words";
import { pageOf, showScripted } from "./scripted_page";
import type { SandboxShared } from "./shared";
import { wishFor } from "./wish";

/** What a frame with card fields alone is opened with. */
const fieldsOrder = z.object({
  merchant_origin: z.url(),
  page_origin: z.url(),
  merchant: z._default(z.string().check(z.maxLength(100)), "Merchant"),
  language: z._default(z.string().check(z.maxLength(5)), "en"),
  look: z.optional(z.object({ theme: z.string().check(z.maxLength(40)), scheme: z.string().check(z.maxLength(10)) })),
  holder: z._default(z.string().check(z.maxLength(100)), ""),
});

function sessionOf(provider: Provider, sealed: string): z.output<typeof fieldsOrder> | null {
  const text = provider.unseal(sealed);
  return text === null ? null : (decode(text) as z.output<typeof fieldsOrder>);
}

export async function cardRoutes(app: FastifyInstance, shared: SandboxShared) {
  const { provider } = shared;

  app.get<{ Params: { id: string } }>("/card/pay/:id", async (request, reply) => {
    const entry = entryOf(shared, request, "card");
    if (!entry) return showMissing(shared, request, reply);
    if (!isOpen(entry)) return showFinished(shared, reply, entry);
    return showScripted(shared, reply, pageOf(entry), { view: "card", id: entry.id, amount: factsOf(entry).amount });
  });

  app.post("/:channel/sessions", async (request, reply) => {
    if (channelOf(provider, request, reply) !== "card") return reply;
    const order = z.safeParse(fieldsOrder, request.body);
    if (!order.success) return reply.code(422).send({ error: "invalid" });
    const id = provider.seal(encode(order.data));
    return reply.code(201).send({ url: `${order.data.page_origin}/card/fields/${id}` });
  });

  app.get<{ Params: { id: string } }>("/card/fields/:id", async (request, reply) => {
    const session = sessionOf(provider, request.params.id);
    if (!session) return showMissing(shared, request, reply);
    const { merchant_origin: merchantUrl, merchant, language, look, holder } = session;
    const page = { channel: "card", merchantUrl, merchant, language, holder, theme: look?.theme, scheme: look?.scheme } as const;
    return showScripted(shared, reply, page, { view: "fields", id: request.params.id });
  });

  app.post<{ Params: { id: string } }>("/card/fields/:id", async (request, reply) => {
    if (!sessionOf(provider, request.params.id)) return reply.code(404).send({ error: "not_found" });
    const card = readCard(provider, request.body);
    if (!card) return reply.code(422).send({ error: "invalid_card" });
    return { token: card.token, brand: card.brand, last4: card.last4 };
  });

  app.post<{ Params: { id: string } }>("/card/pay/:id", async (request, reply) => {
    const entry = entryOf(shared, request, "card");
    if (!entry) return reply.code(404).send({ error: "not_found" });
    return payByCard(shared, reply, entry, request.body);
  });

  app.post<{ Params: { id: string } }>("/card/pay/:id/cancel", async (request, reply) => {
    const entry = entryOf(shared, request, "card");
    if (!entry) return showMissing(shared, request, reply);
    if (isOpen(entry)) provider.plan(entry, [{ at: 0, status: "declined", reason: "cancelled_by_customer" }]);
    return endInFrame(shared, reply, entry);
  });

  /** Where a frame goes when nothing is left to ask. */
  app.post<{ Params: { id: string } }>("/end/:id", async (request, reply) => {
    const entry = provider.get(request.params.id);
    return entry ? endInFrame(shared, reply, entry) : showMissing(shared, request, reply);
  });

  app.route({
    method: ["GET", "POST"],
    url: "/acs/challenge",
    handler: async (request, reply) => {
      const { MD = "" } = request.method === "GET" ? (request.query as Record<string, string>) : formOf(request);
      const entry = provider.get(provider.unseal(MD) ?? "");
      if (!entry) return showMissing(shared, request, reply);
      if (!isOpen(entry)) return showFinished(shared, reply, entry);
      letFrame(reply, entry.returnUrl);
      const card = `${detail(entry, "brand")} •••• ${detail(entry, "last4")}`;
      return show(reply, challengePage(lookOf(shared, request, entry, brands.acs), factsOf(entry), { md: MD, card }));
    },
  });

  app.post("/acs/answer", async (request, reply) => {
    const { MD = "", answer = "", outcome = "" } = formOf(request);
    const entry = provider.get(provider.unseal(MD) ?? "");
    if (!entry) return showMissing(shared, request, reply);
    letFrame(reply, entry.returnUrl);
    const name = challenges[detail(entry, "challenge") as Challenge].answer;
    const said = provider.seal(encode({ id: entry.id, answer, outcome }));
    const look = lookOf(shared, request, entry, brands.acs);
    return show(reply, challengeEndPage(look, { action: "/card/3ds", fields: { MD, [name]: said } }));
  });

  app.post("/card/3ds", async (request, reply) => {
    const { cres, PaRes } = formOf(request);
    const said = provider.unseal(cres ?? PaRes ?? "");
    const { id = "", answer, outcome } = said ? (decode(said) as Record<string, string>) : {};
    const entry = provider.get(id);
    if (!entry) return showMissing(shared, request, reply);
    if (isOpen(entry)) {
      if (answer === "yes") provider.carryOut(entry, wishFor(entry, outcome));
      else provider.plan(entry, [{ at: 0, status: "declined", reason: "authentication_failed" }]);
    }
    return endInFrame(shared, reply, entry);
  });
}
