// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();

const questions = {
  control: "list",
  item: { control: "fields", fields: { question: { control: "text" } } },
  starter: { question: { en: "New" } },
} as const;
const three = [{ question: { en: "One" } }, { question: { en: "Two" } }, { question: { en: "Three" } }];
const names = (value: unknown) => (value as typeof three).map(({ question }) => question.en).join(" ");

describe("a list", () => {
  it("moves an item by the arrow keys, says where it is, and keeps the focus on it", async () => {
    const field = renderField(questions, { value: three });
    screen.getByRole("button", { name: "Move One" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(names(field.value())).toBe("Two Three One");
    expect(screen.getByText("One, position 3 of 3")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move One" }));
  });

  it("does not move an item past the ends", async () => {
    const field = renderField(questions, { value: three });
    screen.getByRole("button", { name: "Move One" }).focus();
    await user.keyboard("{ArrowUp}");
    expect(field.value()).toBe(three);
  });

  it("moves, copies and removes by buttons", async () => {
    const field = renderField(questions, { value: three });
    await user.click(screen.getByRole("button", { name: "Two" }));
    await user.click(screen.getByRole("button", { name: "Move Two up" }));
    expect(names(field.value())).toBe("Two One Three");
    await user.click(screen.getByRole("button", { name: "Duplicate Two" }));
    expect(names(field.value())).toBe("Two Two One Three");
    await user.click(screen.getByRole("button", { name: "Remove Two" }));
    expect(names(field.value())).toBe("Two One Three");
  });

  it("adds its starter and opens it", async () => {
    const field = renderField(questions);
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(field.value()).toEqual([{ question: { en: "New" } }]);
    await user.type(screen.getByLabelText("Question"), "er");
    expect(field.value()).toEqual([{ question: { en: "Newer" } }]);
  });

  it("edits items of one value in their line, and keeps one that is emptied", async () => {
    const field = renderField({ control: "list", item: { control: "number" }, starter: 1 }, { value: [2, 3] });
    await user.type(screen.getByLabelText("Entry 2"), "{ArrowUp}");
    expect(field.value()).toEqual([2, 4]);
    await user.clear(screen.getByLabelText("Entry 1"));
    expect(field.value()).toEqual([1, 4]);
  });

  it("shows a value that is no list and leaves it as it is", () => {
    const field = renderField(questions, { value: { odd: true } });
    expect(screen.getByText('Stands on the page as: {"odd":true}')).toBeTruthy();
    expect(field.value()).toEqual({ odd: true });
  });
});

describe("a list of banners", () => {
  const banners = { control: "list", item: { control: "banner" }, starter: {} } as const;

  it("says which of them the persona does not see, and why (L-5.14)", () => {
    renderField(banners, {
      value: [
        { bannerTitle: { en: "Reload" }, bannerContentSettings: { restrictedCountries: ["NO"] } },
        { bannerTitle: { en: "Open" } },
      ],
    });
    expect(screen.getByRole("button", { name: /Reload/, expanded: false }).textContent).toContain(
      "restricted countries include NO",
    );
    expect(screen.getAllByRole("img", { name: "Hidden for this persona" })).toHaveLength(1);
  });

  it("opens what a jump leads to", async () => {
    renderField(banners, { value: [{}, { bannerKey: "reload" }], focus: ["field", 1, "bannerContentSettings"] });
    expect(await screen.findByRole("group", { name: "Countries" })).toBeTruthy();
  });

  it("puts the countries of a banner under its own word (L-3.18)", async () => {
    const field = renderField(banners, { value: [{}], focus: ["field", 0, "bannerContentSettings"] });
    await user.click(await screen.findByRole("radio", { name: "Only in" }));
    await user.type(screen.getByLabelText("Add country or group"), "germ");
    await user.click(await screen.findByRole("option", { name: /Germany/ }));
    expect(field.value()).toEqual([{ bannerContentSettings: { allowedCountries: ["DE"] } }]);
  });
});
