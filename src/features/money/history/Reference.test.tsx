// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite, siteServices } from "../../../testing/site";
import { Reference } from "./Reference";

afterEach(cleanup);

it("offers to ask about a payment where the support answers in private, and not in a chat that every player reads", () => {
  const settings = (provider: "own" | "script") => ({ liveChat: { provider, scriptUrl: "https://help.example/widget.js" } });
  renderInSite(<Reference reference="P-17" />, siteServices({ settings: settings("own") }));
  expect(screen.queryByRole("button", { name: "Ask about this" })).toBeNull();
  cleanup();
  renderInSite(<Reference reference="P-17" />, siteServices({ settings: settings("script") }));
  expect(screen.getByRole("button", { name: "Ask about this" })).toBeDefined();
});
