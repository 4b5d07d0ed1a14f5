// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite, siteServices } from "../../../testing/site";
import { Pager } from "./Pager";

afterEach(cleanup);

it.each([
  [1, "Previous page"],
  [3, "Next page"],
])("keeps the focus at the end that page %i is, where %s leads no further (WCAG 2.4.3)", (page, name) => {
  const services = siteServices({ address: `/history?page=${page}` });
  renderInSite(<Pager page={page} limit={10} count={30} />, services);
  const atEnd = screen.getByRole<HTMLButtonElement>("button", { name });
  fireEvent.click(atEnd);
  expect([atEnd.disabled, atEnd.getAttribute("aria-disabled"), atEnd.tabIndex]).toEqual([false, "true", -1]);
  expect(services.route.getState().search["page"]).toBe(String(page));
});
