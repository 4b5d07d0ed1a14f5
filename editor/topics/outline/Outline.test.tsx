// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { referenceTo } from "../../../sections/registry";
import { createApi } from "../../../src/kit/api/api";
import { selectSection } from "../../core/commands/select_section";
import { listedPage } from "../../testing/listed_page";
import { outline, page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { Outline } from "./Outline";

afterEach(cleanup);
Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out

const layout = page(
  { ...section("blank#Hero"), props: {} },
  { ...section("group#Lobby"), sections: [{ ...section("blank#Slots"), countries: { restrictedCountries: ["NO"] } }] },
  { ...section("blank#Broken"), props: { height: "tall" } },
  section("loyalty_wheel#Wheel"),
);
const open = () => createTestWorkplace(layout, { country: "NO" });
const names = () => screen.getAllByRole("treeitem").map((row) => row.getAttribute("aria-label"));

it("lists all sections and says which the persona does not see, which are invalid and which unknown", () => {
  renderAt(open(), <Outline />);
  expect(names()).toEqual(["Hero", "Lobby", "Slots, hidden for this persona", "Broken, not valid", "Wheel, Unknown type"]);
  expect(screen.getByRole("treeitem", { name: /^Slots/ }).getAttribute("aria-level")).toBe("2");
});

it("says of a section that shows a shared one what it shows and on how many pages that is (issue 18, 4)", async () => {
  const workplace = createTestWorkplace(page({ ...section("blank#Terms"), ...referenceTo("terms") }, section("blank#Own")));
  const pages = [listedPage("terms", { use: "shared", nestedIn: 3, title: { en: "Small print" } })];
  const api = createApi(async () => ({ status: 200, body: { stamp: "here 1", isWhole: true, pages, redirects: [] } }));
  renderAt({ ...workplace, api }, <Outline />);
  const words = "Shows the shared section “Small print”, which is on 3 pages.";
  expect(await screen.findByRole("treeitem", { name: "Terms", description: words })).toBeTruthy();
  expect(screen.getByRole("treeitem", { name: "Own", description: "" })).toBeTruthy();
});

it("selects with a click and takes one stop of the tab key", async () => {
  const workplace = open();
  renderAt(workplace, <Outline />);
  await userEvent.click(screen.getByRole("treeitem", { name: "Hero" }));
  expect(workplace.editor.getState().selected).toBe("Hero");
  expect(screen.getAllByRole("treeitem").filter((row) => row.tabIndex === 0).length).toBe(1);
});

it.each([
  ["Hidden", ["Lobby", "Slots, hidden for this persona"]],
  ["Invalid", ["Broken, not valid", "Wheel, Unknown type"]],
])("shows the %s sections alone, under what holds them", async (filter, expected) => {
  renderAt(open(), <Outline />);
  await userEvent.click(screen.getByRole("radio", { name: new RegExp(filter) }));
  expect(names()).toEqual(expected);
});

it("finds sections by name, and says when there are none", async () => {
  renderAt(open(), <Outline />);
  const search = screen.getByRole("searchbox", { name: "Find a section" });
  await userEvent.type(search, "slo");
  expect(names()).toEqual(["Lobby", "Slots, hidden for this persona"]);
  await userEvent.type(search, "xyz");
  expect(await screen.findByText("No section matches “sloxyz”")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(names().length).toBe(5);
});

it("renames in place and keeps the old name on Escape", async () => {
  const workplace = open();
  renderAt(workplace, <Outline />);
  await userEvent.dblClick(screen.getByRole("treeitem", { name: "Hero" }));
  await userEvent.keyboard("Welcome{Enter}");
  expect(workplace.editor.getState().page.sections[0]?.name).toBe("Welcome");
  await userEvent.dblClick(screen.getByRole("treeitem", { name: "Welcome" }));
  await userEvent.keyboard("Other{Escape}");
  expect(workplace.editor.getState().page.sections[0]?.name).toBe("Welcome");
  expect(outline(workplace.editor.getState().page.sections)).toBe("Hero Lobby(Slots) Broken Wheel");
});

it("lists single banners below their section, with why the persona does not see one, and leads to its field", async () => {
  const banners = [
    { bannerTitle: { en: "Harbour lights" } },
    { bannerTitle: { en: "Reload Friday" }, countries: { restrictedCountries: ["NO"] } },
  ];
  const carousel = { ...section("banner_carousel#Offers"), props: { banners, sideBanners: [] } };
  const workplace = createTestWorkplace(page(carousel, section("blank#Z")), { country: "NO" });
  renderAt(workplace, <Outline />);
  expect(names()).toEqual(["Offers", "Harbour lights", "Reload Friday, hidden: restricted countries include NO", "Z"]);
  await userEvent.click(screen.getByRole("treeitem", { name: /^Reload/ }));
  expect(workplace.workbench.getState().focusField).toEqual(["props", "banners", 1]);
  expect(workplace.editor.getState().selected).toBe("Offers");
  await userEvent.click(screen.getByRole("radio", { name: /Hidden/ }));
  expect(names()).toEqual(["Offers", "Reload Friday, hidden: restricted countries include NO"]);
});

it("leads with the arrows through single banners and back, and deletes nothing from there", async () => {
  const carousel = {
    ...section("banner_carousel#Offers"),
    props: { banners: [{ bannerTitle: { en: "One" } }], sideBanners: [] },
  };
  const workplace = createTestWorkplace(page(carousel, section("blank#Z")));
  renderAt(workplace, <Outline />);
  screen.getByRole("treeitem", { name: "One" }).focus();
  await userEvent.keyboard("{Delete}{ArrowDown}");
  expect([document.activeElement?.getAttribute("aria-label"), workplace.editor.getState().selected]).toEqual(["Z", "Z"]);
  screen.getByRole("treeitem", { name: "One" }).focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Offers");
  expect(workplace.editor.canUndo()).toBe(false);
});

it("selects several with Ctrl and Shift, and says which are selected", async () => {
  const workplace = open();
  const user = userEvent.setup();
  renderAt(workplace, <Outline />);
  await user.click(screen.getByRole("treeitem", { name: "Hero" }));
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("treeitem", { name: /^Broken/ }));
  await user.keyboard("{/Control}{Shift>}");
  expect(workplace.editor.getState().selection).toEqual(["Hero", "Broken"]);
  await user.click(screen.getByRole("treeitem", { name: /^Slots/ }));
  await user.keyboard("{/Shift}");
  expect(workplace.editor.getState().selection).toEqual(["Hero", "Lobby", "Slots"]);
  expect(screen.getAllByRole("treeitem", { selected: true }).length).toBe(3);
  expect(workplace.notices.store.getState().spoken).toBe("3 sections selected");
});

it("offers what is most like a search that finds nothing", async () => {
  renderAt(open(), <Outline />);
  const search = screen.getByRole("searchbox", { name: "Find a section" });
  await userEvent.type(search, "hreo");
  await userEvent.click(await screen.findByRole("button", { name: "Did you mean Hero?" }));
  expect(names()).toEqual(["Hero"]);
});

it("renders of a long list the rows that a selection concerns, and no other (issue 18: it answers at once)", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ); // jsdom lays nothing out
  const read: string[] = [];
  const watched = (id: string) => ({
    ...section(`blank#${id}`),
    get name() {
      return (read.push(id), id);
    },
  });
  const many = Array.from({ length: 200 }, (_, index) => index);
  const workplace = createTestWorkplace(page(...many.map((index) => watched(`Row ${index}`))));
  renderAt(workplace, <Outline />);
  await userEvent.click(screen.getByRole("treeitem", { name: "Row 3" }));
  read.length = 0;
  await act(async () => workplace.editor.run(selectSection("Row 7")));
  expect(new Set(read)).toEqual(new Set(["Row 3", "Row 7"]));
});
