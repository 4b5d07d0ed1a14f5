// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse("2026-06-15T12:00:00Z"), toFake: ["Date", "setInterval", "clearInterval"] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = (en: string) => ({ en });
const prize = (fromPlace: number, toPlace: number, amountEUR: number) => ({
  fromPlace,
  toPlace,
  amountEUR,
  prizeType: amountEUR > 0 ? "MONEY" : "BONUS",
  description: words("Ten spins"),
});
const tournament = {
  tournamentItemId: 7,
  content: {
    name: words("Sprint"),
    description: words(""),
    termsAndCondition: words(""),
    shortDescription: words("<p>Run!</p>"),
  },
  image: "/a.avif",
  startAt: "2026-06-15T11:00:00Z",
  endAt: "2026-06-15T12:00:02Z",
  status: "IN-PROGRESS",
  leaderboardType: "sumOfBet",
  needsOptIn: false,
  prizes: [prize(1, 1, 1000), prize(2, 2, 500.5), prize(3, 9, 0)],
};

async function show(props: Record<string, unknown>, rows: unknown[] = [tournament]) {
  const transport = vi.fn(async () => ({ status: 200, body: { tournaments: { count: rows.length, rows } } }));
  const { element } = await prepare([section("banner_race", { props })], createTestServices({ transport }));
  render(element);
  return transport;
}
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

it("counts down to the end and then says that it is over (S-1.07, L-4.73)", async () => {
  await show({ banner: {} });
  expect(screen.getByRole("timer").textContent).toBe("Ends in00days00hours00minutes02seconds");
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole("timer").textContent).toBe("The tournament is over00days00hours00minutes00seconds");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
});

it("shows no time where it is told to", async () => {
  await show({ banner: {}, showCountdown: false });
  expect(screen.queryByRole("timer")).toBeNull();
});

it("names the tournament and what there is to win where the banner does not (C-3.42)", async () => {
  const transport = await show({ banner: {}, tournamentItemId: 7 });
  expect(transport.mock.calls).toEqual([[expect.objectContaining({ url: expect.stringContaining("tournamentItemId=7") })]]);
  expect(heading()).toBe("Sprint");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["€1,0001", "€500.502", "Ten spins3"]);
  expect(screen.getByText("Prize pool").parentElement?.textContent).toBe("Prize pool€1,500.50");
});

it("lets the banner's own words win, and is a plain banner where its tournament is gone", async () => {
  await show({ banner: { bannerTitle: words("Mine") } }, []);
  expect(heading()).toBe("Mine");
  expect(screen.queryByRole("timer")).toBeNull();
});
