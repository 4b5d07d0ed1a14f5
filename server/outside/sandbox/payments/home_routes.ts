import type { FastifyInstance } from "fastify";
import { isLanguage } from "../../../../schemas/text";
import { brands } from "./pages/brands";
import { homePage } from "./pages/home_page";
import { show } from "./request_words";
import type { SandboxShared } from "./shared";

/** What there is to practise with, and who answers here: another process of the same demo asks before it opens a sandbox of its own. */
export async function homeRoutes(app: FastifyInstance, { provider, words }: SandboxShared) {
  app.get("/about", async () => ({ name: "payment sandbox", key: provider.publicKey }));

  app.get("/", async (request, reply) => {
    const accepted = String(request.headers["accept-language"] ?? "").slice(0, 2);
    const language = isLanguage(accepted) ? accepted : "en";
    return show(reply, homePage({ language, words: words[language], brand: brands.card, nonce: request.cspNonce }));
  });
}
