// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

it("says who may play, that it can become too much, and where there is help (S-2.44)", async () => {
  render((await prepare([section("responsible_notice")])).element);
  expect(screen.getByRole("img", { name: "18 and over only" }).textContent).toBe("18+");
  expect(screen.getByText(/Gambling can be addictive/)).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Set a limit", "/account/responsible-gambling"],
    ["Get help", "/responsible-gaming"],
  ]);
});

it("shows the site's own words, and nothing that could run (S-2.44)", async () => {
  const body = { en: "<p>Call <strong>0800</strong></p><script>alert(1)</script>" };
  const { container } = render((await prepare([section("responsible_notice", { props: { body, links: [] } })])).element);
  expect(screen.getByText("0800")).toBeTruthy();
  expect(container.querySelector("script, ul")).toBeNull();
});
