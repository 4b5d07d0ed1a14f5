// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import { insertSection } from "../../core/commands/insert_section";
import { selectSection } from "../../core/commands/select_section";
import { getIn } from "../../core/set_in";
import { find } from "../../core/tree";
import { page } from "../../testing/build";
import { newSection } from "../../workplace/new_section";
import { createTestWorkplace, InWorkplace } from "../../testing/workplace";
import { Inspector } from "./Inspector";

afterEach(cleanup);
const user = userEvent.setup();
Element.prototype.scrollIntoView = () => {}; // jsdom lays nothing out

const split: Section = {
  id: "split",
  name: "Winners",
  type: "split-view",
  props: { columns: [["Lobby"]], stackBelow: 500, fromTheFuture: 1 },
};
const promotion: Section = {
  id: "promo",
  name: "Reload promotion",
  type: "group",
  countries: { restrictedCountries: ["DK", "GB", "NO"] },
  schedule: { validOnDays: ["friday", "saturday", "sunday"], startTime: "18:00", endTime: "23:59", timeZone: "Europe/Oslo" },
  props: {},
};
const lobby: Section = {
  id: "lobby",
  name: "Lobby",
  type: "group",
  access: "user",
  props: {},
  sections: [{ id: "child", name: "Child", type: "blank", props: {} }],
};
const wheel: Section = { id: "wheel", name: "Wheel", type: "loyalty_wheel", props: { deep: [1] } };
const carousel: Section = {
  id: "carousel",
  name: "Banners",
  type: "banner_carousel",
  props: {
    banners: [
      { bannerTitle: { en: "Open" } },
      { bannerTitle: { en: "Reload Friday" }, bannerContentSettings: { restrictedCountries: ["NO"] } },
    ],
  },
};

function show(selected: string | null, tab: "content" | "rules" | "why" = "content") {
  const workplace = createTestWorkplace(page(split, promotion, lobby, wheel, carousel), {
    country: "NO",
    clock: "2026-11-26T11:04:00.000Z",
  });
  workplace.editor.run(selectSection(selected));
  workplace.workbench.setState({ inspectorTab: tab });
  render(
    <InWorkplace workplace={workplace}>
      <Inspector />
    </InWorkplace>,
  );
  const section = () => find(workplace.editor.getState().page.sections, selected ?? "");
  return { ...workplace, section };
}

describe("content", () => {
  it("writes what is typed into the page at once, as one step to undo", async () => {
    const { section, editor } = show("split");
    await user.type(screen.getByLabelText("Title"), "Best");
    expect(section()?.props?.title).toEqual({ en: "Best" });
    editor.undo();
    expect(section()).toBe(split);
  });

  it("marks what a new section began with, until somebody writes it or says that it is right (issue 18, 2)", async () => {
    const workplace = show(null);
    const { editor, t } = workplace;
    const made = newSection("banner", { page: editor.getState().page, t });
    if (!made) throw new Error("No banner");
    act(() => void editor.run(insertSection(made, { parent: null, index: 0 })));
    const count = () => Number(/^(\d+)/.exec(screen.getByRole("note").textContent)?.[1]);
    const before = count();
    await user.click(screen.getByRole("button", { name: /^Heading is as it began/ }));
    expect(count()).toBe(before - 1);
    expect(screen.queryByRole("button", { name: /^Heading is as it began/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "They are right" }));
    expect(screen.queryByRole("note")).toBeNull();
    act(() => editor.undo());
    expect(count()).toBe(before - 1);
  });

  it("keeps props that it does not know", async () => {
    const { section } = show("split");
    await user.type(screen.getByLabelText("Stacked when narrower than"), "{ArrowUp}");
    expect(section()?.props).toEqual({ ...split.props, stackBelow: 501 });
  });

  it("keeps an invalid value and says what is wrong with it", async () => {
    const { section } = show("split");
    const input = screen.getByLabelText("Stacked when narrower than");
    await user.clear(input);
    await user.type(input, "9000");
    expect(section()?.props?.stackBelow).toBe(9000);
    expect(screen.getByText("At most 4000.")).toBeTruthy();
    expect(screen.getByRole("tab", { name: /Content/ }).textContent).toContain("1");
  });

  it("resets a prop to its default", async () => {
    const { section } = show("split");
    await user.click(screen.getByRole("button", { name: "Reset Stacked when narrower than" }));
    expect(section()?.props).toEqual({ columns: [["Lobby"]], fromTheFuture: 1 });
    expect(screen.getByLabelText<HTMLInputElement>("Stacked when narrower than").value).toBe("768");
  });

  it("makes every change of a list a step of its own", async () => {
    const { section, editor } = show("carousel");
    const titles = () =>
      (getIn(section(), ["props", "banners"]) as unknown[]).map((banner) => getIn(banner, ["bannerTitle", "en"]));
    screen.getByRole("button", { name: "Move Open" }).focus();
    await user.keyboard("{ArrowDown}{ArrowUp}");
    editor.undo();
    expect(titles()).toEqual(["Reload Friday", "Open"]);
  });

  it("makes a page one for users alone, and one for all again (C-2.31)", async () => {
    const { editor } = show(null);
    await user.click(screen.getByRole("switch", { name: "For users alone" }));
    expect(editor.getState().page.access).toBe("user");
    await user.click(screen.getByRole("switch", { name: "For users alone" }));
    expect(editor.getState().page).not.toHaveProperty("access");
  });

  it("renames the section where its name stands", async () => {
    const { section } = show("split");
    await user.type(screen.getByLabelText("Name of the section"), "!");
    expect(section()?.name).toBe("Winners!");
  });

  it("keeps a section of an unknown type as it is (L-2.97)", async () => {
    const { section } = show("wheel");
    expect(screen.getByText("The type loyalty_wheel is not known here.")).toBeTruthy();
    const json = await screen.findByRole("textbox", { name: "JSON of this section" });
    expect(JSON.parse(json.innerText ?? json.textContent)).toEqual(wheel);
    expect(section()).toBe(wheel);
  });
});

describe("rules", () => {
  it("sets and takes away a rule of the section", async () => {
    const { section } = show("split", "rules");
    await user.click(screen.getByRole("radio", { name: "Guest" }));
    await user.click(screen.getByRole("checkbox", { name: "Players" }));
    expect(section()).toEqual({ ...split, access: "guest", audiences: { players: true } });
    await user.click(screen.getByRole("radio", { name: "Any" }));
    await user.click(screen.getByRole("checkbox", { name: "Players" }));
    expect(section()).toEqual(split);
  });

  it("switches a section off and on without a trace", async () => {
    const { section } = show("split", "rules");
    await user.click(screen.getByRole("switch", { name: "Visible" }));
    expect(section()?.isVisible).toBe(false);
    await user.click(screen.getByRole("switch", { name: "Visible" }));
    expect(section()).toEqual(split);
  });
});

/** The tab's code comes when it is opened. */
async function showWhy(selected: string) {
  const at = show(selected, "why");
  await screen.findByRole("table", { name: /All rules/ });
  return at;
}

describe("why", () => {
  it("says which rule decides, with what was expected and found", async () => {
    await showWhy("promo");
    expect(screen.getByRole("heading", { name: "Hidden for Guest · Norway" })).toBeTruthy();
    expect(screen.getByText("Rule 6 of 10 decides: Countries")).toBeTruthy();
    expect(screen.getByText("Restricted countries include NO.")).toBeTruthy();
    expect(screen.getByText("NO Norway, set by the persona")).toBeTruthy();
    expect(screen.getByText("It would still be hidden: starts Friday 18:00.")).toBeTruthy();
  });

  it("lists all rules in the order in which they decide", async () => {
    await showWhy("promo");
    const rows = within(screen.getByRole("table", { name: /All rules/ })).getAllByRole("row");
    expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual([
      "Rule",
      "Type known",
      "Props valid",
      "Visible",
      "Access",
      "Audience",
      "Countries",
      "Devices",
      "Schedule",
      "Experiment",
      "Parent shown",
    ]);
  });

  it("leads to the field that decides and gives it the focus", async () => {
    const { workbench } = await showWhy("promo");
    await user.click(screen.getByRole("button", { name: "Go to Countries" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Not in" })));
    expect(workbench.getState()).toMatchObject({ inspectorTab: "rules", focusField: null });
  });

  it("walks along the rules by arrow keys and goes to one by Enter", async () => {
    await showWhy("promo");
    screen.getByRole("button", { name: "Visible" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Guests" })));
  });

  it("views as the nearest persona that sees it", async () => {
    const { persona } = await showWhy("promo");
    await user.click(screen.getByRole("button", { name: "View as Sweden, Friday 18:00" }));
    expect(persona.getState().persona).toMatchObject({ country: "SE", clock: "2026-11-27T17:00:00.000Z" });
    expect(screen.getByText("All 10 rules pass.")).toBeTruthy();
  });

  it("leads from a section inside a hidden one to that one", async () => {
    const { editor } = await showWhy("child");
    expect(screen.getByText("Inside Lobby, which is hidden.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Go to Lobby" }));
    expect(editor.getState().selected).toBe("lobby");
  });

  it("explains single banners, and leads to the field inside one (L-3.18)", async () => {
    await showWhy("carousel");
    const banner = screen.getByText("Reload Friday", { exact: false }).closest("li") as HTMLElement;
    expect(banner.textContent).toContain("restricted countries include NO");
    await user.click(within(banner).getByRole("button", { name: "Go to Reload Friday" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Not in" })));
  });
});

describe("why, for a single banner", () => {
  it("is a card of its own with all its rules, what else fails, and who would see it", async () => {
    await showWhy("carousel");
    await user.click(screen.getByRole("button", { name: /Reload Friday restricted/ }));
    const banner = screen.getByRole("button", { name: /Reload Friday restricted/ }).closest("li") as HTMLElement;
    expect(within(banner).getByText("Rule 4 of 6 decides: Countries")).toBeTruthy();
    expect(within(banner).getByRole("button", { name: /^View as / })).toBeTruthy();
    await user.click(within(banner).getByRole("button", { name: "Audience" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Guests" })));
  });
});

describe("without a selection", () => {
  it("edits the page and counts what the persona sees", async () => {
    const { editor } = show(null);
    await user.type(screen.getByLabelText("Page title"), "!");
    expect(editor.getState().page.title).toEqual({ en: "Home!" });
    const counts = [...document.querySelectorAll("dl > div")].map((count) => count.textContent);
    expect(counts).toEqual(["In all6", "Shown2", "Hidden3", "Invalid1"]);
  });

  it("takes a route once it is whole", async () => {
    const { editor } = show(null);
    const route = screen.getByLabelText<HTMLInputElement>("Route");
    await user.clear(route);
    expect(editor.getState().page.route).toBe("/");
    expect(route.getAttribute("aria-invalid")).toBe("true");
    await user.type(route, "/casino/:slug");
    expect(editor.getState().page.route).toBe("/casino/:slug");
  });
});
