// Sounds of the mine, synthesized: strokes of metal, wood and stone, and a few bells.

import type { SoundName } from "./games/contract";
import { settings } from "./settings.svelte";

interface Ring {
  hertz: number;
  to?: number; // the frequency it glides to
  seconds: number;
  loud: number;
  kind?: OscillatorType;
  after?: number; // seconds
}

interface Rush {
  rush: number; // the centre of the noise's band, in hertz
  to?: number;
  sharp?: number; // the Q of the band
  seconds: number;
  loud: number;
  after?: number;
}

type Part = Ring | Rush;

/** A stroke on metal: it clangs because its partials are not multiples of each other. */
const clang = (hertz: number, loud: number, after = 0): Part[] =>
  [1, 2.76, 5.4].map((partial, order) => ({
    hertz: hertz * partial,
    seconds: 0.28 / (order + 1),
    loud: loud / (order + 1),
    after,
  }));

const knockOnWood = (hertz: number, after = 0): Part[] => [
  { hertz, to: hertz * 0.6, seconds: 0.07, loud: 0.16, kind: "triangle", after },
  { rush: hertz * 4, sharp: 3, seconds: 0.03, loud: 0.1, after },
];

const horn = (hertz: number, seconds: number, after: number): Part[] => [
  { hertz, seconds, loud: 0.06, kind: "sawtooth", after },
  { hertz: hertz * 1.004, seconds, loud: 0.06, kind: "sawtooth", after },
];

const SOUNDS: Record<SoundName | "turn" | "move", Part[]> = {
  // A pick goes into the rock.
  card: [...clang(520, 0.05), { rush: 1800, to: 600, sharp: 1.2, seconds: 0.09, loud: 0.16 }],
  gem: [0, 0.06, 0.13].flatMap((after, order) =>
    clang([1568, 2093, 2637][order] ?? 2093, 0.05, after),
  ),
  // The mountain stirs.
  danger: [
    { rush: 140, to: 60, sharp: 0.7, seconds: 1.1, loud: 0.6 },
    { hertz: 62, to: 36, seconds: 0.9, loud: 0.28, kind: "triangle" },
    { rush: 900, to: 300, sharp: 1, seconds: 0.25, loud: 0.12, after: 0.18 },
    { rush: 700, to: 250, sharp: 1, seconds: 0.3, loud: 0.1, after: 0.42 },
  ],
  // A lamp is lit.
  reveal: [
    { rush: 2600, to: 5200, sharp: 2, seconds: 0.22, loud: 0.09 },
    { hertz: 392, seconds: 0.3, loud: 0.08, kind: "triangle", after: 0.08 },
    { hertz: 587, seconds: 0.45, loud: 0.08, kind: "triangle", after: 0.18 },
  ],
  knock: [...knockOnWood(210), ...knockOnWood(190, 0.13)],
  // Wheels over the joints of rails.
  rails: [0, 0.09, 0.3, 0.39].flatMap((after) => [
    ...clang(310, 0.03, after),
    { rush: 420, sharp: 1.5, seconds: 0.05, loud: 0.14, after },
  ]),
  win: [
    ...horn(262, 0.18, 0),
    ...horn(330, 0.18, 0.17),
    ...horn(392, 0.6, 0.34),
    ...clang(1046, 0.05, 0.36),
  ],
  // The bell of the shaft.
  turn: [...clang(660, 0.08), ...clang(880, 0.06, 0.16)],
  move: knockOnWood(160),
};

const LATEST = 0.3; // seconds after which a sound would be too late

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

// Browsers block audio until a page is touched, and a phone that was locked blocks it again: so
// every touch asks again.
function wake(): void {
  if (context?.state === "closed") context = undefined;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
  noiseOf(context); // now rather than with the first sound, which comes with news
}
// It counts as a touch when the finger is lifted. The result of the tap is drawn first, since
// opening the audio device is slow.
const wakeSoon = () => setTimeout(wake);
addEventListener("pointerup", wakeSoon);
addEventListener("keydown", wakeSoon);

function noiseOf(within: AudioContext): AudioBuffer {
  if (noise?.sampleRate === within.sampleRate) return noise;
  noise = within.createBuffer(1, within.sampleRate * 1.2, within.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function sound(within: AudioContext, part: Part): void {
  const start = within.currentTime + (part.after ?? 0);
  const end = start + part.seconds;
  const gain = new GainNode(within, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(within.destination);
  if ("rush" in part) {
    const source = new AudioBufferSourceNode(within, { buffer: noiseOf(within) });
    const band = new BiquadFilterNode(within, {
      type: "bandpass",
      frequency: part.rush,
      Q: part.sharp ?? 1,
    });
    band.frequency.setValueAtTime(part.rush, start);
    band.frequency.exponentialRampToValueAtTime(part.to ?? part.rush, end);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = new OscillatorNode(within, { type: part.kind ?? "sine", frequency: part.hertz });
  source.frequency.setValueAtTime(part.hertz, start);
  source.frequency.exponentialRampToValueAtTime(part.to ?? part.hertz, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

export function play(name: SoundName | "turn" | "move"): void {
  if (!settings.sound || !context || context.state === "closed") return;
  if (context.state === "running") {
    for (const part of SOUNDS[name]) sound(context, part);
    return;
  }
  // Locked or suspended: resume it, and skip sounds that would come too late.
  const asked = performance.now();
  const within = context;
  void within.resume().then(
    () => {
      if (performance.now() - asked > LATEST * 1000) return;
      for (const part of SOUNDS[name]) sound(within, part);
    },
    () => undefined,
  );
}
