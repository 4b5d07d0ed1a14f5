// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite, siteServices } from "../testing/site";
import { LanguageSelect } from "./LanguageSelect";

afterEach(cleanup);

// The first opening of this file: only then is the list's code still on its way.
it("says that it loads while its list is on its way, then lists the languages (L-2.93)", async () => {
  renderInSite(<LanguageSelect place="header" />, siteServices({ settings: { languages: ["en", "de"] } }));
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Language/ }));
  expect(screen.getByRole("status").textContent).toBe("Loading");
  expect(await screen.findByRole("link", { name: "Deutsch" })).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});
