import type { StoreApi } from "zustand/vanilla";
import type { GameState } from "../game_step";
import { type Cue, cuesOf } from "./cues";

interface Given {
  game: Pick<StoreApi<GameState>, "subscribe">;
  document: Document;
  /** 0 to 1. */
  volume: number;
}

export interface Sounds {
  play(cue: Cue): void;
  setVolume(volume: number): void;
  setQuiet(isQuiet: boolean): void;
  stop(): void;
}

/** Makes what a game sounds like: no files, every sound is computed. Silent while the tab is not looked at. */
export function playSounds({ game, document, volume }: Given): Sounds {
  const context = new AudioContext();
  const master = new GainNode(context, { gain: gainOf(volume) });
  master.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  let isQuiet = false;
  const follow = () => void (document.hidden || isQuiet ? context.suspend() : context.resume());
  let landFlight = () => {};
  function play(cue: Cue) {
    if (cue.sound === "flight" || cue.sound === "crash" || cue.sound === "land") landFlight();
    if (context.state !== "running") return;
    if (cue.sound === "flight") landFlight = fly(context, master);
    else if (cue.sound !== "land") schedule(context, master, { ...cue, sound: cue.sound });
  }
  const stopListening = game.subscribe((now, before) => cuesOf(before, now).forEach(play));
  document.addEventListener("visibilitychange", follow);
  follow();
  return {
    play,
    setVolume: (next) => master.gain.setTargetAtTime(gainOf(next), context.currentTime, 0.02),
    setQuiet(next) {
      isQuiet = next;
      follow();
    },
    stop() {
      stopListening();
      document.removeEventListener("visibilitychange", follow);
      void context.close();
    },
  };
}

/** Ears hear powers. */
const gainOf = (volume: number) => volume ** 2;

type Single = Exclude<Cue["sound"], "flight" | "land">;

function schedule(
  context: AudioContext,
  out: AudioNode,
  { sound, after = 0, times = 1, apart = 0, multiplier = 1 }: Cue & { sound: Single },
) {
  const begin = context.currentTime + after / 1000;
  for (let index = 0; index < times; index++) {
    // a wheel slows down: each tick comes later after the last
    const at = begin + (sound === "tick" ? (apart * index * (0.5 + index / times / 2)) / 1000 : (apart * index) / 1000);
    sounds[sound]({ context, out, at, multiplier });
  }
}

interface Moment {
  context: AudioContext;
  out: AudioNode;
  at: number;
  multiplier: number;
}

const sounds: Record<Single, (moment: Moment) => void> = {
  bet: (moment) => tone(moment, { from: 420, to: 560, seconds: 0.08, gain: 0.16 }),
  step: (moment) => tone(moment, { from: 660, to: 880, seconds: 0.1, gain: 0.14 }),
  loss: (moment) => tone(moment, { from: 190, to: 130, seconds: 0.22, gain: 0.1, type: "triangle" }),
  reel: (moment) => {
    tone(moment, { from: 120, to: 60, seconds: 0.12, gain: 0.34, type: "triangle" });
    noise(moment, { seconds: 0.04, gain: 0.12, frequency: 1_800 });
  },
  card: (moment) => noise(moment, { seconds: 0.09, gain: 0.2, frequency: 3_600 }),
  chip: (moment) => {
    tone(moment, { from: 2_400, to: 2_100, seconds: 0.05, gain: 0.1 });
    tone({ ...moment, at: moment.at + 0.045 }, { from: 2_900, to: 2_600, seconds: 0.05, gain: 0.08 });
  },
  tick: (moment) => tone(moment, { from: 1_500, to: 900, seconds: 0.025, gain: 0.12, type: "square" }),
  crash: (moment) => {
    noise(moment, { seconds: 0.5, gain: 0.3, frequency: 420 });
    tone(moment, { from: 160, to: 45, seconds: 0.45, gain: 0.3, type: "triangle" });
  },
  win(moment) {
    for (const [index, frequency] of notesFor(moment.multiplier).entries())
      tone(
        { ...moment, at: moment.at + index * 0.085 },
        { from: frequency, to: frequency, seconds: 0.32, gain: 0.2, type: "triangle" },
      );
  },
};

const scale = [523.25, 659.25, 783.99, 1046.5, 1318.51, 1567.98, 2093];

/** The more comes back, the higher a win climbs: three notes for twice the bet, all seven from fifty times on. */
const notesFor = (multiplier: number) =>
  scale.slice(0, Math.min(scale.length, 2 + Math.ceil(Math.log2(Math.max(1.5, multiplier)))));

/** An engine that climbs as the multiplier does, for as long as any flight lasts. Answers how to end it. */
function fly(context: AudioContext, out: AudioNode): () => void {
  const at = context.currentTime;
  const engine = new OscillatorNode(context, { type: "sawtooth", frequency: 70 });
  const gain = new GainNode(context, { gain: 0 });
  engine.frequency.setValueAtTime(70, at);
  engine.frequency.exponentialRampToValueAtTime(520, at + 40);
  gain.gain.setTargetAtTime(0.07, at, 0.4);
  engine
    .connect(new BiquadFilterNode(context, { type: "lowpass", frequency: 900 }))
    .connect(gain)
    .connect(out);
  engine.start(at);
  return () => {
    gain.gain.setTargetAtTime(0, context.currentTime, 0.03);
    engine.stop(context.currentTime + 0.2);
  };
}

interface Tone {
  from: number;
  to: number;
  seconds: number;
  gain: number;
  type?: OscillatorType;
}

function tone({ context, out, at }: Moment, { from, to, seconds, gain, type = "sine" }: Tone) {
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  oscillator.connect(fading(context, { at, seconds, gain })).connect(out);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function noise({ context, out, at }: Moment, { seconds, gain, frequency }: { seconds: number; gain: number; frequency: number }) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 }))
    .connect(fading(context, { at, seconds, gain }))
    .connect(out);
  source.start(at);
}

function fading(context: AudioContext, { at, seconds, gain }: { at: number; seconds: number; gain: number }) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + 0.008);
  node.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return node;
}
