// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Moment } from "../../../../schemas/api/site_calendar";
import { createApi } from "../../../../src/kit/api/api";
import { listedPage } from "../../../testing/listed_page";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import { deskPlaceOf } from "./use_open_moment";
import { SiteCalendar } from "./SiteCalendar";

afterEach(cleanup);

const middleOfMonth = 20.5 * 86_400_000; // after the Monday of the week in which a month begins

/** Opens it on a site on which these things happen around the middle of each month. */
function renderCalendar(happens: readonly Partial<Moment>[]) {
  const page = { id: "home", route: "/", title: { en: "Home" }, sections: [{ id: "hero", name: "Hero", type: "blank" }] };
  const workplace = createTestWorkplace(page, {});
  const site = { isDown: false };
  const api = createApi(async ({ url }) => {
    if (!url.includes("/site_calendar"))
      return { status: 200, body: { stamp: "here 1", isWhole: true, pages: [listedPage("home")], redirects: [] } };
    if (site.isDown) return { status: 500, body: {} };
    const from = new URL(url, "http://here").searchParams.get("from") ?? "";
    const at = new Date(Date.parse(from) + middleOfMonth).toISOString();
    const nothing = { at, pageId: null, sectionId: null, deskId: null, revision: null, isDraft: false, name: null };
    return { status: 200, body: { moments: happens.map((moment) => ({ ...nothing, ...moment })), count: happens.length + 1 } };
  });
  const open = () => renderAt({ ...workplace, api }, <SiteCalendar />);
  return { user: userEvent.setup(), workplace, site, open };
}

it("counts what happens on each day, goes by keys over days and months, and leads to the section (issue 18, 6)", async () => {
  const { user, workplace, open } = renderCalendar([
    { kind: "opens", pageId: "home", sectionId: "hero", isDraft: true, name: "Hero" },
    { kind: "tournament_starts", name: { en: "Cup" } },
  ]);
  open();
  const day = await screen.findByRole("gridcell", { name: /2 entries/ });
  expect(screen.getAllByRole("gridcell")).toHaveLength(42);
  expect(screen.getByText("1 later entry is not shown. Choose a shorter time.")).toBeTruthy();
  day.focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: /Hero begins to be shown.*in the draft, not published/ })).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Tournament Cup starts");
  await user.keyboard("{ArrowUp}{Enter}");
  expect(workplace.editor.getState().selected).toBe("hero");
  expect(workplace.workbench.getState().revealed).toEqual({ id: "hero" });
  const month = screen.getByText(/^[A-Z][a-z]+ \d{4}$/).textContent;
  screen
    .getAllByRole("gridcell")
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();
  await user.keyboard("{PageDown}");
  expect(screen.getByText(/^[A-Z][a-z]+ \d{4}$/).textContent).not.toBe(month);
});

it.each([
  ["tournament_starts", 7, "/editor?desk=tournaments&tournament=7"],
  ["tournament_ends", null, "/editor?desk=tournaments"],
  ["promotion_ends", 12, "/editor?desk=promotions&promotion=12"],
] as const)("leads from %s of %s to itself at the desk (issue 18, 6)", (kind, deskId, place) => {
  expect(deskPlaceOf({ kind, deskId })).toBe(place);
});

it("names each day of a week, also those on which nothing happens, and says where nothing happens at all", async () => {
  const { user, open } = renderCalendar([]);
  open();
  expect(await screen.findByText("Nothing happens in this time")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Week" }));
  expect(await screen.findAllByText("Nothing happens.")).toHaveLength(7);
});

it("leads the focus from the button that asked for the last entries to the first of them (WCAG 2.4.3)", async () => {
  const { user, open } = renderCalendar(
    Array.from({ length: 102 }, (_, at) => ({ kind: "tournament_starts", name: { en: `Cup ${at}` } })),
  );
  open();
  await user.click(await screen.findByRole("radio", { name: "List" }));
  await user.click(await screen.findByRole("button", { name: /2 more/ }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /Cup 100/ }));
});

it("says that it could not be loaded, and asks again", async () => {
  const { user, site, open } = renderCalendar([]);
  site.isDown = true;
  open();
  const again = await screen.findByRole("button", { name: "Try again" });
  site.isDown = false;
  await user.click(again);
  expect(await screen.findByText("Nothing happens in this time")).toBeTruthy();
});
