import { expect, it } from "vitest";
import { listedPage } from "../../testing/listed_page";
import { foldersOf, groupPages } from "./group_pages";
import { listRows } from "./list_rows";
import { countChoices, fitsFilters, type PageFilters } from "./page_filters";

const pages = [
  listedPage("home", { route: "/", access: ["any", "guest"] }),
  listedPage("promo", { revision: 4, folder: "Campaigns/Winter", tags: ["ice"], openRemarks: 1 }),
  listedPage("race", { folder: "Campaigns", sectionTypes: ["banner_race"], plannedAt: "2026-12-01T10:00:00Z" }),
  listedPage("draft", { publishedRevision: null, tags: ["ice", "late"] }),
  listedPage("texts", {
    translations: [
      { language: "da", outdated: 2, missing: 0 },
      { language: "fi", outdated: 0, missing: 1 },
    ],
  }),
  listedPage("gone", { archivedAt: "2026-01-02T00:00:00Z", publishedRevision: null, folder: "Old" }),
];

it.each<[PageFilters, string[]]>([
  [{}, ["home", "promo", "race", "draft", "texts", "gone"]],
  [{ state: "live" }, ["home", "promo", "race", "texts"]],
  [{ state: "changed" }, ["promo"]],
  [{ state: "draft" }, ["draft"]],
  [{ state: "planned" }, ["race"]],
  [{ state: "remarks" }, ["promo"]],
  [{ state: "archived" }, ["gone"]],
  [{ state: "outdated" }, ["texts"]],
  [{ state: "outdated", language: "fi" }, []],
  [{ state: "missing", language: "fi" }, ["texts"]],
  [{ language: "da" }, ["texts"]],
  [{ access: "guest" }, ["home"]],
  [{ type: "banner_race" }, ["race"]],
  [{ tag: "ice" }, ["promo", "draft"]],
  [{ tag: "ice", state: "changed" }, ["promo"]],
])("finds by %j", (filters, expected) => {
  expect(pages.filter((page) => fitsFilters(page, filters)).map(({ id }) => id)).toEqual(expected);
});

it("counts what each choice would leave beside the others", () => {
  const { state, tag, language } = countChoices(pages, { tag: "ice", state: "changed" });
  expect([...state]).toEqual([
    ["live", 1],
    ["changed", 1],
    ["remarks", 1],
    ["draft", 1],
  ]);
  expect([...tag]).toEqual([["ice", 1]]);
  expect(language.size).toBe(0);
  expect([...countChoices(pages, { state: "outdated" }).language]).toEqual([["da", 1]]);
});

it("makes lines of folders inside folders, each with what is in it, and leaves out what is closed", () => {
  const lines = (closed: string[]) =>
    listRows(groupPages(pages, "", "en"), new Set(closed)).map((row) =>
      row.kind === "page"
        ? row.page.id
        : `${" ".repeat(row.depth)}${row.part.folder ?? row.part.group} ${row.count} ${row.waiting}`,
    );
  expect(foldersOf(pages)).toEqual(["Campaigns", "Campaigns/Winter"]); // archived pages are in none
  const all = [
    "Campaigns 2 1",
    "race",
    " Campaigns/Winter 1 1",
    "promo",
    "pages 3 0",
    "home",
    "draft",
    "texts",
    "archived 1 0",
    "gone",
  ];
  expect(lines([])).toEqual(all);
  expect(lines(["folder Campaigns"])).toEqual(["Campaigns 2 1", ...all.slice(4)]);
  expect(lines(["folder Campaigns/Winter", "pages"])).toEqual([...all.slice(0, 3), "pages 3 0", ...all.slice(8)]);
});

it("finds by folder and tag as well as by name", () => {
  const found = (search: string) => groupPages(pages, search, "en").flatMap((part) => part.pages.map(({ id }) => id));
  expect(found("winter")).toEqual(["promo"]);
  expect(found("late")).toEqual(["draft"]);
});
