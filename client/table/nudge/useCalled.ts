import { useEffect } from 'react';

import { useTitle } from '../../base/code/useShownCode';
import { useWords } from '../../base/i18n/WordsContext';
import { useNotice } from '../../base/notify/useNotice';
import { usePush } from '../../base/notify/usePush';
import { useNudged } from './useNudged';

/**
 * Calls this viewer while the table waits for them or a member nudges them: in the title of the page, and by a
 * notification while the page is hidden.
 * @param called changes with the viewer's questions; empty when there are none
 * @param code the room
 * @returns the nudge that is not answered yet
 */
export function useCalled(called: string, code: string): ReturnType<typeof useNudged> {
  const { t } = useWords();
  const title = useTitle(code);
  const calls = called !== '';
  const nudged = useNudged(calls ? 'asked' : 'idle');
  useEffect(() => {
    const call = nudged === null ? t('app.your-turn') : t('nudge.you', { by: nudged.by });
    document.title = calls ? `● ${call} · ${title}` : title;
  }, [calls, nudged, title, t]);
  usePush(t('notice.awaited'));
  useNotice(calls ? called : null, t('app.your-turn'), code);
  useNotice(nudged === null ? null : `nudge.${nudged.n}`, t('nudge.you', { by: nudged?.by ?? '' }), code);
  return nudged;
}
