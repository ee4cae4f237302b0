// Sounds of the mine, made on the spot.

import type { SoundName } from "./games/contract";
import { settings } from "./settings.svelte";

interface Tone {
  from: number; // hertz
  to: number;
  seconds: number;
  kind: OscillatorType;
  loud: number;
  after?: number; // seconds
}

const SOUNDS: Record<SoundName | "turn" | "move", Tone[]> = {
  card: [{ from: 900, to: 300, seconds: 0.07, kind: "triangle", loud: 0.12 }],
  gem: [
    { from: 1318, to: 1318, seconds: 0.12, kind: "sine", loud: 0.1 },
    { from: 1976, to: 1976, seconds: 0.2, kind: "sine", loud: 0.08, after: 0.07 },
  ],
  danger: [
    { from: 160, to: 60, seconds: 0.5, kind: "sawtooth", loud: 0.12 },
    { from: 90, to: 45, seconds: 0.6, kind: "triangle", loud: 0.2, after: 0.05 },
  ],
  reveal: [
    { from: 392, to: 392, seconds: 0.12, kind: "triangle", loud: 0.1 },
    { from: 587, to: 587, seconds: 0.22, kind: "triangle", loud: 0.1, after: 0.1 },
  ],
  knock: [
    { from: 220, to: 110, seconds: 0.06, kind: "square", loud: 0.05 },
    { from: 220, to: 110, seconds: 0.06, kind: "square", loud: 0.05, after: 0.11 },
  ],
  rails: [
    { from: 130, to: 120, seconds: 0.08, kind: "square", loud: 0.05 },
    { from: 150, to: 140, seconds: 0.08, kind: "square", loud: 0.05, after: 0.12 },
    { from: 130, to: 120, seconds: 0.08, kind: "square", loud: 0.05, after: 0.24 },
  ],
  win: [
    { from: 523, to: 523, seconds: 0.16, kind: "triangle", loud: 0.12 },
    { from: 659, to: 659, seconds: 0.16, kind: "triangle", loud: 0.12, after: 0.15 },
    { from: 784, to: 784, seconds: 0.4, kind: "triangle", loud: 0.12, after: 0.3 },
  ],
  turn: [
    { from: 660, to: 660, seconds: 0.14, kind: "sine", loud: 0.12 },
    { from: 880, to: 880, seconds: 0.22, kind: "sine", loud: 0.1, after: 0.13 },
  ],
  move: [{ from: 300, to: 180, seconds: 0.06, kind: "triangle", loud: 0.1 }],
};

let context: AudioContext | undefined;

// A browser lets a page sound only once its reader has touched it.
function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

export function play(name: SoundName | "turn" | "move"): void {
  if (!settings.sound || context?.state !== "running") return;
  for (const tone of SOUNDS[name]) {
    const start = context.currentTime + (tone.after ?? 0);
    const end = start + tone.seconds;
    const oscillator = new OscillatorNode(context, { type: tone.kind, frequency: tone.from });
    const gain = new GainNode(context, { gain: tone.loud });
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
    gain.gain.setValueAtTime(tone.loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}
