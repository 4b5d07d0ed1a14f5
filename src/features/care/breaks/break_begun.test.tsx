// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { takeBreak } from "../../../../schemas/api/breaks";
import { BreakBegunPlace } from "./BreakBegunPlace";
import PanicButton from "./PanicButton";
import { becomeGuest } from "../../../kit/session/session_store";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";

afterEach(cleanup);

it("goes on telling until when a break lasts after the session, and the button with it, is over (D-07, L-7.42)", async () => {
  const body = { data: { success: true, until: "2026-11-29T18:00:00.000Z" }, message: "" };
  const services = siteServices({ user: paidUser, answers: { [`POST ${takeBreak.path}`]: { status: 200, body } } });
  const Frame = () => (
    <>
      <PanicButton />
      <BreakBegunPlace />
    </>
  );
  renderInSite(<Frame />, services);
  fireEvent.click(screen.getByRole("button", { name: "Stop for 24 hours" }));
  const told = await screen.findByRole("dialog", { name: "Your break has begun" });
  expect(within(told).getByRole("status").textContent).toContain("29");
  expect(screen.queryByRole("button", { name: "Stop for 24 hours" })).toBeNull();
  act(() => becomeGuest(services.session));
  expect(screen.getByRole("dialog", { name: "Your break has begun" })).toBe(told);
});
