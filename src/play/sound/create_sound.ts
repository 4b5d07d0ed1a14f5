import { createStore } from "zustand/vanilla";
import type { Host } from "../host";
import type { Cue } from "./cues";
import type { Sounds } from "./play_sounds";

interface SoundState {
  isOn: boolean;
  /** In per cent. */
  volume: number;
  /** Its code did not come. */
  hasFailed: boolean;
}

interface Given {
  host: Pick<Host, "say">;
  /** What the page remembers of the last game, in per cent; null where sound is off. */
  volume: number | null;
  /** Brings the code that makes sounds, which nobody downloads who does not ask for them. */
  begin: (volume: number) => Promise<Sounds>;
}

const usualVolume = 60;

export type Sound = ReturnType<typeof createSound>;

/** Sound of a game, off until it is asked for; the page remembers it, since a frame has no storage of its own. */
export function createSound({ host, volume, begin }: Given) {
  const store = createStore<SoundState>(() => ({ isOn: false, volume: volume ?? usualVolume, hasFailed: false }));
  const { getState, setState } = store;
  let sounds: Sounds | null = null;
  let isQuiet = false;
  const tell = () => host.say({ type: "sound", volume: getState().isOn ? getState().volume : null });

  async function turnOn() {
    setState({ isOn: true, hasFailed: false });
    const begun = await begin(getState().volume / 100).catch(() => null);
    if (!begun) {
      setState({ isOn: false, hasFailed: true });
      return tell();
    }
    if (!getState().isOn || sounds) return begun.stop(); // it was turned off on the way
    sounds = begun;
    begun.setVolume(getState().volume / 100);
    begun.setQuiet(isQuiet);
  }
  function turnOff() {
    setState({ isOn: false });
    sounds?.stop();
    sounds = null;
  }
  if (volume !== null) void turnOn();

  return {
    ...store,
    toggle() {
      if (getState().isOn) turnOff();
      else void turnOn();
      tell();
    },
    /** In per cent; 0 turns it off. */
    setVolume(next: number) {
      const volume = Math.round(Math.min(100, Math.max(0, next)));
      if (volume === 0) turnOff();
      else setState({ volume });
      sounds?.setVolume(volume / 100);
      tell();
    },
    /** While the player is away. */
    setQuiet(next: boolean) {
      isQuiet = next;
      sounds?.setQuiet(next);
    },
    play: (cue: Cue) => sounds?.play(cue),
  };
}
