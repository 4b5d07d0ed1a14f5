import { expect, it } from "vitest";
import type { Round } from "../../../schemas/play/round";
import { type GameState, newGame, type Opened } from "../game_step";
import { createSound } from "./create_sound";
import { cuesOf } from "./cues";
import type { Sounds } from "./play_sounds";

const ready: GameState = { ...newGame, status: "ready", opened: {} as Opened };
const round = (client: Round["client"], more: Partial<Round> = {}) =>
  ({ id: "r", client, state: "settled", bet: 1, payout: 0, outcome: {}, ...more }) as Round;
const open = (outcome: object) => ({ ...ready, openRound: round("blackjack", { state: "open", outcome }) });
const unshown = (client: Round["client"], outcome: object = {}) => ({ ...ready, unshown: [round(client, { outcome })] });
const shown = (payout: number) => ({ ...ready, lastRounds: [round("dice", { payout })] });
const stepping = open({});
const dealt = { hands: [{ cards: [1, 2] }], dealer: [3] };

it.each<[string, GameState, GameState, object[]]>([
  ["a bet", ready, { ...ready, out: 100 }, [{ sound: "bet" }]],
  ["a second bet on a flight", ready, { ...ready, second: { ...ready.second, out: 100 } }, [{ sound: "bet" }]],
  ["a step that was asked is not heard before its answer", stepping, { ...stepping, out: 0 }, []],
  ["a game that opens with a round and rounds before it is quiet", newGame, { ...open(dealt), lastRounds: [round("dice")] }, []],
  ["a wheel ticks as it turns", ready, unshown("wheel"), [{ sound: "tick", times: 22, apart: 80 }]],
  ["cards that are dealt", ready, open(dealt), [{ sound: "card", times: 3, apart: 200 }]],
  ["a card that is drawn", open(dealt), open({ ...dealt, dealer: [3, 4] }), [{ sound: "card", times: 1, apart: 200 }]],
  ["a step without cards", open({ opened: [1] }), open({ opened: [1, 2] }), [{ sound: "step" }]],
  ["a number that is on its way is not told before it is shown", ready, unshown("dice"), []],
  ["a win by its size", ready, shown(9), [{ sound: "win", multiplier: 9 }]],
  ["less than the bet is no win (RTS 14F)", ready, shown(0.4), [{ sound: "step" }]],
  ["a loss", ready, shown(0), [{ sound: "loss" }]],
  ["nothing that is known", shown(9), { ...shown(9), balance: { ...newGame.balance, version: 2 } }, []],
])("is heard: %s", (_, before, now, cues) => expect(cuesOf(before, now)).toEqual(cues));

/** What makes sounds, as far as anybody could hear. */
function opened(volume: number | null, fails = false) {
  const said: unknown[] = [];
  const heard: unknown[] = [];
  const sounds: Sounds = {
    play: (cue) => heard.push(cue),
    setVolume: (now) => heard.push(now),
    setQuiet: (isQuiet) => heard.push(isQuiet),
    stop: () => heard.push("stop"),
  };
  const begin = async () => {
    if (fails) throw new Error("It did not come.");
    heard.push("begin");
    return sounds;
  };
  return { sound: createSound({ host: { say: (message) => said.push(message) }, volume, begin }), said, heard };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("is off, and its code stays away, until somebody asks for it (19)", async () => {
  const { sound, heard, said } = opened(null);
  sound.play({ sound: "bet" });
  await settle();
  expect([heard, sound.getState().isOn]).toEqual([[], false]);
  sound.toggle();
  await settle();
  sound.play({ sound: "bet" });
  sound.setQuiet(true);
  sound.setVolume(30);
  sound.toggle();
  sound.play({ sound: "bet" });
  expect(heard).toEqual(["begin", 0.6, false, { sound: "bet" }, true, 0.3, "stop"]);
  expect(said).toEqual([60, 30, null].map((volume) => ({ type: "sound", volume })));
});

it("is as loud as it was in the game before, and silent again when it is turned off on the way", async () => {
  const { sound, heard } = opened(25);
  sound.toggle();
  await settle();
  expect([heard, sound.getState()]).toEqual([["begin", "stop"], { isOn: false, volume: 25, hasFailed: false }]);
});

it("says where its code did not come, and can be asked again", async () => {
  const { sound, said } = opened(null, true);
  sound.toggle();
  await settle();
  expect(sound.getState()).toMatchObject({ isOn: false, hasFailed: true });
  expect(said.at(-1)).toEqual({ type: "sound", volume: null });
});
