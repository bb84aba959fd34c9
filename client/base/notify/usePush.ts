import { useEffect } from 'react';

import { useConnection, useConnectionState } from '../connection/ConnectionContext';
import { onNotice } from './notice';
import { pushTarget, tellWords } from './push';

/**
 * Has the server know where this device takes notifications for its seat: on entering, and whenever its user switches them.
 * @param title what such a notification says, in the reader's language
 */
export function usePush(title: string): void {
  const connection = useConnection();
  const { entry, seat } = useConnectionState();
  const seated = entry.kind === 'entered' && seat !== null;
  useEffect(() => {
    if (!seated) return undefined;
    const tell = async (when: 'entered' | 'switched'): Promise<void> => {
      const target = await pushTarget();
      // Most devices take none, and the server knows of none then.
      if (target === null && when === 'entered') return;
      if (target !== null) await tellWords({ title });
      await connection.send('subscribe', { push: target });
    };
    const safely = (when: 'entered' | 'switched'): void => {
      tell(when).catch((error: unknown) => console.warn('no notifications without a page', error));
    };
    safely('entered');
    return onNotice(() => safely('switched'));
  }, [seated, title, connection]);
}
