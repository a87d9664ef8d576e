/** Sounds, made here: soft, short, and off with one key. */

import type { Event, PlyShown } from "../messages";
import { preferences } from "./preferences.svelte";

export type Sound = "pick" | "place" | "break" | "complete" | "deal" | "turn" | "end";

let audio: AudioContext | null = null;

/** Notes of a sound: [frequency, after seconds, seconds, loudness]. */
const NOTES: Record<Sound, [number, number, number, number][]> = {
  pick: [[880, 0, 0.08, 0.05]],
  place: [
    [660, 0, 0.12, 0.08],
    [990, 0.05, 0.16, 0.05],
  ],
  break: [
    [190, 0, 0.18, 0.12],
    [2300, 0, 0.05, 0.04],
    [1700, 0.04, 0.06, 0.03],
  ],
  complete: [
    [523, 0, 0.25, 0.08],
    [659, 0.09, 0.25, 0.08],
    [784, 0.18, 0.35, 0.08],
  ],
  deal: [
    [440, 0, 0.05, 0.04],
    [494, 0.05, 0.05, 0.04],
    [554, 0.1, 0.05, 0.04],
  ],
  turn: [[587, 0, 0.15, 0.06]],
  end: [
    [392, 0, 0.4, 0.08],
    [494, 0.15, 0.4, 0.08],
    [587, 0.3, 0.5, 0.08],
    [784, 0.45, 0.8, 0.08],
  ],
};

/** Nothing is heard before somebody has touched the page: browsers see to that. */
export function play(sound: Sound): void {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [frequency, after, seconds, loudness] of NOTES[sound]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = frequency > 1500 || frequency < 250 ? "triangle" : "sine";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

/** What can be heard, the weightiest first. */
export type Sounds = Partial<Record<Event["type"], Sound>>;

/** The sound of the weightiest thing that happened. */
export function ring(plies: readonly PlyShown[], sounds: Sounds): void {
  const happened = new Set<string>(plies.flatMap(({ events }) => events.map(({ type }) => type)));
  const heard = Object.entries(sounds).find(([type]) => happened.has(type));
  if (heard) play(heard[1]);
}
