import { useEffect, useState } from 'react';

import { useMedia } from '../../../base/ui/useMedia';

/** How long dice tumble, and how long each of them is counted, in milliseconds. */
const TUMBLE_MS = 900;
const EACH_MS = 600;

/** How far the dice of a roll have been counted before everybody. */
export interface Count {
  readonly counted: number;
  /** Whether all of it was seen, so that it can be said what it means. */
  readonly state: 'counting' | 'over';
}

/**
 * Counts dice one after another, once they have tumbled. A tap or a key counts the rest at once; who wants no motion sees all
 * of them counted.
 * @param roll another roll is counted anew
 */
export function useCount(dice: number, roll: string): Count {
  const still = useMedia('still');
  const [{ of, n }, setCount] = useState({ of: roll, n: 0 });
  const counted = of === roll ? n : 0;
  const over = still || counted > dice;
  useEffect(() => {
    if (over) return undefined;
    const to = (next: number) => () => setCount({ of: roll, n: next });
    const skip = to(dice + 1);
    const timer = setTimeout(to(counted + 1), counted === 0 ? TUMBLE_MS : EACH_MS);
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [over, counted, dice, roll]);
  return { counted: over ? dice : counted, state: over ? 'over' : 'counting' };
}
