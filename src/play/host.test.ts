// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { ToGame } from "../../schemas/play/frame_messages";
import { createHost } from "./host";
import { readLook, wear } from "./look";

it("hears the page that it was served with, and no other page, frame or rubbish (L-7.51)", () => {
  const heard: ToGame[] = [];
  const stop = createHost(window).hear((message) => heard.push(message));
  const own = window.location.origin;
  const say = (data: unknown, origin = own, source: Window | null = window.parent) =>
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  const balance = { source: "foyer", type: "balance", version: 3 };
  const jackpots = { source: "foyer", type: "jackpots", jackpots: [{ jackpotId: 1, amount: 12.5 }] };
  const away = { source: "foyer", type: "away", isAway: true };
  const look = { source: "foyer", type: "look", theme: "lulu", scheme: "light", isCovered: false };
  for (const message of [balance, away, look, jackpots]) {
    say(message);
    say(message, "https://elsewhere.test");
    say(message, "null");
    say(message, own, null);
  }
  for (const rubbish of [null, 7, [], { type: "look" }, { ...away, isAway: "yes" }, { source: "foyer", type: "pay" }])
    say(rubbish);
  for (const held of [undefined, 4, [null], [{ jackpotId: 1, amount: "12" }]]) say({ ...jackpots, jackpots: held });
  say({ ...balance, version: "3" });
  stop();
  say(balance);
  expect(heard).toEqual([balance, away, look, jackpots]);
});

it.each([
  ["lulu", "light", true, { theme: "lulu", scheme: "light" }, true],
  ["none such", "sepia", "yes", { theme: "default", scheme: "dark" }, false],
  [undefined, null, undefined, { theme: "default", scheme: "dark" }, false],
])("wears %j %j, covered %j", (theme, scheme, isCovered, worn, covered) => {
  wear(readLook(theme, scheme, isCovered), document);
  expect({ ...document.documentElement.dataset }).toEqual(covered ? { ...worn, covered: "" } : worn);
});
