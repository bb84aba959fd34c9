import { useEffect, useRef } from 'react';

import type { Scheduled } from '../contract/staged';
import { play, type Switch } from './play';

/**
 * Makes the sounds of the moment that is presented, each with its beat. When a tap leads over several beats, the last
 * one of them is heard.
 * @param beat how many of its beats have come
 * @param over whether the end of the match is shown
 * @param by what switches them on and off
 */
export function useMomentSounds(moment: Scheduled | null, beat: number, over: 'over' | 'running', by: Switch): void {
  const heard = useRef<{ readonly of: number | null; readonly beat: number }>({ of: null, beat: 0 });
  const of = moment?.from ?? null;
  useEffect(() => {
    const from = heard.current.of === of ? heard.current.beat : 0;
    heard.current = { of, beat };
    const name = moment?.paced.beats.slice(from, beat).findLast(({ sound }) => sound !== undefined)?.sound;
    if (name !== undefined) play(name, by);
  }, [moment, of, beat, by]);
  const was = useRef(over);
  useEffect(() => {
    if (over === 'over' && was.current === 'running') play('end', by);
    was.current = over;
  }, [over, by]);
}
