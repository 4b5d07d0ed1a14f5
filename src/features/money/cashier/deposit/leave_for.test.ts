// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { leaveFor, sendForm } from "./leave_for";

const assign = vi.fn<(url: string) => void>();
const frame = { window: { location: { assign } }, document } as never;
let sent: { action: string; method: string; target: string; fields: [string, string][] } | null = null;
const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
  const fields = [...this.querySelectorAll("input")].map(({ name, value }): [string, string] => [name, value]);
  sent = { action: this.action, method: this.method, target: this.target, fields };
});

afterEach(() => {
  sent = null;
  assign.mockClear();
  submit.mockClear();
});

it("takes the window to the provider's page (C-4.11)", () => {
  expect(leaveFor({ kind: "redirect", url: "https://pay.test/p/1" }, frame)).toBe(true);
  expect(assign).toHaveBeenCalledWith("https://pay.test/p/1");
});

it.each(["javascript:alert(1)", "data:text/html,x", "/relative", ""])("goes nowhere with %j", (url) => {
  expect(leaveFor({ kind: "redirect", url }, frame)).toBe(false);
  leaveFor({ kind: "form", url, method: "POST", fields: {} }, frame);
  expect([assign.mock.calls, sent]).toEqual([[], null]);
});

it("sends hidden fields by POST, and leaves nothing behind (C-4.12)", () => {
  sendForm({ url: "https://acs.test/challenge", method: "POST", fields: { PaReq: "a<b", MD: "1" } }, document, "bank");
  expect(sent).toEqual({
    action: "https://acs.test/challenge",
    method: "post",
    target: "bank",
    fields: [
      ["PaReq", "a<b"],
      ["MD", "1"],
    ],
  });
  expect(document.querySelector("form")).toBeNull();
});

it("sends a query by GET, with what the address already had (C-4.12)", () => {
  sendForm({ url: "https://acs.test/challenge?v=2", method: "GET", fields: { creq: "x" } }, document, "bank");
  expect(sent).toMatchObject({
    method: "get",
    fields: [
      ["v", "2"],
      ["creq", "x"],
    ],
  });
});

it("stays where something is shown in place", () => {
  expect(leaveFor({ kind: "qr", content: "upi://pay", expiresAt: "2026-01-01T00:00:00Z" }, frame)).toBe(false);
});
