// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { LimitTable } from "../../../schemas/api/limits";
import type { ApiRequest } from "../../../src/kit/api/api";
import { sampleLimits } from "../../../src/page/persona/sample_limits";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

beforeAll(() => Promise.all([import("../LimitDialog"), import("../IncreaseDialog")]));
afterEach(cleanup);

async function open({
  status = 200,
  code = "",
  table = sampleLimits("EUR", new Date().toISOString()) as LimitTable,
  answered = Promise.resolve(),
} = {}) {
  const sent: ApiRequest[] = [];
  const services = createTestServices({
    viewer: { session: "user", now: new Date().toISOString() },
    transport: async (request) => {
      if (request.method === "GET") return { status: 200, body: table };
      sent.push(request);
      await answered;
      const [daily] = table.limitTable;
      const done = { data: { success: true, limit: { ...daily, currentLimit: 70, left: 30 } }, message: "" };
      return status === 200 ? { status, body: done } : { status, body: { message: "No", code } };
    },
  });
  const { element } = await prepare([section("deposit_limit")], services);
  render(element);
  return { sent };
}

async function openDay() {
  fireEvent.click(screen.getByRole("button", { name: "Change: Deposits, Day" }));
  const dialog = await screen.findByRole("dialog", { name: "Deposits per day" });
  const field = within(dialog).getByLabelText<HTMLInputElement>("New limit");
  return { dialog, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it("shows what is left of each limit, and an increase that waits with hours and minutes (S-2.39, C-4.57)", async () => {
  await open();
  expect(screen.getByText("€60.00 left")).toBeTruthy();
  expect(screen.getByText(/You asked for €950.00: 18h/)).toBeTruthy();
});

it("lowers a limit at once, and ends with a message and an OK (L-4.24, C-4.60, C-7.22)", async () => {
  const { sent } = await open();
  const { dialog, type } = await openDay();
  type("70");
  expect(within(dialog).getByText(/Lower: it holds at once/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Lower to €70.00" }));
  await within(dialog).findByText("Saved. It applies now.");
  expect(sent).toMatchObject([{ url: "/api/user/set-deposit-limit", body: { daily: 70, was: 100 } }]);
  const ok = within(dialog).getByRole("button", { name: "OK" });
  expect(document.activeElement).toBe(ok); // what had the focus is gone (WCAG 2.4.3)
  fireEvent.click(ok);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says before it is sent that more has to wait", async () => {
  await open();
  const { dialog, type } = await openDay();
  type("150");
  expect(within(dialog).getByText(/Higher: it waits 24 hours/)).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Ask for €150.00" })).toBeTruthy();
});

it.each(["0", "-1", "1e309", "10.005"])("sends nothing for %s, and says why", async (value) => {
  await open();
  const { dialog, type } = await openDay();
  type(value);
  expect(within(dialog).getByLabelText("New limit").getAttribute("aria-invalid")).toBe("true");
  expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Enter a number" }).disabled).toBe(true);
});

it("says that the lower of two holds where another tab was faster", async () => {
  await open({ status: 409, code: "limit.changed" });
  const { dialog, type } = await openDay();
  type("70");
  fireEvent.click(within(dialog).getByRole("button", { name: "Lower to €70.00" }));
  await within(dialog).findByText(/The lower of the two holds/);
});

it("says so where it was not saved, keeps what was typed and leads the focus there (L-8.11, C-8.27, WCAG 3.3.1)", async () => {
  await open({ status: 500 });
  const { dialog, type } = await openDay();
  type("70");
  fireEvent.click(within(dialog).getByRole("button", { name: "Lower to €70.00" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("It was not saved");
  const field = within(dialog).getByLabelText<HTMLInputElement>("New limit");
  expect([field.value, document.activeElement]).toEqual(["70", field]);
});

it("asks once more when the waiting is over, which the server says and not a clock that was set back (C-4.58)", async () => {
  const table = sampleLimits("EUR", new Date().toISOString());
  const limitTable = table.limitTable.map((row) => ({ ...row, pending: row.pending && { ...row.pending, isReady: true } }));
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  const { sent } = await open({ table: { ...table, limitTable }, answered });
  fireEvent.click(screen.getByRole("button", { name: "Decide" }));
  const dialog = await screen.findByRole("dialog", { name: "Do you still want €950.00?" });
  const keep = within(dialog).getByRole("button", { name: "Keep €800.00" });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  fireEvent.click(keep);
  await waitFor(() => expect(keep.getAttribute("aria-busy")).toBe("true"));
  expect([keep.hasAttribute("disabled"), document.activeElement]).toEqual([false, keep]); // it keeps the focus while it works
  letAnswer();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(sent).toMatchObject([{ body: { kind: "deposit", timeframe: "monthly", accept: false } }]));
});

it("takes any amount that is typed, not only those it suggests (D-14, RTS 12)", async () => {
  const { sent } = await open();
  const { dialog, type } = await openDay();
  type("37.41");
  fireEvent.click(within(dialog).getByRole("button", { name: "Lower to €37.41" }));
  await within(dialog).findByText("Saved. It applies now.");
  expect(sent).toMatchObject([{ body: { daily: 37.41 } }]);
});
