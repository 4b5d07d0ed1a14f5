// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followLinks } from "./follow_links";

let gone: string[];
let stop = () => {};

beforeEach(() => {
  gone = [];
  document.body.innerHTML = '<div id="root"><a href="/promotions"><b>Promotions</b></a></div>';
});
afterEach(() => {
  vi.restoreAllMocks();
  stop();
  document.body.replaceChildren();
});

const root = () => document.getElementById("root") as HTMLElement;
const start = (prepare = () => {}) => (stop = followLinks(root(), { go: (url) => void gone.push(url), prepare }));

/** Clicks inside the link; answers whether the browser would load a page. */
const click = (init: MouseEventInit = {}) =>
  root()
    .querySelector("b")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

it("turns a click on a link of this site into navigation", () => {
  start();
  expect(click()).toBe(false);
  expect(gone).toEqual(["/promotions"]);
});

it("follows links in what React has not hydrated, where it stops every event at the root", () => {
  root().addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  start();
  expect(click()).toBe(false);
  expect(gone).toEqual(["/promotions"]);
});

it.each([
  ["that somebody has answered", {}, () => root().addEventListener("click", (event) => event.preventDefault())],
  ["for a new tab", { ctrlKey: true }, () => {}],
  ["with another button", { button: 1 }, () => {}],
  ["to another site", {}, () => root().firstElementChild?.setAttribute("href", "https://elsewhere.example/")],
  ["to a file", {}, () => root().firstElementChild?.setAttribute("download", "")],
  ["to the API", {}, () => root().firstElementChild?.setAttribute("href", "/api/docs")],
])("leaves a click %s alone", (_, init, prepare) => {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true }); // jsdom has no pages to load
  prepare();
  start();
  click(init);
  expect(gone).toEqual([]);
});

it("fetches what going somewhere needs at the first press, once what the press does is drawn", async () => {
  const frames: (() => void)[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => frames.push(() => draw(0)));
  vi.spyOn(document, "hidden", "get").mockReturnValue(false); // jsdom draws nothing
  const prepare = vi.fn();
  start(prepare);
  root().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  root().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(prepare).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await new Promise((resolve) => setTimeout(resolve));
  expect(prepare).toHaveBeenCalledOnce();
});
