// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();
Range.prototype.getClientRects = () => [] as unknown as DOMRectList; // jsdom lays nothing out
Range.prototype.getBoundingClientRect = () => new DOMRect();

describe("text per language", () => {
  it("edits the chosen language and leaves the others", async () => {
    const field = renderField({ control: "text" }, { value: { en: "Hello", de: "Hallo" } });
    await user.click(screen.getByRole("radio", { name: "German" }));
    await user.type(screen.getByLabelText("Field"), "!");
    expect(field.value()).toEqual({ en: "Hello", de: "Hallo!" });
  });

  it("takes a plain string as English", async () => {
    const field = renderField({ control: "long_text" }, { value: "Hello" });
    await user.click(screen.getByRole("radio", { name: "Finnish" }));
    await user.type(screen.getByLabelText("Field"), "Hei");
    expect(field.value()).toEqual({ en: "Hello", fi: "Hei" });
  });

  it("marks what is missing and says what is shown instead", () => {
    renderField({ control: "text" }, { value: { en: "a", da: "a", de: "a", es: "a", pt: "a" } });
    expect(screen.getByText("2 of 7 missing")).toBeTruthy();
    expect(screen.getByText("Finnish and Norwegian fall back to English.")).toBeTruthy();
  });

  it("says so when English itself is missing", () => {
    renderField({ control: "text" }, { value: { de: "Hallo" } });
    expect(screen.getByText("The English text is missing, and all others fall back to it.")).toBeTruthy();
  });

  it("marks nothing in a text that nobody has begun", () => {
    renderField({ control: "text" });
    expect(screen.queryByText(/missing/)).toBeNull();
  });

  it("takes a text away that is emptied in its last language", async () => {
    const field = renderField({ control: "text" }, { value: { en: "a" } });
    await user.clear(screen.getByLabelText("Field"));
    expect(field.value()).toBeUndefined();
  });

  it("keeps a text that is too long, and says so in its language", async () => {
    const issues = () => [{ path: ["de"], message: "", code: "too_big", origin: "string", limit: 5 }];
    renderField({ control: "text" }, { value: { en: "a", de: "too long" }, issues });
    expect(screen.queryByText("At most 5 characters.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Not valid in German" }));
    expect(screen.getByText("At most 5 characters.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Field").value).toBe("too long");
  });

  it("opens rich text in an editor of its own", async () => {
    const field = renderField({ control: "rich_text" }, { value: { en: "<p>Hello</p>" } });
    const editor = await screen.findByRole("textbox", { name: "Field" });
    expect(editor.textContent).toBe("Hello");
    await user.click(screen.getByRole("button", { name: "Heading" }));
    expect(field.value()).toEqual({ en: "<h2>Hello</h2>" });
  });

  it("reads rich text until somebody turns to it, and then edits it as it looked (issue 18)", async () => {
    renderField({ control: "rich_text" }, { value: { en: "Hello <em>you</em><p></p><ul><li><p>one</p></li></ul>" } });
    const text = () => screen.getByRole("textbox", { name: "Field" });
    const looks = () => text().innerHTML.replace(/ class="[^"]*"/g, "");
    await screen.findByRole("textbox", { name: "Field" });
    expect(text().hasAttribute("contenteditable")).toBe(false);
    const read = looks();
    expect(read).toBe("<p>Hello <em>you</em></p><p><br></p><ul><li><p>one</p></li></ul>");
    await user.hover(text());
    expect(text().getAttribute("contenteditable")).toBe("true");
    expect(looks()).toBe(read);
  });

  it("gives the focus of a rich text that is read to its editor", async () => {
    renderField({ control: "rich_text" }, { value: { en: "<p>Hello</p>" } });
    const read = await screen.findByRole("textbox", { name: "Field" });
    act(() => read.focus());
    const made = screen.getByRole("textbox", { name: "Field" });
    expect([made.getAttribute("contenteditable"), document.activeElement]).toEqual(["true", made]);
  });
});

it("copies the English text where a language has none (L-1.12)", async () => {
  const field = renderField({ control: "text" }, { value: { en: "Harbour lights", de: "Hafenlichter" } });
  expect(screen.queryByRole("button", { name: "Copy from English" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Finnish" }));
  await user.click(screen.getByRole("button", { name: "Copy from English" }));
  expect(field.value()).toEqual({ en: "Harbour lights", de: "Hafenlichter", fi: "Harbour lights" });
});
