import { SOUND } from '../../base/settings';

/** Whether this browser makes a sound when its player is nudged. `impossible`: it cannot. */
export type Sound = 'on' | 'off' | 'impossible';

/** The two tones of the sound: pitch, and when each begins and ends. */
const TONES = [
  { hertz: 660, from: 0, to: 0.12 },
  { hertz: 880, from: 0.14, to: 0.32 },
] as const;
const LOUDNESS = 0.15;

/** The setting of the sound on this browser: on, unless the reader has switched it off. */
export function sound(): Sound {
  if (!('AudioContext' in window)) return 'impossible';
  return SOUND.now();
}

/** Sets the sound. Returns the setting that holds from then on. */
export function setSound(wanted: 'on' | 'off'): Sound {
  SOUND.set(wanted);
  return sound();
}

/** Makes the sound, unless it is off. A browser that nobody has touched yet may stay silent. */
export function chime(): void {
  if (sound() !== 'on') return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = LOUDNESS;
  volume.connect(audio.destination);
  const tones = TONES.map(({ hertz, from, to }) => {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume);
    tone.start(audio.currentTime + from);
    tone.stop(audio.currentTime + to);
    return tone;
  });
  tones.at(-1)?.addEventListener('ended', () => void audio.close());
}
