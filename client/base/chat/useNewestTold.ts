import { useState } from 'react';

import { useTold } from '../told/Told';

/**
 * Tells screen readers the newest line of a conversation that is on the screen. What was said before it was opened is read there.
 * @param last the number of the newest line
 */
export function useNewestTold(matter: string, last: number, words: string): void {
  const [first] = useState(last);
  useTold(matter, last > first ? words : '', String(last));
}
