import { expect, it } from "vitest";
import { afterWord, type FrameView, readFrameWord } from "./frame_messages";

const source = {};
const from = { origin: "https://pay.test", source };
const say = (data: unknown, given = {}) => readFrameWord({ data, ...from, ...given }, from);

it("reads what the frame says, with the height of its content (C-4.26)", () => {
  expect(say({ action: "submit", action_info: { width: 500, height: 640.4 } })).toEqual({ action: "submit", height: 641 });
});

it.each([
  ["another origin", { origin: "https://pay.test.evil.example" }],
  ["another window", { source: {} }],
  ["no window at all", { source: null }],
])("does not hear %s", (_, given) => {
  expect(say({ action: "submit", action_info: { height: 640 } }, given)).toBeNull();
});

it("does not take a frame that is not there for one that speaks", () => {
  expect(readFrameWord({ data: { action: "submit" }, origin: from.origin, source: null }, { ...from, source: null })).toBeNull();
});

it.each([null, "submit", 12, {}, { action: "pay" }, { action: ["submit"] }, { action: "__proto__" }])(
  "hears nothing in %j",
  (data) => {
    expect(say(data)).toBeNull();
  },
);

it.each([-1, 0, 20, 1e9, Number.NaN, "640", null])("keeps its height when told %j", (height) => {
  expect(say({ action: "resize", action_info: { height } })).toEqual({ action: "resize", height: null });
});

it("reads of card fields whether they are complete and what the card is called, never a number", () => {
  const told = (info: object) => say({ action: "card_token", action_info: info })?.card;
  expect(told({ is_complete: true, card_token: "tok_1", last4: "4417", number: "4111111111111111" })).toEqual({
    isComplete: true,
    token: "tok_1",
    last4: "4417",
  });
  expect(told({ is_complete: "yes", card_token: 12, last4: "44 17" })).toEqual({ isComplete: false, token: null, last4: null });
});

const view: FrameView = { shows: "frame", height: 400, isFinished: false };
const after = (
  action: "select_menu" | "select_payment_system" | "submit" | "open_iframe" | "resize" | "finished",
  start = view,
  isIncomplete = true,
) => afterWord(start, { action, height: null }, { isIncomplete });

it("asks for missing details when a way to pay is chosen, and only then (C-4.24)", () => {
  expect(after("select_payment_system").shows).toBe("details");
  expect(after("select_payment_system", view, false).shows).toBe("frame");
  expect(after("resize", { ...view, shows: "details" }).shows).toBe("details");
});

it.each(["select_menu", "submit", "open_iframe"] as const)("shows the frame again after %s (C-4.25)", (action) => {
  expect(after(action, { ...view, shows: "details" }).shows).toBe("frame");
});

it("takes the frame's height, and knows when nothing is left to do (C-4.26)", () => {
  expect(afterWord(view, { action: "resize", height: 700 }, { isIncomplete: false })).toEqual({ ...view, height: 700 });
  expect(after("finished").isFinished).toBe(true);
});
