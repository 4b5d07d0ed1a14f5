// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderInSite } from "../../../testing/site";
import { FeedAmount } from "./FeedAmount";
import { HideAmounts } from "./HideAmounts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const lists = (
  <>
    <HideAmounts />
    <FeedAmount amount={1_250} currency="EUR" language="en" isResult />
    <HideAmounts />
    <FeedAmount amount={90} currency="EUR" language="en" />
  </>
);
const amounts = () => screen.queryAllByText(/€/).map(({ textContent }) => textContent);
const hidden = () => screen.queryAllByText("Amount hidden").length;

it("amounts leave all live lists by one press, by keyboard too, and stay away in this browser until they are brought back", async () => {
  const user = userEvent.setup();
  renderInSite(lists);
  expect([amounts(), hidden()]).toEqual([["+€1,250.00", "€90.00"], 0]);
  await user.tab();
  await user.keyboard("{Enter}");
  expect([amounts(), hidden()]).toEqual([[], 2]);
  const buttons = screen.getAllByRole("button", { name: "Hide amounts", pressed: true });
  expect(buttons).toHaveLength(2);

  cleanup();
  renderInSite(lists);
  expect([amounts(), hidden()]).toEqual([[], 2]);
  await user.click(screen.getAllByRole("button", { name: "Hide amounts" })[1]!);
  expect([amounts(), hidden()]).toEqual([["+€1,250.00", "€90.00"], 0]);
  cleanup();
  renderInSite(lists);
  expect(hidden()).toBe(0);
});
