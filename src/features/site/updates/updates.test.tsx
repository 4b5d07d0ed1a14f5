// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteServices } from "../../../testing/site";
import { announceUpdate } from "./announce_update";
import { isQuiet } from "./quiet_moment";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const show = (html: string) => void (document.body.innerHTML = html);

describe("a quiet moment", () => {
  it.each([
    ["a page with nothing but text", "<main><p>Text</p></main>"],
    ["empty fields", '<form><input><textarea></textarea><input type="checkbox" value="yes"></form>'],
    ["a dialog that is closed", "<dialog><p>Closed</p></dialog>"],
  ])("is one on %s", (_, html) => {
    show(html);
    expect(isQuiet(document)).toBe(true);
  });

  it.each([
    ["a dialog is open", "<dialog open></dialog>"],
    ["a dialog of a library is open", '<div role="dialog"></div>'],
    ["something is typed in a form", '<form><input value="mara@foyer.test"></form>'],
    ["a message is being written", "<textarea>Hello</textarea>"],
    ["a game runs", '<main><iframe title="Game"></iframe></main>'],
    ["something says that it must not be disturbed", "<main data-busy></main>"],
  ])("is none while %s", (_, html) => {
    show(html);
    expect(isQuiet(document)).toBe(false);
  });
});

describe("the news of a new version", () => {
  let stop = () => {};
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    act(() => stop());
    vi.useRealTimers();
  });

  const start = (onReload = () => {}) => act(() => void (stop = announceUpdate(siteServices(), document, onReload)));
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
  const reload = () => screen.queryByRole("button", { name: "Reload" });

  it("offers to reload, in a live region, and reloads when asked", () => {
    const onReload = vi.fn();
    start(onReload);
    expect(screen.getByRole("status", { name: "New version" }).textContent).toContain("There is a new version of this site.");
    fireEvent.click(reload() as HTMLElement);
    expect(onReload).toHaveBeenCalledOnce();
  });

  it("waits until a dialog is closed, and goes away when one opens", () => {
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    start();
    pass(10_000);
    expect(reload()).toBeNull();
    document.querySelector("dialog")?.removeAttribute("open");
    pass(2000);
    expect(reload()).toBeTruthy();
    document.querySelector("dialog")?.setAttribute("open", "");
    pass(2000);
    expect(reload()).toBeNull();
  });

  it("is silent for an hour after 'later'", () => {
    start();
    fireEvent.click(screen.getByRole("button", { name: "Later" }));
    pass(3590_000);
    expect(reload()).toBeNull();
    pass(12_000);
    expect(reload()).toBeTruthy();
  });
});
