// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openWidget } from "./open_widget";

const frame = { window, document };
const settings = { provider: "script" as const, scriptUrl: "https://chat.example/widget.js", buttonSelector: "#talk" };
const script = () => document.querySelector<HTMLScriptElement>("script[data-chat-widget]");
const arrives = () => script()?.dispatchEvent(new Event("load"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function addButton() {
  const button = document.createElement("button");
  button.id = "talk";
  const press = vi.fn();
  button.addEventListener("click", press);
  document.body.append(button);
  return press;
}

it("looks for the widget's button every 200 ms and presses it once it is there (C-9.39)", async () => {
  const opened = openWidget(frame, settings);
  expect(script()?.src).toBe(settings.scriptUrl);
  arrives();
  await vi.advanceTimersByTimeAsync(390);
  const press = addButton();
  expect(press).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  await opened;
  expect(press).toHaveBeenCalledTimes(1);
});

it("gives up after ten seconds (C-9.39)", async () => {
  const look = vi.spyOn(document, "querySelector");
  const looks = () => look.mock.calls.filter(([selector]) => selector === "#talk").length;
  const failed = expect(openWidget(frame, settings)).rejects.toThrow("button");
  arrives();
  await vi.advanceTimersByTimeAsync(10_500);
  await failed;
  const looked = looks();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(looks()).toBe(looked);
  look.mockRestore();
});

it("loads the script once, however often it is opened, and again where it did not come", async () => {
  const failed = expect(openWidget(frame, settings)).rejects.toThrow("script");
  script()?.dispatchEvent(new Event("error"));
  await failed;
  const press = addButton();
  const first = openWidget(frame, settings);
  arrives();
  await first;
  await openWidget(frame, settings);
  expect([document.querySelectorAll("script").length, press.mock.calls.length]).toEqual([1, 2]);
});

it.each([
  ["a selector that is none", { ...settings, buttonSelector: "##" }],
  ["no script", { provider: "script" as const, buttonSelector: "#talk" }],
])("fails with %s", async (_, broken) => {
  const failed = expect(openWidget(frame, broken)).rejects.toThrow();
  arrives();
  await failed;
});
