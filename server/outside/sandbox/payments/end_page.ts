import type { FastifyReply } from "fastify";
import type { Entry } from "./entries";
import { brands } from "./pages/brands";
import { page, say } from "./pages/page";
import { languageOf, letFrame, show } from "./request_words";
import type { SandboxShared } from "./shared";

/** The customer is done: back to the merchant, or in a frame a word to the page around it. */
export function endInFrame({ words }: SandboxShared, reply: FastifyReply, entry: Entry) {
  const returnUrl = entry.returnUrl ?? "/";
  if (reply.request.headers["sec-fetch-dest"] !== "iframe") return reply.redirect(returnUrl, 303);
  letFrame(reply, returnUrl);
  const language = languageOf(entry);
  const brand = entry.channel === "crypto" ? brands.wallet : brands[entry.channel];
  const look = { language, words: words[language], brand, nonce: reply.request.cspNonce };
  const message = '{action:"finished",action_info:{width:innerWidth,height:document.documentElement.scrollHeight}}';
  return show(
    reply,
    page(look, {
      title: say(look, "cashier_sent_title"),
      body: `<p role="status">${say(look, "cashier_sent_text")}</p>`,
      script: `parent.postMessage(${message},${JSON.stringify(new URL(returnUrl).origin)})`,
    }),
  );
}
