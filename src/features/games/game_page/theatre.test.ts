// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { createTestServices } from "../../../testing/create_test_services";
import { gamePlayOf, hear } from "./game_play";
import { followTheatre } from "./theatre";

let stop = () => {};
afterEach(() => {
  stop();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function open() {
  const store = gamePlayOf(createTestServices());
  const stage = document.body.appendChild(document.createElement("div"));
  stage.innerHTML = "<button></button><input>";
  document.body.append(document.createElement("button"));
  store.setState({ stage });
  stop = followTheatre(store, window);
  return { store, stage };
}
const press = (key: string, on: Element | null, more: KeyboardEventInit = {}) =>
  on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const isShown = () => document.documentElement.hasAttribute("data-theatre");

it("is entered and left by T at the game alone, left by Escape, and by neither while something is open over the page (19, WCAG 2.1.4)", () => {
  const { stage } = open();
  const button = stage.querySelector("button");
  press("t", document.body.lastElementChild);
  press("t", stage.querySelector("input"));
  press("t", button, { ctrlKey: true });
  expect(isShown()).toBe(false);
  press("T", button);
  expect(isShown()).toBe(true);
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  press("Escape", button);
  press("t", button);
  expect(isShown()).toBe(true);
  dialog.remove();
  press("Escape", document.body);
  expect(isShown()).toBe(false);
});

it("hears the keys that a game in its frame passes on, and nothing before its code is there", () => {
  const { store } = open();
  const say = (wish: "toggle" | "leave") => hear(store, { source: "foyer-game", type: "theatre", wish });
  say("leave");
  expect(isShown()).toBe(false);
  say("toggle");
  expect(store.getState().isTheatre).toBe(true);
  say("leave");
  expect(store.getState().isTheatre).toBe(false);
  stop();
  say("toggle");
  expect(isShown()).toBe(false);
});

it("lasts for the visit, and ends with the game's page", () => {
  open().store.getState().setTheatre?.(true);
  stop();
  expect(isShown()).toBe(false);
  open();
  expect(isShown()).toBe(true);
});
