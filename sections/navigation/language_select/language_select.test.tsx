// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createStore } from "zustand/vanilla";
import { afterEach, expect, it } from "vitest";
import type { Transport } from "../../../src/kit/api/api";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

const languages = [
  { code: "EN", languageName: "English" },
  { code: "DE", languageName: "Deutsch" },
];
const answering: Transport = async () => ({ status: 200, body: { languages } });

async function show(props: Record<string, unknown>, transport: Transport = answering, theme: "default" | "lulu" = "default") {
  const went: string[] = [];
  const services = {
    ...createTestServices({ transport }),
    theme,
    route: createStore(() => ({ path: "/casino", params: {}, search: { filter: "new" } })),
    go: (url: string) => void went.push(url),
  };
  const { element, queryClient } = await prepare([section("language_select", { props })], services);
  return { went, container: render(element).container, queryClient };
}

it("leads to the same page in the chosen language (S-2.82)", async () => {
  const { went } = await show({});
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: "de" } });
  expect(went).toEqual(["/de/casino?filter=new"]);
});

it("has lower-case values, and upper-case words in its short mode (L-3.28)", async () => {
  await show({ short: true });
  const options = screen.getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["en", "EN"],
    ["de", "DE"],
  ]);
});

it("says that it loads while the languages are on their way (L-2.93)", async () => {
  let answer: (value: { status: number; body: unknown }) => void = () => {};
  let isFirst = true;
  const { queryClient } = await show({}, () => {
    if (isFirst) {
      isFirst = false;
      return Promise.reject(new Error("not yet"));
    }
    return new Promise((resolve) => (answer = resolve));
  });
  void queryClient.resetQueries();
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>("combobox").disabled).toBe(true));
  expect(screen.getByRole("option").textContent).toBe("Loading");
  answer({ status: 200, body: { languages } });
  await waitFor(() => expect(screen.getByRole("option", { name: "Deutsch" })).toBeTruthy());
});

it("keeps the visitor's own language where the others do not come (L-2.93)", async () => {
  await show({}, async () => ({ status: 503, body: {} }));
  expect(await screen.findByRole("option", { name: "EN" })).toBeTruthy();
});

it.each([
  [{ flags: true }, "default", 1],
  [{ flags: false }, "default", 0],
  [{ flags: false }, "lulu", 1],
] as const)("shows a flag with %j on %s: %i (L-2.94)", async (props, theme, count) => {
  const { container } = await show(props, answering, theme);
  const flags = [...container.querySelectorAll("img")].map((flag) => flag.getAttribute("src"));
  expect(flags).toEqual(count ? ["/logos/flags/EN.svg"] : []);
});
