// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { laterCode } from "../parts/lazy_part";
import { editorWords } from "../testing/words";
import { LaterScreen } from "./LaterScreen";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(cleanup);

/** A screen whose code the tries bring, one after the other. */
function show(...tries: (() => Promise<() => string>)[]) {
  const { Loaded, forget } = laterCode<object>(async () => (await tries.shift()?.()) ?? (() => "Nothing left"));
  render(
    <LaterScreen t={editorWords("en")} forget={forget} fallback="On its way">
      <Loaded />
    </LaterScreen>,
  );
}

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it("a whole screen whose code does not come says so, and comes when it is tried again (13)", async () => {
  show(lost, async () => () => "Here it is");
  expect(screen.getByText("On its way")).toBeTruthy();
  expect(await screen.findByText("The server was not reached")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here it is")).toBeTruthy();
});

it("one that breaks by itself says that, and not that nobody answered", async () => {
  show(async () => () => {
    throw new Error("of ours");
  });
  expect(await screen.findByText("The editor broke")).toBeTruthy();
  expect(screen.queryByText("The server was not reached")).toBeNull();
});
