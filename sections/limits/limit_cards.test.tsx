// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { LimitTable } from "../../schemas/api/limits";
import { sessionMinutes } from "../../schemas/limits";
import type { ApiRequest } from "../../src/kit/api/api";
import { sampleLimits } from "../../src/page/persona/sample_limits";
import { becomeUser } from "../../src/kit/session/session_store";
import { section } from "../../src/testing/build";
import { createTestServices } from "../../src/testing/create_test_services";
import { prepare } from "../../src/testing/render_section";
import { paidUser } from "../../src/testing/site";
import type { SectionType } from "../schemas";
import { timeUnits } from "./typed_limit";

beforeAll(() =>
  Promise.all([import("./LimitDialog"), import("./session_limit/SessionDialog"), import("./no_calendar/AskDialog")]),
);
afterEach(cleanup);

const now = new Date().toISOString();

async function show(
  type: SectionType,
  { props = {}, status = 200, table = sampleLimits("EUR", now) as LimitTable, noCalendar = false } = {},
) {
  const sent: ApiRequest[] = [];
  const services = createTestServices({
    viewer: { session: "user", now },
    transport: async (request) => {
      if (request.method === "GET") return { status: 200, body: table };
      sent.push(request);
      const { body } = request as { body: { noCalendar?: boolean } };
      const data = { success: true, limit: table.limitTable[0], session: table.session, noCalendar: body.noCalendar };
      return status === 200 ? { status, body: { data, message: "" } } : { status, body: { message: "No" } };
    },
  });
  becomeUser(services.session, { ...paidUser, noCalendar });
  const { element } = await prepare([section(type, { props })], services);
  render(element);
  return { sent: () => sent.map(({ url, body }) => [url, body]), services };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it.each([
  ["deposit_limit", "Deposits", "/api/user/set-deposit-limit"],
  ["loss_limit", "Losses", "/api/user/set-loss-limit"],
  ["bet_limit", "Bets", "/api/user/set-daily-limit"],
] as const)(
  "%s has a row for each configured period, 0, 1 and 2 for day, week and month, in the account's currency, and sets it by its call (S-2.40, S-2.41, L-5.02, C-5.49, C-5.50, C-9.31)",
  async (name, title, path) => {
    await show(name, { props: { periods: [0, 2] } });
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Day", "Month"]);
    cleanup();
    const { sent } = await show(name);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Day", "Week", "Month"]);
    expect(document.body.textContent).toContain("€");
    press(new RegExp(`^(Set a limit|Change): ${title}, Week$`));
    await screen.findByRole("dialog");
    type("New limit", "20");
    const send = within(screen.getByRole("dialog")).getByRole("button", { name: /(Set|Lower to|Ask for) €20\.00/ });
    for (const _press of [1, 2]) fireEvent.click(send); // the second one comes before the first is seen, and is none
    await waitFor(() => expect(sent()).toEqual([[path, expect.objectContaining({ weekly: 20 })]]));
  },
);

it("shows all limits in a table: what is listed, per day, week and month, above what is left of each; Not Set where there is none (S-2.38, L-3.30)", async () => {
  await show("limit_table", { props: { rows: ["bet", "deposit"] } });
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ firstChild }) => firstChild?.textContent))).toEqual([
    [expect.any(String), "Day", "Week", "Month"],
    ["Bets", "€2,000.00", "Not Set", "Not Set"],
    ["Deposits", "€100.00", "€350.00", "€800.00"],
  ]);
  expect(screen.getByText("You can still deposit").nextSibling?.textContent).toBe("€60.00");
});

it("counts a visit down in hours, minutes and seconds, and has none once its time has passed (S-2.42, L-4.27, C-4.62, C-9.24)", async () => {
  const table = sampleLimits("EUR", now);
  const ends = (inSeconds: number) => ({
    ...table,
    session: { ...table.session, expiry: new Date(Date.now() + inSeconds * 1000).toISOString() },
  });
  await show("session_limit", { table: ends(2 * 3600 + 3 * 60 + 4.5) });
  expect(screen.getByRole("timer").textContent).toMatch(/^2:03:0\d$/);
  cleanup();
  await show("session_limit", { table: ends(-1) });
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByRole("button", { name: "Set a limit: Time per visit" })).toBeTruthy();
});

it.each([
  [200, "message.session.time.update.success"],
  [500, "message.session.time.update.error"],
])(
  "takes 10 to 43,200 minutes for a visit in the units it offers, and a %d ends with %s (S-2.42, C-8.28, C-9.23)",
  async (status, key) => {
    const words = JSON.parse(readFileSync(join(import.meta.dirname, "../../locales/en/player/message.json"), "utf8")) as object;
    const said = key
      .split(".")
      .slice(1)
      .reduce<unknown>((level, name) => (level as Record<string, unknown>)[name], words);
    expect([sessionMinutes.least, sessionMinutes.most, timeUnits.hours, timeUnits.days]).toEqual([10, 43_200, 60, 1_440]);
    const { sent } = await show("session_limit", { status, props: { units: ["minutes", "hours"] } });
    press("Change: Time per visit");
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      within(dialog.getByLabelText("Unit"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toHaveLength(2);
    fireEvent.change(dialog.getByLabelText("Unit"), { target: { value: "minutes" } });
    for (const wrong of ["9", "43201"]) {
      type("New limit", wrong);
      expect(dialog.getByLabelText("New limit").getAttribute("aria-invalid")).toBe("true");
    }
    type("New limit", "10");
    fireEvent.submit(dialog.getByLabelText("New limit"));
    await dialog.findByText(said as string);
    expect(sent()).toEqual([["/api/user/set-session-time", { timeLimit: 10 }]]);
  },
);

it("asks before the reward calendar goes; cancelling unticks, and unticking brings it back at once (S-2.43, C-4.63, L-7.36)", async () => {
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
  const { sent } = await show("no_calendar");
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { hidden: true }); // also behind the dialog
  await click(box());
  await screen.findByRole("dialog");
  expect([box().checked, sent()]).toEqual([true, []]);
  await click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([box().checked, sent()]).toEqual([false, []]);
  box().focus();
  await click(box());
  await click(await screen.findByRole("button", { name: "Take it away" }));
  await waitFor(() => expect(sent()).toEqual([["/api/admin/remove-reward-calendar", { noCalendar: true }]]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(box().checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(box())); // back to what opened the dialog (WCAG 2.4.3)
  await click(box());
  await waitFor(() => expect(sent()[1]).toEqual(["/api/admin/remove-reward-calendar", { noCalendar: false }]));
  await waitFor(() => expect(box().checked).toBe(false));
});

it.each([
  [200, 15],
  [500, 60],
])(
  "marks how often to ask for a check of reality with the press itself, and a %d leaves %d minutes (L-3.39)",
  async (status, left) => {
    let minutes = 60;
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const services = createTestServices({
      viewer: { session: "user", now },
      transport: async (request) => {
        const reality = () => ({ minutes, choices: [0, 15, 60], isMandatory: false });
        if (request.method === "GET") return { status: 200, body: { reality: reality() } };
        await isAnswered;
        if (status !== 200) return { status, body: { message: "No" } };
        ({ minutes } = (request as { body: { minutes: number } }).body);
        return { status, body: { data: { success: true, reality: reality() }, message: "" } };
      },
    });
    becomeUser(services.session, paidUser);
    const { element } = await prepare([section("reality_check")], services);
    render(element);
    const marked = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
    await waitFor(() => expect(marked()).toEqual([false, false, true]));
    fireEvent.click(screen.getByRole("radio", { name: "Every 15 minutes" }));
    expect(marked()).toEqual([false, true, false]);
    await act(async () => answer());
    if (status !== 200) await screen.findByRole("alert");
    await waitFor(() => expect(marked()).toEqual([false, left === 15, left === 60]));
  },
);

it.each([
  ["deposit_limit", "Change: Deposits, Month"],
  ["session_limit", "Change: Time per visit"],
] as const)(
  "%s keeps the focus at a waiting increase while it is taken back, asks once, and has it after (WCAG 2.4.3)",
  async (name, beside) => {
    let table = sampleLimits("EUR", now);
    const waits = { limit: 600, requestedAt: now, appliesAt: new Date(Date.now() + 3_600_000).toISOString(), isReady: false };
    if (name === "session_limit") table = { ...table, session: { ...table.session, pending: waits } };
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    let asked = 0;
    const services = createTestServices({
      viewer: { session: "user", now },
      transport: async ({ method }) => {
        if (method === "GET") return { status: 200, body: table };
        asked += 1;
        await isAnswered;
        table = sampleLimits("EUR", now);
        table.limitTable = table.limitTable.map((row) => ({ ...row, pending: null }));
        return { status: 200, body: { data: { success: true }, message: "" } };
      },
    });
    becomeUser(services.session, paidUser);
    const { element } = await prepare([section(name)], services);
    render(element);
    const back = await screen.findByRole<HTMLButtonElement>("button", { name: "Take it back" });
    back.focus();
    fireEvent.click(back);
    await waitFor(() => expect(back.getAttribute("aria-disabled")).toBe("true"));
    fireEvent.click(back);
    expect([back.disabled, document.activeElement, asked]).toEqual([false, back, 1]);
    await act(async () => answer());
    await waitFor(() => expect(back.isConnected).toBe(false));
    const row = screen.getByRole("button", { name: beside }).closest("[tabindex='-1']");
    await waitFor(() => expect(document.activeElement).toBe(row));
  },
);

it.each(["deposit_limit", "session_limit"] as const)(
  "%s says so when an increase could not be taken back, and leaves it waiting",
  async (name) => {
    const table = sampleLimits("EUR", now);
    const waits = { limit: 600, requestedAt: now, appliesAt: new Date(Date.now() + 3_600_000).toISOString(), isReady: false };
    const services = createTestServices({
      viewer: { session: "user", now },
      transport: async ({ method }) =>
        method === "GET"
          ? { status: 200, body: name === "session_limit" ? { ...table, session: { ...table.session, pending: waits } } : table }
          : { status: 500, body: { message: "No" } },
    });
    becomeUser(services.session, paidUser);
    const { element } = await prepare([section(name)], services);
    render(element);
    fireEvent.click(await screen.findByRole("button", { name: "Take it back" }));
    expect((await screen.findByRole("alert")).textContent).toContain("It was not taken back and still waits.");
    expect(screen.getByRole("button", { name: "Take it back" }).getAttribute("aria-disabled")).toBeNull();
  },
);
