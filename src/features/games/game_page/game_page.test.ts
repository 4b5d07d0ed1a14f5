// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { FromGame } from "../../../../schemas/play/frame_messages";
import { clockOf } from "./elapsed";
import { createTestServices } from "../../../testing/create_test_services";
import { listenToGame } from "./listen_to_game";
import { openFrame } from "./open_frame";
import { playMode } from "./play_mode";
import { setStreaming, streamingOf } from "./streaming";

const open = { guestGameView: true, guestDemoPlay: true };
it.each([
  ["a player plays for money", "user", false, true, open, "real"],
  ["a player who asks for the demo gets it", "user", true, true, open, "demo"],
  ["demo mode is off where there is no demo (L-4.48)", "user", true, false, open, "real"],
  ["a guest chooses (L-6.01)", "guest", false, true, open, "choose"],
  ["a guest who asks for the demo gets it (L-4.47)", "guest", true, true, open, "demo"],
  ["guests sign up where demos are not for them (L-4.47)", "guest", true, true, { ...open, guestDemoPlay: false }, "sign_up"],
  ["guests sign up where games are not for them (L-4.46)", "guest", false, true, { ...open, guestGameView: false }, "sign_up"],
  ["demos stay open where only games are closed", "guest", true, true, { ...open, guestGameView: false }, "demo"],
  ["a guest has no demo of a game without one", "guest", true, false, open, "choose"],
] as const)("%s", (_, session, isDemoAsked, hasDemo, settings, expected) => {
  expect(playMode({ game: { hasDemo }, session, settings, isDemoAsked })).toBe(expected);
});

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  localStorage.clear();
});

it("hears the game in its frame, and nobody else, and no rubbish", () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const heard: FromGame[] = [];
  stop = listenToGame({ page: window, frame, hear: (message) => heard.push(message) });
  const say = (data: unknown, origin = "null", source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  const round = { source: "foyer-game", type: "round", roundId: "a", bet: 1, payout: 2, isDemo: true };
  say(round);
  say({ ...round, bet: "1" });
  say({ ...round, type: "pay" });
  say(round, "https://elsewhere.test");
  say(round, "null", window);
  say(round, "null", null);
  for (const rubbish of [null, undefined, 7, "ready", [], { __proto__: null }, { source: "foyer-game" }]) say(rubbish);
  expect(heard).toEqual([round]);
});

it("opens our own games in what the page wears and tells them when that changes, and other studios' as they are", () => {
  const services = createTestServices();
  const told: object[] = [];
  const openIn = (launchUrl: string, origin?: string) => {
    const frame = document.createElement("iframe");
    const opening = { page: window, frame, origin, hear: () => {}, services, tell: (message: object) => void told.push(message) };
    stop = openFrame({ ...opening, launchUrl, sessionId: "a", isDemo: true, hasJackpots: false });
    document.body.replaceChildren(frame);
    return frame.getAttribute("src");
  };
  const hearFrame = (data: object) =>
    window.dispatchEvent(
      new MessageEvent("message", { data, origin: "null", source: document.querySelector("iframe")?.contentWindow ?? null }),
    );
  setStreaming(streamingOf(services), window, true);
  expect(openIn("https://studio.test/play/7", "https://studio.test")).toBe("https://studio.test/play/7");
  services.preferences.setState({ scheme: "light" });
  expect(told).toEqual([]);
  expect(openIn("/play/dice#token=a&language=de")).toBe("/play/dice#token=a&language=de&theme=default&scheme=light&covered=true");
  hearFrame({ source: "foyer-game", type: "sound", volume: 35 });
  services.preferences.setState({ menu: "rail" });
  services.preferences.setState({ scheme: "dark" });
  setStreaming(streamingOf(services), window, false);
  const look = { source: "foyer", type: "look", theme: "default", scheme: "dark" };
  const expected = [
    { ...look, isCovered: true },
    { ...look, isCovered: false },
  ];
  expect(told).toEqual(expected);
  stop();
  services.preferences.setState({ scheme: "light" });
  expect(told).toEqual(expected);
  expect(openIn("/play/dice#token=b&language=de")).toContain("&volume=35"); // a frame has no storage of its own
  hearFrame({ source: "foyer-game", type: "sound", volume: null });
  stop();
  expect(openIn("/play/dice#token=c&language=de")).not.toContain("volume");
});

it.each([
  [0, "0:00:00"],
  [-5, "0:00:00"],
  [2_538_999, "0:42:18"],
  [93_605_000, "26:00:05"],
])("shows %i ms as %s", (time, shown) => expect(clockOf(time)).toBe(shown));
