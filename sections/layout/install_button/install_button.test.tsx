// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

const button = () => screen.queryByRole("button", { name: "Get the app" });

async function show(isCanvas = false) {
  const services = createTestServices({ isCanvas });
  const { element } = await prepare([section("install_button", { props: { text: { en: "Get the app" } } })], services);
  render(element);
  return services;
}

it("shows its own text while the browser offers to install, and takes no room before (S-2.84, L-1.18)", async () => {
  const { install } = await show();
  expect(button()).toBeNull();
  act(() => install.setState({ offer: "by_hand" }));
  expect(button()).toBeTruthy();
});

it("is there wherever pages are arranged, and does nothing there (S-2.84)", async () => {
  await show(true);
  act(() => button()?.click());
  expect(screen.queryByRole("dialog")).toBeNull();
});
