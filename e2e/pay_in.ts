import type { APIRequestContext } from "@playwright/test";
import { bearerOf } from "./staff";
import { expect } from "./visitor";

/** A deposit by a card that its bank does not ask about, beside the page. */
export async function payIn(request: APIRequestContext, player: string, sum: number, holder = "Mara Lind") {
  const headers = await bearerOf(request, player);
  const opened = await request.post("/api/user/open-card-frame", { headers, data: { pspID: "harbour_card" } });
  const { url, origin } = (await opened.json()) as { url: string; origin: string };
  const card = { number: "4111111111111111", holder, expiry: "12/30", cvc: "123" };
  const taken = await request.post(url, { data: card, headers: { origin } });
  const { token } = (await taken.json()) as { token: string };
  const data = { pspID: "harbour_card", amount: sum, currencyCode: "EUR", cardToken: token };
  const started = await request.post("/api/user/init-pay", { headers, data });
  const { txId } = (await started.json()) as { txId: number };
  const state = async () =>
    (await (await request.get(`/api/user/get-payment?paymentId=${txId}`, { headers })).json()).payment.state;
  await expect.poll(state).toBe("paid");
}
