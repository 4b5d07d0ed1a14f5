// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import cardWords from "../../locales/en/player/card_fields.json";
import words from "../../locales/en/site/payment_sandbox.json";
import { paymentFrameMessage, type PaymentFrameMessage } from "../../schemas/payment_frame";
import { createWords } from "../kit/words/create_words";
import CashierPage from "./CashierPage";
import { CheckoutContext } from "./checkout_context";
import FieldsPage from "./FieldsPage";
import { createMerchant } from "./merchant";
import type { View } from "./view";

const origin = "https://casino.example";
const said: PaymentFrameMessage[] = [];
const parent = {
  postMessage(message: unknown, to: string) {
    expect(to).toBe(origin); // never to whoever it may be
    said.push(paymentFrameMessage.parse(message));
  },
};

beforeEach(() => {
  said.length = 0;
  vi.spyOn(window, "parent", "get").mockReturnValue(parent as unknown as Window);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 390, 420));
  HTMLFormElement.prototype.submit = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(Page: () => React.ReactNode, more: Partial<View>) {
  const view: View = {
    view: "cashier",
    id: "pay_1",
    language: "en",
    brand: "Quayside",
    merchant: "Foyer",
    merchantOrigin: origin,
    holder: "Alexander Berg",
    words,
    ...more,
  };
  const merchant = createMerchant(document.body, origin);
  const t = createWords("en", { card_fields: cardWords });
  render(
    <CheckoutContext value={{ view, t, merchant }}>
      <Page />
    </CheckoutContext>,
  );
  return userEvent.setup();
}

const say = (data: unknown, from = origin, source: unknown = parent) =>
  fireEvent(window, new MessageEvent("message", { data, origin: from, source: source as Window }));

function answer(status: number, body: unknown) {
  const call = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", call);
  return call;
}

const cashier = { systems: ["card", "bank", "wallet"], amount: 100, currency: "EUR", min: 1, max: 5_000 };

it("tells what somebody does in the embedded cashier in the documented words, with the size of the frame (C-4.24 to C-4.26, C-7.10)", async () => {
  const call = answer(200, { url: "/end/pay_1", method: "POST", fields: {} });
  const user = open(CashierPage, cashier);
  await user.click(screen.getByRole("button", { name: "Bank" }));
  await user.clear(screen.getByLabelText("Amount (EUR)"));
  await user.type(screen.getByLabelText("Amount (EUR)"), "25.50");
  await user.click(screen.getByRole("button", { name: "Deposit" }));
  await vi.waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalled());
  const size = { width: 390, height: 420 };
  const about = { ...size, select_menu: "deposit", amount: "custom", currency: "EUR" };
  expect(said).toEqual([
    { action: "select_menu", action_info: { ...size, select_menu: "deposit", payment_system: "undefined" } },
    { action: "select_payment_system", action_info: { ...about, custom_amount: 100, payment_system: "bank" } },
    { action: "amount_change", action_info: { ...about, custom_amount: 25.5, payment_system: "bank" } },
    { action: "submit", action_info: { ...about, custom_amount: 25.5, payment_system: "bank" } },
  ]);
  expect(call.mock.calls[0]).toMatchObject(["/cashier/open/pay_1", { body: JSON.stringify({ system: "bank", amount: 25.5 }) }]);
});

it("keeps the embedded cashier open where an amount cannot be paid in, and says which can", async () => {
  const call = answer(200, {});
  const user = open(CashierPage, cashier);
  await user.click(screen.getByRole("button", { name: "Wallet" }));
  await user.clear(screen.getByLabelText("Amount (EUR)"));
  await user.type(screen.getByLabelText("Amount (EUR)"), "9000");
  await user.click(screen.getByRole("button", { name: "Deposit" }));
  expect(screen.getByText("Enter an amount from 1 to 5000.")).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it("waits with a way to pay until the details that it wants are given, and goes back where they are not (C-4.24, C-4.27)", async () => {
  const user = open(CashierPage, cashier);
  await user.click(screen.getByRole("button", { name: "Bank" }));
  say({ type: "details.cancelled" });
  expect(await screen.findByRole("button", { name: "Card" })).toBeTruthy();
});

it("gives the page around card fields a token, and never the number or the code (C-5.06)", async () => {
  const call = answer(200, { token: "card_1", brand: "Visa", last4: "1111" });
  const user = open(FieldsPage, { view: "fields", id: "session" });
  await user.type(screen.getByLabelText("Card number"), "4111111111111111");
  say({ type: "card.take" });
  await screen.findByText("Enter the expiry date.");
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Expiry"), "1230");
  await user.type(screen.getByLabelText("Security code"), "919");
  say({ type: "card.take" }, "https://elsewhere.example");
  say({ type: "card.take" }, origin, window);
  expect(call).not.toHaveBeenCalled();
  say({ type: "card.take" });
  await vi.waitFor(() => expect(said.at(-1)?.action).toBe("card_token"));
  expect(said.at(-1)?.action_info).toMatchObject({ card_token: "card_1", brand: "Visa", last4: "1111" });
  expect(said.map(({ action, action_info }) => [action, action_info.is_complete])).toContainEqual(["card_change", true]);
  expect(JSON.stringify(said)).not.toMatch(/4111|919/);
});

it("says so where the provider could not take a card, and asks for the code again", async () => {
  answer(422, { error: "invalid_card" });
  const user = open(FieldsPage, { view: "fields", id: "session" });
  await user.type(screen.getByLabelText("Card number"), "4111111111111111");
  await user.type(screen.getByLabelText("Expiry"), "1230");
  await user.type(screen.getByLabelText("Security code"), "919");
  say({ type: "card.take" });
  await vi.waitFor(() => expect(said.map(({ action }) => action)).toContain("card_failed"));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Security code").value).toBe(""));
});
