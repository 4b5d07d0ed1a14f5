// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { createApi, type Transport } from "../../../src/kit/api/api";
import { listedPage } from "../../testing/listed_page";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { editorWords } from "../../testing/words";
import { registry } from "../../../sections/registry";
import { groupOf, groupPages } from "./group_pages";
import { Pages } from "./Pages";
import { routeFrom, routeProblem } from "../../parts/route_problem";
import { sectionsFrom, templates } from "./templates";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const listed = listedPage;
const pages = [
  listed("home", { route: "/", publishedRoute: "/" }),
  listed("promo", { revision: 4, changes: 3 }),
  listed("strip", { nestedIn: 2 }),
  listed("deposit", { isSystem: true }),
  listed("draft", { publishedRevision: null, publishedRoute: null }),
  listed("gone", { publishedRevision: null, publishedRoute: null, archivedAt: "2026-01-02T00:00:00Z" }),
];

describe("the list of pages", () => {
  it.each([
    ["promo", "changed"],
    ["home", "pages"],
    ["draft", "pages"],
    ["strip", "parts"],
    ["deposit", "system"],
    ["gone", "archived"],
  ])("puts %s under %s", (id, group) => {
    expect(groupOf(pages.find((page) => page.id === id)!)).toBe(group);
  });

  it("finds a page by its name or its address and leaves empty groups out", () => {
    expect(groupPages(pages, "/str", "en").map(({ group }) => group)).toEqual(["parts"]);
    expect(groupPages(pages, "HOME", "en").flatMap(({ pages: found }) => found.map(({ id }) => id))).toEqual(["home"]);
    expect(groupPages(pages, "nothing", "en")).toEqual([]);
  });

  function renderPages(transport: Transport, role: "administrator" | "content_editor" = "administrator") {
    const workplace = createTestWorkplace({ id: "home", route: "/", title: { en: "Home" }, sections: [] }, {}, role);
    const opened: string[] = [];
    renderAt({ ...workplace, api: createApi(transport) }, <Pages onOpenPage={(id) => opened.push(id)} />);
    return { user: userEvent.setup(), opened, workplace };
  }
  const overview = (of: typeof pages) => ({ status: 200, body: { stamp: "here 1", isWhole: true, pages: of, redirects: [] } });
  const answering: Transport = async () => overview(pages);

  it("says each page's state, and moves from page to page with the arrows", async () => {
    const { user, opened } = renderPages(answering);
    expect(await screen.findByRole("button", { name: /PROMO.*3 changes/ })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: /STRIP.*in 2 pages.*live/ })).toBeInstanceOf(HTMLElement);
    const home = screen.getByRole("button", { name: /HOME.*draft/ });
    expect(home.getAttribute("aria-current")).toBe("page");
    home.focus();
    await user.keyboard("{ArrowUp}{ArrowUp}{Enter}"); // over the head of its part
    expect(opened).toEqual(["promo"]);
    await user.keyboard("{End}");
    expect(document.activeElement?.textContent).toContain("GONE");
    await user.keyboard("{Enter}");
    expect(opened).toEqual(["promo"]); // an archived page is restored first
  });

  it("finds pages by what they say and by the types of their sections, and marks what waits (issue 18, 6)", async () => {
    const waiting = pages.map((page) =>
      page.id === "promo"
        ? { ...page, openRequests: 1, openRemarks: 2, hasFailedPlan: true, sectionTypes: ["banner_race"] }
        : page,
    );
    const { user } = renderPages(async ({ url }) => {
      if (!url.includes("page_search")) return overview(waiting);
      const said = { id: "strip", sectionId: "a", sectionName: "A", excerpt: "…forty free spins today" };
      return { status: 200, body: { pages: url.includes("free") ? [said] : [] } };
    });
    const promo = await screen.findByRole("button", { name: /^PROMO/ });
    const marks = within(promo)
      .getAllByRole("img")
      .map((mark) => mark.getAttribute("aria-label"));
    expect(marks).toEqual(["1 request to publish", "2 remarks", "A plan could not be carried out"]);
    const search = screen.getByRole("searchbox");
    await user.type(search, "free spins");
    expect(await screen.findByText("…forty free spins today")).toBeTruthy();
    expect(screen.getByText("1 page")).toBeTruthy();
    await user.clear(search);
    await user.type(search, "banner_race");
    expect(await screen.findByText("1 page")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^PROMO/ })).toBeTruthy();
  });

  it("makes the rows in view of thousands, and leads by keys to the last (issue 18, 6)", async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => listed(`bulk-${String(index).padStart(4, "0")}`));
    const { user } = renderPages(async () => overview(many));
    const first = await screen.findByRole("button", { name: /^BULK-0000/ });
    const rows = () => document.querySelectorAll("[data-page-row]").length;
    expect(rows()).toBeGreaterThan(10);
    expect(rows()).toBeLessThan(60);
    expect(screen.getByText("5000 pages")).toBeTruthy();
    first.focus();
    await user.keyboard("{End}");
    expect(document.activeElement?.textContent).toContain("BULK-4999");
    expect(document.activeElement?.closest("li")?.getAttribute("aria-posinset")).toBe("5000");
    expect(rows()).toBeLessThan(60);
  });

  it("closes and opens folders, marks pages and moves them by keys and by pointer (issue 18, 6)", async () => {
    const kept = [listed("home", { route: "/" }), listed("snow", { folder: "Winter" }), listed("sun"), listed("rain")];
    const sent: unknown[] = [];
    const { user, workplace } = renderPages(async ({ url, body }) => {
      if (!url.endsWith("organize")) return overview(kept);
      sent.push(body);
      return { status: 200, body: { changed: 2 } };
    });
    const folder = await screen.findByRole("button", { name: /^Winter/ });
    folder.focus();
    await user.keyboard("{ArrowLeft}");
    expect(screen.queryByRole("button", { name: /^SNOW/ })).toBeNull();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: /^SNOW/ })).toBeTruthy();
    screen.getByRole("button", { name: /^RAIN/ }).focus();
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(screen.getByRole("group", { name: "2 marked" })).toBeTruthy();
    await user.keyboard("m");
    expect(workplace.workbench.getState().pageDialog).toEqual({ kind: "organize", ids: ["rain", "sun"] });
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (kind: string, value: string) => void data.set(kind, value),
      getData: (kind: string) => data.get(kind) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(screen.getByRole("button", { name: /^SUN/ }), { dataTransfer });
    fireEvent.dragOver(folder, { dataTransfer });
    fireEvent.drop(folder, { dataTransfer });
    expect(await screen.findByText("4 pages")).toBeTruthy();
    expect(sent).toEqual([{ ids: ["rain", "sun"], folder: "Winter" }]);
  });

  it("narrows by filters, and says how to see all again", async () => {
    const { user } = renderPages(answering);
    await user.click(await screen.findByRole("button", { name: "Filter" }));
    await user.selectOptions(await screen.findByRole("combobox", { name: "State" }), "changed");
    expect(await screen.findByText("1 page")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Without the filter Changed since publishing" }));
    expect(await screen.findByText("6 pages")).toBeTruthy();
  });

  it("offers content editors what they may, and says whose the rest is", async () => {
    const { user } = renderPages(answering, "content_editor");
    await user.click(await screen.findByRole("button", { name: "More about PROMO" }));
    const menu = await screen.findByRole("menu");
    const disabled = within(menu)
      .getAllByRole("menuitem")
      .filter((item) => item.getAttribute("aria-disabled") === "true")
      .map((item) => item.textContent);
    expect(disabled).toEqual(["Change the address…administrators", "Take off the site…administrators", "Archive…administrators"]);
  });

  it("says when the pages do not come, and asks again", async () => {
    let isDown = true;
    const { user } = renderPages(async (request) => (isDown ? { status: 500, body: {} } : answering(request)));
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText("6 pages")).toBeInstanceOf(HTMLElement);
  });
});

describe("an address", () => {
  it.each([
    ["Sommer på Øya!", "/sommer-pa-oya"],
    ["Große Übersicht", "/grosse-ubersicht"],
    ["  ", ""],
    ["Promo", "/promo-2"],
    ["API", "/api-2"],
    ["日本", ""],
  ])("is made of the title %s", (title, route) => {
    expect(routeFrom(title, pages)).toBe(route);
  });

  it.each([
    ["no slash", "invalid"],
    ["/a b", "invalid"],
    ["/editor/x", "reserved"],
    ["/no", "reserved"],
    ["/promo", "taken"],
    ["/gone", undefined],
    ["/summer/:part", undefined],
  ])("%s is %s", (route, kind) => {
    expect(routeProblem(route, pages)?.kind).toBe(kind);
  });
});

describe("templates", () => {
  it.each(templates.map((template) => [template.name, template] as const))("%s makes sections that are valid", (_, template) => {
    const sections = sectionsFrom(template, editorWords("en"));
    expect(sections).toHaveLength(template.parts.length);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.flatMap((section) => registry.issuesOf(section))).toEqual([]);
  });
});
