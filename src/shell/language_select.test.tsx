// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

afterEach(cleanup);

it("says that it loads while its list is on its way, then lists the languages (L-2.93)", async () => {
  vi.resetModules(); // another file may have fetched the list's code
  const { renderInSite, siteServices } = await import("../testing/site");
  const { LanguageSelect } = await import("./LanguageSelect");
  renderInSite(<LanguageSelect place="header" />, siteServices({ settings: { languages: ["en", "de"] } }));
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Language/ }));
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(await screen.findByRole("link", { name: "Deutsch" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});
