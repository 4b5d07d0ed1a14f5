// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { payment } from "../../../../testing/payments";
import { paidUser, renderInSite, siteServices } from "../../../../testing/site";
import OnItsWay from "./OnItsWay";

afterEach(cleanup);

const show = (payments: object[]) =>
  renderInSite(
    <OnItsWay />,
    siteServices({
      user: paidUser,
      address: "/casino",
      answers: { "GET /api/user/get-open-payments": { status: 200, body: { payments } } },
    }),
  );

it("a deposit that waits has its way back on every other page, in the account's menu (C-4.28)", async () => {
  show([payment({ paymentId: 12, state: "waiting" }), payment({ paymentId: 11, state: "paid" })]);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/profile/deposit?payment=12"]);
  expect(links[0]?.textContent).toContain("Waiting");
});

it("shows nothing where nothing waits", async () => {
  const { container } = show([payment({ state: "declined" })]);
  await Promise.resolve();
  expect(container.textContent).toBe("");
});
