// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "../../src/testing/build";
import { createTestWorkplace, renderAt } from "../testing/workplace";
import { lazyPart } from "./lazy_part";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(cleanup);

/** A part that opens over the screen; its code comes, or is lost, when the test says so. */
async function askForPart() {
  const answers: { come: (code: () => string) => void; lose: (error: Error) => void }[] = [];
  const Opened = lazyPart<object>(() => new Promise((come, lose) => answers.push({ come, lose })), { look: "over" });
  const onGiveUp = vi.fn();
  await act(async () => void renderAt(createTestWorkplace(page()), <Opened onGiveUp={onGiveUp} />));
  return { onGiveUp, answer: answers[0] };
}

it("Escape takes back what was asked for and is on its way, wherever the focus is", async () => {
  const { onGiveUp } = await askForPart();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});

it("Escape puts away what says that a part was lost, wherever the focus is", async () => {
  const { onGiveUp, answer } = await askForPart();
  await act(async () => answer?.lose(new Error("404")));
  expect(document.activeElement).toBe(screen.getByRole("alertdialog"));
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});

it("Escape is the part's own once it has come", async () => {
  const { onGiveUp, answer } = await askForPart();
  await act(async () => answer?.come(() => "Here it is"));
  expect(screen.getByText("Here it is")).toBeDefined();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onGiveUp).not.toHaveBeenCalled();
});
