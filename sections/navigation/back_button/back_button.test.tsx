// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, "");
});

async function press({ referrer = "", idx = 0, isCanvas = false } = {}) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  window.history.replaceState({ idx }, "");
  const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
  const { element } = await prepare(
    [section("back_button", { props: { fallbackUrl: "/casino" } })],
    createTestServices({ isCanvas }),
  );
  render(element);
  const link = screen.getByRole("link", { name: "Back" });
  expect(link.getAttribute("href")).toBe("/casino");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  return back.mock.calls.length;
}

it("goes back to a page of this site (S-2.80, L-2.90)", async () => {
  expect(await press({ referrer: `${window.location.origin}/promotions` })).toBe(1);
});

it("goes back after a step that reloaded no page (S-2.80)", async () => {
  expect(await press({ idx: 2 })).toBe(1);
});

it.each(["", "https://elsewhere.example/", "not an address", `${window.location.origin}.evil.example/`])(
  "leads to its own address who came from %j (S-2.80)",
  async (referrer) => {
    expect(await press({ referrer })).toBe(0);
  },
);

it("leads nowhere in the editor's canvas", async () => {
  expect(await press({ idx: 2, isCanvas: true })).toBe(0);
});
