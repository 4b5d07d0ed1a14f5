// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Note } from "../../../../schemas/api/page_notes";
import { createApi } from "../../../../src/kit/api/api";
import { page, section } from "../../../testing/build";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import NotesDialog from "./NotesDialog";

afterEach(cleanup);

const remark = (id: number): Note => ({
  id,
  pageId: "test",
  revision: 1,
  sectionId: id % 2 === 0 ? "Hero" : null,
  kind: "remark",
  text: `Remark ${id}`,
  author: "edith@foyer.test",
  guest: null,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  doneAt: null,
});

it("lists a thousand remarks on one page, closes one of them and leads to the section of another (issue 18: bad input)", async () => {
  let notes = Array.from({ length: 1_000 }, (_, index) => remark(1_000 - index));
  const asked: string[] = [];
  const api = createApi(async ({ url }) => {
    const done = /notes\/(\d+)\/done$/.exec(url)?.[1];
    if (done === undefined) return { status: 200, body: { notes } };
    asked.push(url);
    notes = notes.map((note) => (note.id === Number(done) ? { ...note, doneAt: "2026-01-02T00:00:00Z" } : note));
    return { status: 200, body: notes.find(({ id }) => id === Number(done)) };
  });
  const workplace = { ...createTestWorkplace(page(section("blank#Hero"))), api };
  renderAt(workplace, <NotesDialog />);

  const list = (text: string) => screen.getByText(text).closest("section");
  await screen.findByText("Remark 1000"); // by text and not by role: names of a thousand rows take jsdom seconds
  const rows = () => [...document.querySelectorAll("li")];
  expect(rows().length).toBe(1_000);
  await userEvent.click(rows()[0]?.querySelector("[aria-label]") as HTMLElement);
  await waitFor(() => expect(list("Remark 1000")).not.toBe(list("Remark 999")));
  expect(asked.length).toBe(1);
  expect(rows().length).toBe(1_000);
  await userEvent.click(screen.getAllByText("Hero")[0] as HTMLElement);
  expect(workplace.editor.getState().selected).toBe("Hero");
});
