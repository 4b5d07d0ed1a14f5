// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { game } from "../../../src/testing/games";
import { renderInSite, siteServices } from "../../../src/testing/site";
import { Refused } from "./Refused";

afterEach(cleanup);

it.each([
  ["profile.incomplete", "Tell us your personal number first", "Fill in my details", "/profile/edit-profile"],
  ["identity.required", "Show us who you are first", "Send a document", "/account/verification"],
] as const)("%s: says what is missing, and leads to where it is told (LC 17.1.1, C-5.26)", async (code, title, way, address) => {
  renderInSite(<Refused game={game()} code={code} />, siteServices({ settings: {} }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole("link", { name: way }).getAttribute("href")).toContain(address);
});
