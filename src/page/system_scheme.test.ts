// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { createPreferences, initialPreferences, setPreference } from "../kit/session/preferences";
import { followSystemScheme, systemSchemeScript } from "./system_scheme";

afterEach(() => {
  delete document.documentElement.dataset["scheme"];
  document.cookie = "scheme=; max-age=0; path=/";
});

/** A system that asks for light or dark, and can change its mind. */
function systemWith(isLight: boolean) {
  const changed = new Set<() => void>();
  const light = { matches: isLight, addEventListener: (_: string, hear: () => void) => changed.add(hear) };
  return {
    window: { matchMedia: () => light, document } as unknown as Window,
    change(next: boolean) {
      light.matches = next;
      for (const hear of changed) hear();
    },
  };
}
const shown = () => document.documentElement.dataset["scheme"];

it.each([
  [true, "light"],
  [false, undefined],
])(
  "the page's head follows a system that asks for light, and leaves what the server sent otherwise (light: %s)",
  (isLight, scheme) => {
    const { window } = systemWith(isLight);
    // eslint-disable-next-line no-new-func -- as the browser runs it
    new Function("matchMedia", "document", systemSchemeScript)(window.matchMedia, document);
    expect(shown()).toBe(scheme);
  },
);

it("follows the system, when that changes too, until the visitor chooses", () => {
  const preferences = createPreferences(initialPreferences("dark"));
  const system = systemWith(true);
  followSystemScheme(system.window, preferences);
  expect([shown(), preferences.getState().scheme]).toEqual(["light", "light"]);
  system.change(false);
  expect([shown(), preferences.getState().scheme]).toEqual(["dark", "dark"]);
  setPreference(preferences, document, "scheme", "dark");
  system.change(true);
  expect([shown(), preferences.getState().scheme]).toEqual(["dark", "dark"]);
});
