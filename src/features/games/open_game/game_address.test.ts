import { describe, expect, it } from "vitest";
import { demoAddress, gameAddress } from "../../../kit/session/game_address";

const game = { masterCasinoGameId: 7, identifier: "ember-drake", hasDemo: true, subCategoryName: { en: "Mythology" } };
const open = { setup: "curacao", guestGameView: true, guestDemoPlay: true } as const;

describe("gameAddress", () => {
  it.each([
    ["its identifier in the curacao setup (L-2.04, L-2.06)", open, "guest", "/casino/games/ember-drake"],
    ["its id in other setups (L-2.05, L-2.06)", { ...open, setup: "other" }, "user", "/game/7"],
    ["signing up where guests may not look (L-4.46)", { ...open, guestGameView: false }, "guest", "?modal=signup"],
    [
      "the game for players, whatever guests may (L-4.46)",
      { ...open, guestGameView: false },
      "user",
      "/casino/games/ember-drake",
    ],
  ] as const)("leads to %s", (_, settings, session, expected) => {
    expect(gameAddress(game, settings, session)).toBe(expected);
  });

  it("leads to the demo of a game in 'Demo Play' (L-3.06)", () => {
    const demo = { ...game, subCategoryName: { en: "Demo Play", de: "Probespiel" } };
    expect(gameAddress(demo, open, "user")).toBe("/casino/games/ember-drake?demo=true");
  });
});

describe("demoAddress", () => {
  it("asks a guest to sign up where they may not play demos (L-4.47)", () => {
    expect(demoAddress(game, { ...open, guestDemoPlay: false }, "guest")).toBe("?modal=signup");
    expect(demoAddress(game, open, "guest")).toBe("/casino/games/ember-drake?demo=true");
  });

  it("is none for a game without a demo (L-4.48)", () => {
    expect(demoAddress({ ...game, hasDemo: false }, open, "user")).toBeNull();
  });
});
