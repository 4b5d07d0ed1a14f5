// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { ApiRequest } from "../../../src/kit/api/api";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

beforeAll(() => import("./BreakDialog"));
afterEach(cleanup);

const offers = {
  timeOut: [
    { period: "PT24H", until: "2026-11-23T18:00:00.000Z" },
    { period: "P1W", until: "2026-11-29T18:00:00.000Z" },
  ],
  selfExclusion: [
    { period: "P1Y", until: "2027-11-22T18:00:00.000Z" },
    { period: "lifetime", until: null },
  ],
  panicUntil: "2026-11-23T18:00:00.000Z",
  help: [{ name: "Check dein Spiel", url: "https://www.check-dein-spiel.de/", phone: "0800 1 37 27 00" }],
};

async function open({ status = 200, session = "user" as "user" | "guest" } = {}) {
  const sent: ApiRequest[] = [];
  const services = createTestServices({
    viewer: { session },
    transport: async (request) => {
      if (request.method === "GET") return { status: 200, body: offers };
      sent.push(request);
      const done = { data: { success: true, until: "2026-11-29T18:00:00.000Z" }, message: "" };
      return { status, body: status === 200 ? done : { message: "No" } };
    },
  });
  const { element } = await prepare([section("breaks")], services);
  render(element);
  /** What the frame of the site tells, which stays when the session is over. */
  const told = (until: string) =>
    waitFor(() => expect(services.session.getState().breakBegun).toEqual({ until, help: offers.help }));
  return { sent, told };
}

/** Presses a button whose part comes later. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
    await import("./BreakDialog");
  });

it("stops for a day with one press and no question", async () => {
  const { sent, told } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Stop for 24 hours" }));
  await told("2026-11-29T18:00:00.000Z");
  expect(sent).toMatchObject([{ url: "/api/user/take-break", body: { kind: "panic" } }]);
});

it("takes a time-out for the chosen time", async () => {
  const { sent, told } = await open();
  await press("Take a time-out");
  const dialog = await screen.findByRole("dialog", { name: "How long do you want to rest?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "1 week" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Rest for 1 week" }));
  await told("2026-11-29T18:00:00.000Z");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toMatchObject([{ body: { kind: "time_out", period: "P1W" } }]);
});

it("excludes for good only after a tick, and says so where it did not begin", async () => {
  const { sent } = await open({ status: 500 });
  await press("Exclude myself");
  const dialog = await screen.findByRole("dialog", { name: "For how long do you want to be excluded?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "for ever" }));
  const begin = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Exclude me: for ever" });
  expect(begin.disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole("checkbox"));
  fireEvent.click(begin);
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).toContain("Your break has not begun"));
  expect(sent).toMatchObject([{ body: { kind: "self_exclusion", period: "lifetime" } }]);
});

it("shows guests where there is help, and nothing that needs an account", async () => {
  await open({ session: "guest" });
  expect(screen.getByRole("link", { name: /0800 1 37 27 00/ }).getAttribute("href")).toBe("tel:08001372700");
  expect(screen.queryByRole("button")).toBeNull();
});
