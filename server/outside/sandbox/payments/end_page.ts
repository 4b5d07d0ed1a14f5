import type { FastifyReply } from "fastify";
import type { Entry } from "./entries";
import { page, say } from "./pages/page";
import { lookOf } from "./payment_page";
import { letFrame, show } from "./request_words";
import type { SandboxShared } from "./shared";

/** The customer is done: back to the merchant, or in a frame a word to the page around it. */
export function endInFrame({ words }: Pick<SandboxShared, "words">, reply: FastifyReply, entry: Entry) {
  const returnUrl = entry.returnUrl ?? "/";
  if (reply.request.headers["sec-fetch-dest"] !== "iframe") return reply.redirect(returnUrl, 303);
  letFrame(reply, returnUrl);
  const look = lookOf({ words }, reply.request, entry);
  const title = say(look, "cashier_sent_title");
  const body = `<p role="status">${say(look, "cashier_sent_text")}</p>`;
  return show(reply, page(look, { title, body, script: `tell("finished")` }));
}
