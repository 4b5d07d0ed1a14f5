// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInSite, siteServices } from "../../../src/testing/site";
import { CouponCountdown } from "./CouponCountdown";

afterEach(cleanup);

const second = 1_000;
const day = 86_400 * second;

async function show(leftMs: number, { bonusId = 0, address = "/promotions?cpnc=DOUBLE50" } = {}) {
  const bonus = {
    ...{ bonusId: 4, bonusType: "deposit", banner: { bannerTitle: { en: "Twice as much" } } },
    ...{ couponExpireIn: new Date(Date.now() + leftMs).toISOString(), useCoupon: true },
  };
  const services = siteServices({
    address,
    answers: {
      "GET /api/user/get-promo-bonuses": ({ url }) => ({
        status: 200,
        body: { bonus: url.endsWith("?coupon=DOUBLE50") ? [bonus] : [] },
      }),
    },
  });
  const given = { props: { bonusId }, root: {} } as Parameters<typeof CouponCountdown>[0]; // it reads no more of a section
  await act(async () => renderInSite(<CouponCountdown {...given} />, services));
}
const units = () =>
  [...screen.getByRole("timer").querySelectorAll("small")].map(({ textContent }) => textContent?.replace(/s$/, ""));
const values = () => [...screen.getByRole("timer").querySelectorAll("b")].map(({ textContent }) => textContent);

it("shows the promotion that it is told of and no other (S-2.57)", async () => {
  await show(2 * day, { bonusId: 4 });
  expect(await screen.findByRole("timer")).toBeTruthy();
  expect(screen.getByText("Twice as much")).toBeTruthy();
  cleanup();
  await show(2 * day, { bonusId: 5 });
  expect(screen.queryByRole("timer")).toBeNull();
});

it("knows the code of the address by both of its names (S-2.57, L-2.27)", async () => {
  await show(2 * day, { address: "/promotions?coupon=DOUBLE50" });
  expect(await screen.findByRole("timer")).toBeTruthy();
  cleanup();
  await show(2 * day, { address: "/promotions?coupon=OTHER&cpnc=DOUBLE50" });
  expect(await screen.findByRole("timer")).toBeTruthy();
});

it("counts days, hours and minutes while a day is left, then hours, minutes and seconds, each second, and is gone when it is over (C-4.23, C-9.11)", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show(2 * day + 3_600 * second + 90 * second);
  await vi.waitFor(() => expect(units()).toEqual(["day", "hour", "minute"]));
  expect(values()).toEqual(["02", "01", "01"]);
  cleanup();
  await show(90.5 * second);
  await vi.waitFor(() => expect(units()).toEqual(["hour", "minute", "second"]));
  const before = values();
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(values()).not.toEqual(before);
  await act(async () => vi.advanceTimersByTime(91 * second));
  expect(screen.queryByRole("timer")).toBeNull();
  vi.useRealTimers();
});
