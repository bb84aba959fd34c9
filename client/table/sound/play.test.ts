/** @jest-environment jsdom */
import { SOUND } from '../../base/settings';
import { browserWithSound } from '../../testing/audio';
import { play, sound } from './play';
import { RECIPES } from './recipes';

describe('a sound', () => {
  beforeEach(() => localStorage.clear());

  it('is impossible where the browser makes none', () => {
    expect(sound()).toBe('impossible');
    play('bell');
  });

  describe('in a browser that makes sounds', () => {
    let browser: ReturnType<typeof browserWithSound>;
    let heard: ReturnType<typeof browserWithSound>['heard'];
    beforeAll(() => {
      browser = browserWithSound();
      ({ heard } = browser);
    });
    beforeEach(() => heard.splice(0));
    afterAll(() => browser.remove());

    it('is made unless sounds are switched off', () => {
      expect(sound()).toBe('on');
      play('nudge');
      expect(heard).toEqual([660, 880]);
      SOUND.set('off');
      expect(sound()).toBe('off');
      play('nudge');
      expect(heard).toEqual([660, 880]);
      SOUND.set('on');
      expect(sound()).toBe('on');
    });

    it('is not made before anybody has touched the page', () => {
      const touched = { hasBeenActive: false };
      Object.defineProperty(navigator, 'userActivation', { value: touched, configurable: true });
      play('bell');
      expect(heard).toEqual([]);
      touched.hasBeenActive = true;
      play('bell');
      expect(heard).toEqual([1320, 1980]);
      Reflect.deleteProperty(navigator, 'userActivation');
    });

    it('may be noise around a pitch', () => {
      play('paper');
      expect(heard).toEqual(['noise']);
    });
  });

  it.each(Object.entries(RECIPES))('%s lasts at most a second and a half, and is not too loud', (_, voices) => {
    expect(voices.length).toBeGreaterThan(0);
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(1_500);
    expect(Math.max(...voices.map(({ loudness }) => loudness))).toBeLessThanOrEqual(0.5);
  });
});
