// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ApiRequest } from "../../../src/kit/api/api";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";
import { becomeUser } from "../../../src/kit/session/session_store";
import type { User } from "../../../schemas/user";

afterEach(cleanup);

it("tells of a self-exclusion that is pending, other than of one that holds, when it was asked for (S-1.23, L-4.23, C-4.59)", async () => {
  const show = async (userLimit: Partial<User["userLimit"]>) => {
    cleanup();
    const services = createTestServices({ viewer: { session: "user" } });
    becomeUser(services.session, { ...paidUser, userLimit: { ...paidUser.userLimit, ...userLimit } });
    render((await prepare([section("self_exclusion_block")], services)).element);
    return screen.queryByRole("status")?.textContent ?? null;
  };
  const pending = { pendingSelfExclusion: "2026-07-15T12:00:00Z", pendingSelfExclusionRequestedAt: "2026-06-13T10:00:00Z" };
  expect(await show({})).toBeNull();
  expect(await show(pending)).toMatch(/^Your self-exclusion is pendingRequested June 13, 2026/);
  expect(await show({ selfExclusion: "2026-07-15T12:00:00Z" })).toMatch(
    /^You are excludedYou will be excluded until July 15, 2026/,
  );
});

async function open({ status = 200, isCanvas = false } = {}) {
  const requests: ApiRequest[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    isCanvas,
    transport: async (request) => {
      requests.push(request);
      const done = { data: { success: true, selfExclusion: "2026-07-15T12:00:00Z" }, message: "" };
      return { status, body: status === 200 ? done : { message: "No" } };
    },
  });
  const { element } = await prepare([section("self_exclusion_block")], services);
  render(element);
  fireEvent.click(screen.getByRole("button", { name: "Choose a period" }));
  const days = await screen.findByLabelText<HTMLInputElement>("Number of days");
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Exclude me" });
  return { requests, days, submit };
}

it("opens a dialog with the period fixed to custom and a number of days, one at first (S-1.23, L-2.31, L-4.20, L-5.01, L-5.04, L-9.10)", async () => {
  const { days } = await open();
  expect(screen.getByLabelText<HTMLSelectElement>("Period").disabled).toBe(true);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Custom number of days"]); // L-5.03
  expect(days.value).toBe("1");
});

it("sends the number of days and says that it holds (L-4.21, L-4.22)", async () => {
  const { requests, days, submit } = await open();
  fireEvent.change(days, { target: { value: "30" } });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.getByText("Saved. It applies now.")).toBeTruthy());
  expect(requests).toMatchObject([{ url: "/api/user/set-disable-until", body: { days: 30, type: "SELF_EXCLUSION" } }]);
});

it("says so where it was not saved (L-4.22, L-8.11)", async () => {
  const { submit } = await open({ status: 500 });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("It was not saved"));
});

it.each(["", "0", "1826", "2.5"])("does not send %j days (L-5.01)", async (typed) => {
  const { days, submit } = await open();
  fireEvent.change(days, { target: { value: typed } });
  expect(submit.disabled).toBe(true);
});

it("sends nothing from the canvas", async () => {
  expect((await open({ isCanvas: true })).submit.disabled).toBe(true);
});
