/** A stand-in for the sounds of a browser, which jsdom has not: notes the pitches of tones, and `noise`. */
export function browserWithSound(): { readonly heard: (number | 'noise')[]; readonly remove: () => void } {
  const heard: (number | 'noise')[] = [];
  const nothing = (): void => undefined;
  const ramp = (set: (value: number) => void) => ({
    setValueAtTime: set,
    linearRampToValueAtTime: nothing,
    exponentialRampToValueAtTime: nothing,
  });
  class Audio {
    readonly currentTime = 0;
    readonly destination = null;
    readonly state = 'running';
    readonly sampleRate = 10;
    createGain() {
      return { gain: ramp(nothing), connect: nothing };
    }
    createBiquadFilter() {
      return { frequency: ramp(nothing), connect: nothing };
    }
    createBuffer() {
      return { getChannelData: () => new Float32Array(8) };
    }
    createBufferSource() {
      return { start: () => void heard.push('noise'), stop: nothing, connect: nothing };
    }
    createOscillator() {
      let pitch = 0;
      return {
        frequency: ramp((to) => (pitch = to)),
        start: () => void heard.push(pitch),
        stop: nothing,
        connect: nothing,
      };
    }
  }
  Object.defineProperty(window, 'AudioContext', { value: Audio, configurable: true });
  return { heard, remove: () => Reflect.deleteProperty(window, 'AudioContext') };
}
