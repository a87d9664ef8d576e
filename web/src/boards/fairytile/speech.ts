/** A page read aloud by the browser's own voice, in the language spoken. */

interface Voice {
  lang: string;
  default: boolean;
  localService: boolean;
}

export const canSpeak = () => typeof speechSynthesis !== "undefined";

/** The voice that suits a language: one of this device first, the browser's favourite before others. */
export function voiceFor<V extends Voice>(language: string, voices: readonly V[]): V | null {
  const ours = voices.filter(
    (voice) => /^[a-z]+/i.exec(voice.lang)?.[0].toLowerCase() === language,
  );
  const rank = (voice: V) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return ours.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** Read a text; whatever was being read stops. `done` is called once it has been read to its end. */
export function readAloud(text: string, language: string, done: () => void = () => {}): void {
  if (!canSpeak()) return;
  hush();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  words.voice = voiceFor(language, speechSynthesis.getVoices());
  words.rate = 0.95; // a story is told, not announced
  words.onend = words.onerror = done;
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

/** How long a page stays on the screen, in milliseconds: time to find it and to read it in peace. */
export const timeToRead = (text: string) => 4000 + text.split(/\s+/).length * 330;
