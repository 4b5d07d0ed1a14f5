// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite } from "../../../testing/site";
import { WinnerName } from "./WinnerName";

afterEach(cleanup);

it("says of a hidden player that they chose to be, in words and in a tooltip (C-6.21, C-8.31)", () => {
  renderInSite(<WinnerName name="" />);
  expect(screen.getByText("Hidden player").title).toBe("This player has chosen not to be named.");
});

it("names everybody else (L-5.18)", () => {
  renderInSite(<WinnerName name="Mara" />);
  expect([screen.getByText("Mara").tagName, screen.queryByText("Hidden player")]).toEqual(["BDI", null]);
});
