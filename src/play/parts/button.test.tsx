// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./Button";

afterEach(cleanup);

it("takes no clicks while a round runs, and stays where the focus may be", () => {
  const play = vi.fn();
  render(
    <Button look="go" disabled onClick={play}>
      Bet
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Bet" });
  fireEvent.click(button);
  expect(play).not.toHaveBeenCalled();
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
});
