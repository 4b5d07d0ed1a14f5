// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import { renameSection } from "../../core/commands/rename_section";
import { selectSection, selectSections } from "../../core/commands/select_section";
import { outline, page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { Announcements } from "../../parts/notices/Announcements";
import { removeWithToast } from "../../workplace/actions/remove_with_toast";
import { readClipboard, writeClipboard } from "../../workplace/clipboard_json";
import MissingDialog from "./MissingDialog";
import { missingNeeds } from "./missing_needs";
import { copySections, cutSections, pasteText } from "./clipboard";

afterEach(cleanup);

const start = (layout: Page, ...selected: string[]) => {
  const workplace = createTestWorkplace(layout);
  workplace.editor.run(selectSections(selected));
  const names = () => workplace.editor.getState().page.sections.map(({ name }) => name);
  return { workplace, editor: workplace.editor, names, spoken: () => workplace.notices.store.getState().spoken };
};

const split = { ...section("split-view#Columns"), props: { columns: [["Left"], ["Right"]] } };
const layout = page(split, section("blank#Left"), section("blank#Right"), section("blank#Other"));

it("copies columns with what they take in, and pastes them on another page naming the copies", () => {
  const text = copySections(start(layout, "Columns").workplace) ?? "";
  const { workplace, editor, names, spoken } = start(page(section("blank#Left"), section("blank#Z")), "Left");
  expect(pasteText(workplace, text)).toBe(true);
  expect(names()).toEqual(["Left", "Columns", "Left 2", "Right", "Z"]);
  expect(editor.getState().page.sections[1]?.props).toEqual({ columns: [["Left 2"], ["Right"]] });
  expect(spoken()).toBe("Pasted: 3 sections, position 2 of 5 in Home");
  editor.undo();
  expect(names()).toEqual(["Left", "Z"]);
});

it("pastes the same text as often as somebody wants, under new ids and names", () => {
  const { workplace, editor, names } = start(layout, "Other");
  const text = copySections(workplace) ?? "";
  for (let times = 0; times < 3; times += 1) pasteText(workplace, text);
  expect(names()).toEqual(["Columns", "Left", "Right", "Other", "Other 2", "Other 3", "Other 4"]);
  const ids = editor.getState().page.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("cuts with a toast that brings back what was cut", () => {
  const { workplace, names } = start(layout, "Columns");
  expect(readClipboard(cutSections(workplace) ?? "")?.sections.length).toBe(3);
  expect(names()).toEqual(["Other"]);
  workplace.notices.store.getState().toast?.action?.run();
  expect(names()).toEqual(["Columns", "Left", "Right", "Other"]);
});

it("a toast takes back its own deletion and leaves what was done since; an undo of that leaves the toast (issue 18, 7)", () => {
  const { workplace, editor, names } = start(page(section("blank#A"), section("blank#B"), section("blank#C")), "B");
  renderAt(workplace, <Announcements />);
  act(() => void removeWithToast(workplace, "B"));
  expect(screen.getByRole("button", { name: "Undo" }).textContent).toBe("UndoCtrl Z");
  act(() => void editor.run(renameSection("A", "First")));
  expect(screen.getByRole("button", { name: "Undo" }).textContent).toBe("Undo"); // the keys would take back the name
  act(() => editor.undo());
  act(() => void editor.run(renameSection("C", "Last")));
  act(() => screen.getByRole("button", { name: "Undo" }).click());
  expect([names(), editor.getState().selected]).toEqual([["A", "B", "Last"], "B"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  act(() => editor.undo());
  expect(names()).toEqual(["A", "Last"]);
});

it("says why a paste is refused and leaves the page alone", () => {
  let deep = section("group#g0");
  for (let level = 1; level < 16; level += 1) deep = section(`group#g${level}`, deep);
  const { workplace, editor } = start(page(deep), "g0");
  const text = copySections(start(layout, "Other").workplace) ?? "";
  expect(pasteText(workplace, text)).toBe(true);
  expect(workplace.notices.store.getState().toast?.words).toBe("g0 is nested too deeply for Other");
  expect([outline(editor.getState().page.sections).length > 0, editor.canUndo()]).toEqual([true, false]);
});

it("copies nothing where nothing is selected, and pastes nothing that is not ours", () => {
  const { workplace, editor } = start(layout);
  editor.run(selectSection(null));
  expect([copySections(workplace), pasteText(workplace, "hello")]).toEqual([null, false]);
});

it("lists what columns name and the page does not have, with the way back", async () => {
  const { workplace, names } = start(page(section("blank#Z")), "Z");
  const needs = { games: [], images: [], pages: [], sections: ["Left", "Z"] };
  renderAt(workplace, <MissingDialog />);
  pasteText(workplace, writeClipboard({ origin: window.location.origin, sections: [split], needs }));
  expect(await screen.findByText("Left")).toBeTruthy();
  expect(screen.queryByText("Z")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo the paste" }));
  expect(names()).toEqual(["Z"]);
});

it("asks the server which games, pictures and pages are not here", async () => {
  const answers: Record<string, unknown> = {
    "/api/user/get-all-games": { categoryGames: { count: 1, rows: [{ identifier: "crash", masterCasinoGameId: 7 }] } },
    "/api/backoffice/pages": {
      pages: [
        { id: "home", route: "/" },
        { id: "c", route: "/casino/:slug" },
      ],
    },
  };
  const missing = await missingNeeds(
    {
      games: ["crash", "7", "gone"],
      images: ["/a.jpg", "/b.jpg"],
      pages: ["/", "/de/casino/new?x=1", "/gone", "c", "gone"],
      sections: [],
    },
    {
      page: page(),
      api: { call: async ({ path }) => answers[path] as never },
      fetch: async (address) => new Response(null, { status: address === "/b.jpg" ? 404 : 200 }),
    },
  );
  expect(missing).toEqual({ games: ["gone"], images: ["/b.jpg"], pages: ["/gone", "gone"], sections: [] });
});
