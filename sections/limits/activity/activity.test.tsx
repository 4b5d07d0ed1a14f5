// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ActivityPeriod } from "../../../schemas/api/activity";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { activityCsv } from "./activity_csv";
import { barsOf, heightOf } from "./bars";

afterEach(cleanup);

const none = { deposits: 0, withdrawals: 0, net: 0, bets: 0, wins: 0, minutes: 0 };
const spans: Record<ActivityPeriod, { from: string; to: string }> = {
  day: { from: "2026-11-22", to: "2026-11-22" },
  week: { from: "2026-11-16", to: "2026-11-22" },
  month: { from: "2026-11-01", to: "2026-11-30" },
  always: { from: "2026-01-01", to: "2026-12-31" },
};

it("writes figures under the span that they are of, also while those of another one are on their way (L-7.47)", async () => {
  const answers: (() => void)[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ url }) => {
      const period = new URLSearchParams(url.split("?")[1]).get("period") as ActivityPeriod;
      if (period !== "week") await new Promise<void>((answer) => answers.push(answer));
      const rows = [{ ...none, ...spans[period], deposits: 20 }];
      return { status: 200, body: { period, currency: "EUR", timeZone: "UTC", rows, total: { ...none, deposits: 20 } } };
    },
  });
  const { element } = await prepare([section("activity")], services);
  render(element);
  const heads = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  const week = heads();
  expect(week).toEqual([expect.stringMatching(/16.*22/)]);
  fireEvent.click(screen.getByRole("button", { name: "Month" }));
  await expect.poll(() => answers.length).toBe(1);
  expect(heads()).toEqual(week);
  await act(async () => answers[0]?.());
  expect(await screen.findByRole("rowheader", { name: "November 2026" })).toBeTruthy();
});

it("draws to a round height that nothing passes, net above or below the line", () => {
  const rows = [
    { deposits: 180, withdrawals: 0, net: -180 },
    { deposits: 0, withdrawals: 60, net: 60 },
  ];
  expect([heightOf(rows), heightOf([{ deposits: 0, withdrawals: 0, net: 0 }])]).toEqual([200, 1]);
  expect(barsOf(rows)).toEqual([
    { deposits: 0.9, withdrawals: 0, net: -0.9 },
    { deposits: 0, withdrawals: 0.3, net: 0.3 },
  ]);
});

it("gives the table as a file of commas, with points and the currency beside the amounts", () => {
  expect(activityCsv({ currency: "NOK", rows: [{ ...none, ...spans.week, deposits: 12.5, net: -12.5, minutes: 30 }] })).toBe(
    "from,to,currency,deposits,withdrawals,net,bets,wins,minutes\r\n2026-11-16,2026-11-22,NOK,12.5,0,-12.5,0,0,30\r\n",
  );
});
