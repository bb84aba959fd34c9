import { type Setting, SOUND } from '../../base/settings';
import type { SoundName } from '../contract/sounds';
import { RECIPES, type Voice } from './recipes';

/** Whether this browser makes sounds. `impossible`: it cannot. */
export type Sound = 'on' | 'off' | 'impossible';

/** What switches the sounds of a page on and off. */
export type Switch = Setting<'on' | 'off'>;

/** Whether sounds are on by a switch. */
export function sound(by: Switch = SOUND): Sound {
  if (!('AudioContext' in window)) return 'impossible';
  return by.now();
}

const RISES_MS = 6;
const SILENT = 0.0001;
const NOISE_SECONDS = 1.5;

let audio: AudioContext | null = null;

/** Makes a sound, unless sounds are off, or nobody has touched this page yet: then browsers allow none. */
export function play(name: SoundName, by: Switch = SOUND): void {
  if (sound(by) !== 'on' || !isTouched()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const voice of RECIPES[name]) start(audio, voice);
}

/** Whether somebody has pressed anything on this page. Browsers that do not tell decide by themselves. */
function isTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}

function start(context: AudioContext, { wave, from, to, at, lasts, loudness }: Voice): void {
  const [begins, ends] = [context.currentTime + at / 1000, context.currentTime + (at + lasts) / 1000];
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, begins);
  volume.gain.linearRampToValueAtTime(loudness, begins + RISES_MS / 1000);
  volume.gain.exponentialRampToValueAtTime(SILENT, ends);
  volume.connect(context.destination);
  const slide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begins);
    pitch.linearRampToValueAtTime(to, ends);
  };
  if (wave === 'noise') {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    slide(band.frequency);
    band.connect(volume);
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    source.connect(band);
    source.start(begins);
    source.stop(ends);
    return;
  }
  const source = context.createOscillator();
  source.type = wave;
  slide(source.frequency);
  source.connect(volume);
  source.start(begins);
  source.stop(ends);
}

let noise: AudioBuffer | null = null;

/** Noise of all pitches, always the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  const made = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = made.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 48_271) % 2_147_483_647;
    samples[i] = state / 1_073_741_823 - 1;
  }
  noise = made;
  return made;
}
