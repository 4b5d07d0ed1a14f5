import type { FastifyInstance } from "fastify";
import { endInFrame } from "./end_page";
import type { Entry } from "./entries";
import type { Look } from "./pages/page";
import { bankPage, upiPage, walletPage } from "./pages/payment_pages";
import { entryOf, lookOf, showFinished, showMissing } from "./payment_page";
import { isOpen } from "./provider";
import { detail, factsOf, formOf, letFrame, show } from "./request_words";
import type { SandboxShared } from "./shared";
import { wishFor } from "./wish";

/** Channels whose customers decide on one page. */
const simple = ["bank", "skrill", "interac", "upi"] as const;
type Simple = (typeof simple)[number];

/** Of the practice customer: IBANs whose check digits are right. */
const accountNumbers: Record<string, string> & { everyday: string } = {
  everyday: "DE89370400440532013000",
  savings: "DE75512108001245126199",
};

const bodies: Record<Simple, (look: Look, entry: Entry) => string> = {
  bank: (look, entry) => bankPage(look, factsOf(entry)),
  skrill: (look, entry) => walletPage(look, factsOf(entry), { email: detail(entry, "email"), isTransfer: false }),
  interac: (look, entry) => walletPage(look, factsOf(entry), { email: detail(entry, "email"), isTransfer: true }),
  upi: (look, entry) => upiPage(look, factsOf(entry)),
};

/** Pages on which a customer says yes or no. */
export async function payRoutes(app: FastifyInstance, shared: SandboxShared) {
  const { provider } = shared;
  for (const channel of simple) {
    const path = `/${channel}/pay/:id`;
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const entry = entryOf(shared, request, channel);
      if (!entry) return showMissing(shared, request, reply);
      letFrame(reply, entry.returnUrl);
      if (!isOpen(entry)) return showFinished(shared, reply, entry);
      return show(reply, bodies[channel](lookOf(shared, request, entry), entry));
    });
    app.post<{ Params: { id: string } }>(path, async (request, reply) => {
      const entry = entryOf(shared, request, channel);
      if (!entry) return showMissing(shared, request, reply);
      if (isOpen(entry)) {
        const { answer, outcome, account = "everyday" } = formOf(request);
        if (channel === "bank") provider.note(entry, { account: accountNumbers[account] ?? accountNumbers.everyday });
        if (answer === "cancel") provider.plan(entry, [{ at: 0, status: "declined", reason: "cancelled_by_customer" }]);
        else provider.carryOut(entry, wishFor(entry, outcome));
      }
      return endInFrame(shared, reply, entry);
    });
  }
}
