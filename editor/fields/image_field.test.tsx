// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Asset } from "../../schemas/api/assets";
import { ApiError } from "../../src/kit/api/api_error";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();

const asset: Asset = {
  id: "a",
  src: "/api/core/casino/assets/harbour.avif",
  name: "Harbour",
  width: 2400,
  height: 1050,
  bytes: 184_000,
  color: "#112233",
  createdAt: "2026-01-01",
};
const library = async () => ({ status: 200, body: { assets: { count: 1, rows: [asset] } } });
const image = { control: "image" } as const;

describe("a picture", () => {
  it("is chosen from the library and keeps its words", async () => {
    const field = renderField(image, {
      value: { src: "/old.avif", alt: { en: "Harbour" }, focus: { x: 1, y: 1 } },
      answer: library,
    });
    await user.click(screen.getByRole("button", { name: "Replace" }));
    await user.click(await screen.findByRole("button", { name: /Harbour.*2400 × 1050/ }));
    expect(field.value()).toEqual({ src: asset.src, alt: { en: "Harbour" }, color: "#112233" });
  });

  it("takes its focus point by arrow keys", async () => {
    const field = renderField(image, { value: { src: "/a.avif", focus: { x: 67, y: 62 } } });
    screen.getByRole("button", { name: "Focus point of Field" }).focus();
    await user.keyboard("{ArrowRight}{ArrowUp}");
    expect(field.value()).toEqual({ src: "/a.avif", focus: { x: 68, y: 61 } });
    expect(screen.getByText("Focus 68%, 61%")).toBeTruthy();
  });

  it("takes words in a language, also where it is a path alone", async () => {
    const field = renderField(image, { value: "/a.avif" });
    await user.type(screen.getByLabelText("Alt text"), "A");
    expect(field.value()).toEqual({ src: "/a.avif", alt: { en: "A" } });
  });

  it("can be removed", async () => {
    const field = renderField(image, { value: { src: "/a.avif" } });
    await user.click(screen.getByRole("button", { name: "Remove Field" }));
    expect(field.value()).toBeUndefined();
    expect(screen.getByRole("button", { name: "Choose a picture" })).toBeTruthy();
  });

  it("is uploaded, with how far it is", async () => {
    let finish: (asset: Asset) => void = () => {};
    const field = renderField(image, {
      answer: library,
      upload: (_, onProgress) => {
        onProgress(0.4);
        return new Promise((resolve) => (finish = resolve));
      },
    });
    const dialog = await openLibrary();
    await user.upload(within(dialog).getByLabelText<HTMLInputElement>("Upload", { selector: "input" }), picture("new.png"));
    expect(await within(dialog).findByText("new.png: 40%")).toBeTruthy();
    const upload = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Upload" }); // or it would lose the focus (WCAG 2.4.3)
    expect([upload.disabled, upload.getAttribute("aria-disabled")]).toEqual([false, "true"]);
    finish(asset);
    await screen.findByRole("button", { name: "Replace" });
    expect(field.value()).toEqual({ src: asset.src, color: "#112233" });
  });

  it.each([
    [413, "new.png is too large (1 MB). Pictures may be 25 MB at most."],
    [415, "new.png is not a picture that can be used. Use AVIF, WebP, PNG, JPEG, GIF or SVG."],
    [0, "new.png did not reach the server. Check the connection and try again."],
  ])("says what is wrong with an upload that fails with %i", async (status, words) => {
    renderField(image, { answer: library, upload: () => Promise.reject(new ApiError(status, "")) });
    const dialog = await openLibrary();
    await user.upload(within(dialog).getByLabelText<HTMLInputElement>("Upload", { selector: "input" }), picture("new.png"));
    expect((await within(dialog).findByRole("alert")).textContent).toBe(words);
  });

  it("says that the library could not be loaded", async () => {
    renderField(image);
    expect(await within(await openLibrary()).findByText("The library could not be loaded.")).toBeTruthy();
  });
});

const picture = (name: string) => new File(["x"], name, { type: "image/png" });

async function openLibrary() {
  await user.click(screen.getByRole("button", { name: "Choose a picture" }));
  return screen.findByRole("dialog", { name: "Picture library" });
}
