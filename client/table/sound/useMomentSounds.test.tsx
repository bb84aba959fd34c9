/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

import { SOUND } from '../../base/settings';
import { browserWithSound } from '../../testing/audio';
import type { SoundName } from '../contract/sounds';
import type { Scheduled } from '../contract/staged';
import { cardTiming, diceTiming, LINE, sceneTiming, type Timing } from '../contract/timing';
import { RECIPES } from './recipes';
import { useMomentSounds } from './useMomentSounds';

const scheduled = (from: number, timing: Timing): Scheduled => ({ from, timing, paced: timing }) as Scheduled;
const THROW = scheduled(
  4,
  diceTiming([
    { dice: 1, sound: 'low-drum' },
    { dice: 2, sound: 'die' },
  ]),
);

function Sounds(props: {
  readonly moment: Scheduled | null;
  readonly beat: number;
  readonly over?: 'over';
}): ReactElement | null {
  useMomentSounds(props.moment, props.beat, props.over ?? 'running', SOUND);
  return null;
}

describe('the sounds of moments', () => {
  const { heard, remove } = browserWithSound();
  beforeEach(() => heard.splice(0));
  afterAll(remove);

  /** What a browser is heard to make of sounds. */
  const made = (...names: readonly SoundName[]): readonly (number | 'noise')[] =>
    names.flatMap((name) => RECIPES[name].map(({ wave, from }) => (wave === 'noise' ? 'noise' : from)));

  it('come with their beats: a die is heard when it lands, never before', () => {
    const { rerender } = render(<Sounds moment={THROW} beat={0} />);
    expect(heard).toEqual([]);
    const told: (number | 'noise')[][] = [];
    for (let beat = 1; beat <= THROW.paced.beats.length; beat++) {
      rerender(<Sounds moment={THROW} beat={beat} />);
      told.push(heard.splice(0));
    }
    const wanted = THROW.paced.beats.map(({ sound }) => (sound === undefined ? [] : made(sound)));
    expect(told).toEqual(wanted);
    expect(told.flat()).toEqual(made('throw', 'low-drum', 'die', 'die'));
  });

  it('are one, when a tap leads over several beats', () => {
    const { rerender } = render(<Sounds moment={THROW} beat={1} />);
    rerender(<Sounds moment={THROW} beat={THROW.paced.beats.length} />);
    expect(heard).toEqual(made('throw', 'die'));
  });

  it('are those of the next moment, when it comes', () => {
    const { rerender } = render(<Sounds moment={scheduled(1, sceneTiming(100, 'door'))} beat={1} />);
    rerender(<Sounds moment={scheduled(2, cardTiming(0, 'paper'))} beat={1} />);
    rerender(<Sounds moment={scheduled(3, LINE)} beat={2} />);
    rerender(<Sounds moment={scheduled(4, cardTiming(1, null))} beat={4} />);
    expect(heard).toEqual(made('door', 'paper'));
  });

  it('end with the match, once', () => {
    const { rerender } = render(<Sounds moment={null} beat={0} />);
    rerender(<Sounds moment={null} beat={0} over="over" />);
    rerender(<Sounds moment={null} beat={0} over="over" />);
    expect(heard).toEqual(made('end'));
  });

  it('are none for somebody who comes after the end', () => {
    render(<Sounds moment={null} beat={0} over="over" />);
    expect(heard).toEqual([]);
  });
});
