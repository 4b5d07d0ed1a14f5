// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDeskAt } from "../../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => window.history.replaceState(null, "", "/editor?desk=payouts"));
afterEach(cleanup);

it("Escape right after Ctrl K takes the search back while its code is on its way: it does not open after all", async () => {
  openDeskAt(() => ({ status: 503, body: { message: "no", code: "server.error" } }));
  await screen.findByRole("main", { name: "Payouts" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "Escape" });
  await import("./FindDialog");
  await act(() => new Promise((done) => setTimeout(done, 50))); // what would open has opened by then
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(await screen.findByRole("dialog", { name: "Find a player or payment" })).toBeTruthy();
});
