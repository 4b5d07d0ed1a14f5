// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Note } from "../../../schemas/api/page_notes";
import type { SiteFinding } from "../../../schemas/api/page_check";
import type { Plan } from "../../../schemas/api/page_plans";
import { createApi } from "../../../src/kit/api/api";
import { listedPage } from "../../testing/listed_page";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { Inbox } from "./Inbox";
import { inboxEntries } from "./inbox_entries";

afterEach(cleanup);

const note = (id: number, more: Partial<Note> = {}): Note => ({
  id,
  pageId: "promo",
  revision: 1,
  sectionId: null,
  kind: "remark",
  text: `Remark ${id}`,
  author: "edith@foyer.test",
  guest: null,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  doneAt: null,
  ...more,
});
const plan = (id: number, more: Partial<Plan> = {}): Plan => ({
  id,
  pageId: "promo",
  revision: 2,
  at: "2026-12-01T10:00:00Z",
  author: "admin@foyer.test",
  createdAt: "2026-01-01T00:00:00Z",
  failure: null,
  ...more,
});
const finding = (code: SiteFinding["code"], severity: SiteFinding["severity"], pageId: string): SiteFinding => ({
  code,
  severity,
  pageId,
  section: { id: "hero", name: "Hero", type: "blank" },
  path: ["props"],
  values: { url: "/gone", count: 1 },
});

it("puts what failed first, then requests from the oldest, remarks from the newest, and plans by their time (issue 18, 6)", () => {
  const failure = { code: "page.archived", message: "" };
  const entries = inboxEntries(
    [
      note(1),
      note(2),
      note(3, { kind: "publish_request" }),
      note(4, { kind: "publish_request" }),
      note(5, { kind: "looks_right" }),
    ],
    [plan(1, { at: "2026-12-03T10:00:00Z" }), plan(2), plan(3, { failure })],
    [finding("link.broken", "block", "b"), finding("sample.offer", "block", "a"), finding("sample.left", "warn", "a")],
  );
  expect(entries.map(({ key }) => key.split(" ").slice(0, 2).join(" "))).toEqual([
    "plan 3",
    "note 3",
    "note 4",
    "note 2",
    "note 1",
    "finding b",
    "finding a",
    "plan 2",
    "plan 1",
    "finding a",
  ]);
});

interface Circumstances {
  role?: "administrator" | "content_editor";
  findings?: SiteFinding[];
  /** Answers in place of the check of all pages. */
  check?: () => Promise<{ status: number; body: object }>;
}

function renderInbox(notes: Note[], { role = "administrator", findings = [], check }: Circumstances = {}) {
  const workplace = createTestWorkplace(
    { id: "home", route: "/", title: { en: "Home" }, sections: [{ id: "hero", name: "Hero", type: "blank" }] },
    {},
    role,
  );
  const finished: string[] = [];
  const api = createApi(async ({ url, method }) => {
    if (method === "POST") {
      finished.push(url);
      const done = notes.findIndex(({ id }) => url.endsWith(`/${id}/done`));
      const [gone] = notes.splice(done, 1);
      return { status: 200, body: { note: { ...gone, doneAt: "2026-01-02T00:00:00Z" } } };
    }
    if (url.includes("/notes")) return { status: 200, body: { notes: [...notes] } };
    if (check && url.includes("/site_findings")) return check();
    if (url.includes("/site_findings")) return { status: 200, body: { findings, count: findings.length } };
    if (url.includes("/plans")) return { status: 200, body: { plans: [] } };
    const pages = [listedPage("home", { route: "/" }), listedPage("promo")];
    return { status: 200, body: { stamp: "here 1", isWhole: true, pages, redirects: [] } };
  });
  renderAt({ ...workplace, api }, <Inbox />);
  return { user: userEvent.setup(), finished, workplace };
}

it("shows those in view of a thousand remarks, leads to the section of each and finishes them by keys (issue 18, 6)", async () => {
  const notes = Array.from({ length: 1_000 }, (_, index) => note(index + 1));
  const { user, finished, workplace } = renderInbox([...notes, note(1_001, { pageId: "home", sectionId: "hero" })]);
  const newest = await screen.findByRole("button", { name: /Remark 1001/ });
  expect(screen.getAllByRole("listitem").length).toBeLessThan(60);
  newest.focus();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(workplace.workbench.getState().pageDialog).toEqual({ kind: "open", id: "promo", section: null });
  await user.keyboard("{ArrowUp}{Enter}");
  expect(workplace.editor.getState().selected).toBe("hero");
  await user.keyboard("e");
  expect(await screen.findByRole("radio", { name: "All 1000" })).toBeTruthy();
  expect(screen.queryByText(/Remark 1001/)).toBeNull();
  expect(finished).toEqual(["/api/backoffice/pages/home/notes/1001/done"]);
  await user.keyboard("{End}");
  expect(document.activeElement?.textContent).toContain("Remark 1");
  expect(document.activeElement?.closest("li")?.getAttribute("aria-posinset")).toBe("1000");
});

it("lets content editors finish remarks, and requests to publish only where they are their own", async () => {
  renderInbox([note(1), note(2, { kind: "publish_request", text: "Please" })], { role: "content_editor" });
  expect(await screen.findByRole("button", { name: /Please/ })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Done" })).toHaveLength(1);
});

it("leads from what the check finds to its section, on the open page to its field, and has nothing to finish there", async () => {
  const findings = [finding("link.broken", "block", "promo"), finding("link.broken", "block", "home")];
  const { user, workplace } = renderInbox([], { findings });
  const [elsewhere, here] = await screen.findAllByRole("button", { name: /\/gone/ });
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  elsewhere?.focus();
  await user.keyboard("{Enter}");
  expect(workplace.workbench.getState().pageDialog).toEqual({ kind: "open", id: "promo", section: "hero" });
  here?.focus();
  await user.keyboard("{Enter}");
  expect(workplace.editor.getState().selected).toBe("hero");
  expect(workplace.workbench.getState().focusField).toEqual(["props"]);
});

it("shows remarks while all pages are still looked through, and beside a check that failed, which is tried again (issue 18, 6)", async () => {
  const fail = Promise.withResolvers<{ status: number; body: object }>();
  const found = { findings: [finding("link.broken", "block", "promo")], count: 1 };
  const answers = [fail.promise, Promise.resolve({ status: 200, body: found })];
  const { user } = renderInbox([note(1)], { check: () => answers.shift() as (typeof answers)[number] });
  expect(await screen.findByRole("button", { name: /Remark 1/ })).toBeTruthy();
  expect(screen.getByText(/^Checking all pages/)).toBeTruthy();
  expect(screen.queryByText("Nothing to do")).toBeNull();
  fail.resolve({ status: 500, body: { code: "unexpected" } });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /\/gone/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Remark 1/ })).toBeTruthy();
  expect(screen.queryByText("What the check finds could not be loaded.")).toBeNull();
});

it("says that nothing waits", async () => {
  renderInbox([]);
  expect(await screen.findByText("Nothing to do")).toBeTruthy();
});
