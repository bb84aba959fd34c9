import { useEffect, useState } from 'react';

import { useConnectionState } from '../../base/connection/ConnectionContext';
import type { Nudged } from '../../base/connection/state';
import { play } from '../sound/play';

/**
 * The nudge of this player, until they press or type anything or have no question any more. Makes the sound of a nudge.
 * Nudges from before the table was drawn are over.
 */
export function useNudged(asked: 'asked' | 'idle'): Nudged | null {
  const { nudged } = useConnectionState();
  const [seen, setSeen] = useState(nudged);
  const open = asked === 'asked' && nudged !== null && nudged !== seen ? nudged : null;
  useEffect(() => {
    if (asked === 'idle') setSeen(nudged);
  }, [asked, nudged]);
  useEffect(() => {
    if (open === null) return undefined;
    play('nudge');
    const see = () => setSeen(open);
    window.addEventListener('pointerdown', see);
    window.addEventListener('keydown', see);
    return () => {
      window.removeEventListener('pointerdown', see);
      window.removeEventListener('keydown', see);
    };
  }, [open]);
  return open;
}
