// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { registry } from "../../../sections/registry";
import { sectionTypes } from "../../workplace/section_editors";
import { page, section } from "../../testing/build";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { sampleMarks } from "../../../src/layout/samples";
import { selectSection } from "../../core/commands/select_section";
import { Palette } from "./Palette";

/** Watches what comes into view, which nothing does where nothing is laid out. */
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", NothingInView);
  vi.stubGlobal("ResizeObserver", NothingInView);
});
afterEach(cleanup);

it("offers every type", () => {
  const { container } = renderAt(createTestWorkplace(page()), <Palette />);
  expect(container.querySelectorAll("[data-palette-type]").length).toBe(sectionTypes.length);
});

it("adds a valid section behind the selected one, under a name of its own", async () => {
  const workplace = createTestWorkplace(page(section("blank#a"), section("blank#b")));
  workplace.editor.run(selectSection("a"));
  renderAt(workplace, <Palette />);
  await userEvent.type(screen.getByRole("searchbox"), "space");
  await userEvent.click(screen.getByRole("button", { name: /^Space/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Space/ }));
  const { sections } = workplace.editor.getState().page;
  expect(sections.map(({ name }) => name)).toEqual(["a", "Space", "Space 2", "b"]);
  expect(sections.flatMap((one) => registry.issuesOf(one))).toEqual([]);
});

it("starts a section as one of its type's presets, with its sample texts marked (issue 18, 4)", async () => {
  const workplace = createTestWorkplace(page(section("blank#a")));
  renderAt(workplace, <Palette />);
  await userEvent.type(screen.getByRole("searchbox"), "heading and button");
  await userEvent.click(within(screen.getByRole("list", { name: /^Other ways to start/ })).getByText("Heading and button"));
  const made = workplace.editor.getState().page.sections.at(-1);
  expect(made).toMatchObject({ type: "content_section", props: { align: "center", cta: { url: "/faq" } } });
  expect(Object.keys(made?.props ?? {})).not.toContain("body");
  expect(made?.samples).toEqual(sampleMarks(registry.schemaOf("content_section"), made?.props));
});

it("adds into a selected container that is empty", async () => {
  const workplace = createTestWorkplace(page(section("group#g")));
  workplace.editor.run(selectSection("g"));
  renderAt(workplace, <Palette />);
  await userEvent.click(screen.getByRole("button", { name: /^Space/ }));
  expect(workplace.editor.getState().page.sections[0]?.sections?.map(({ type }) => type)).toEqual(["blank"]);
});
