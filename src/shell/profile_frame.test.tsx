// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { pageKeys } from "../layout/page_address";
import { paidUser, renderInSite, siteServices } from "../testing/site";
import ProfileFrame from "./ProfileFrame";

afterEach(cleanup);

const pageAddresses = Object.fromEntries(pageKeys.map((key) => [key, `/at/${key}`]));
const marked = (page: string) => {
  renderInSite(
    <ProfileFrame user={paidUser} />,
    siteServices({ user: paidUser, settings: { pageAddresses }, address: `/at/${page}` }),
  );
  const entries = within(screen.getByRole("navigation")).getAllByRole("link");
  return entries.flatMap((entry) => (entry.hasAttribute("aria-current") ? [entry.textContent, entry.ariaCurrent] : []));
};

it.each([
  ["bonuses", ["Bonuses", "page"]],
  ["bonus_history", ["Bonuses", "true"]],
  ["self_test", ["Limits and breaks", "true"]],
  ["deposit", []],
])("on the page %s the account's navigation marks %j (L-2.70)", (page, entry) => {
  expect(marked(page)).toEqual(entry);
});
