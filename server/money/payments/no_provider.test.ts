import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

/** A site that is no demo, and whose operator has connected no provider. */
let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  headers = await bearerOf(app, "paid@foyer.test");
});
afterAll(() => app.close());

const get = (url: string) => call(app, { url, headers });
const post = (url: string, payload: object) => call(app, { method: "POST", url, payload, headers });

it("a site without a provider lists no way to pay in or out, and says why (C-8.04)", async () => {
  for (const action of ["deposit", "withdraw"])
    expect((await get(`/api/user/get-payment-methods?locale=en&action=${action}`)).body).toMatchObject({
      paymentMethods: [],
      errorCode: "NO_PROVIDER",
    });
  expect((await get("/api/user/get-min-dep-config")).body).toEqual({ minDepConfig: {} });
});

it.each([
  ["/api/user/init-pay", { pspID: "harbour_card", amount: 50, cardToken: "x" }, 404, "payment.method_not_found"],
  ["/api/user/initialize-payment", {}, 409, "payment.no_cashier"],
  ["/api/user/open-card-frame", { pspID: "harbour_card" }, 404, "payment.method_not_found"],
])("%s starts nothing there, whatever a page of another time asks for", async (url, body, status, code) => {
  expect(await post(url, body)).toMatchObject({ status, body: { code } });
});

it("and its back office has no method to switch on", async () => {
  const staff = await bearerOf(app, "cashier@foyer.test");
  expect((await call(app, { url: "/api/backoffice/payments/methods", headers: staff })).body).toMatchObject({ methods: [] });
  const editor = await bearerOf(app, "editor@foyer.test");
  expect((await call(app, { url: "/api/backoffice/payment-methods", headers: editor })).body).toEqual({ methods: [] });
});
