import { useCallback, useState } from 'react';

import { storedSeats } from '../../base/browser-storage';
import { loadRoomMessages } from '../../base/i18n/words';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { Loading } from '../../base/ui/Loading';
import { useLoaded } from '../../base/useLoaded';

/**
 * The tables to which this person can come back. A browser without a seat fetches no code and no words for them.
 * @param onAsked is told at how many of them the person is to answer
 */
export function ReturnToRoom({ onAsked }: { readonly onAsked: (tables: number) => void }) {
  const [some] = useState(() => storedSeats().length > 0);
  return some ? <Fetched onAsked={onAsked} /> : null;
}

function Fetched({ onAsked }: { readonly onAsked: (tables: number) => void }) {
  const { t, language } = useFirstWords();
  const load = useCallback(async () => {
    const [{ YourTables }, messages] = await Promise.all([import('./YourTables'), loadRoomMessages(language)]);
    return { YourTables, sentences: { language, messages } };
  }, [language]);
  const loaded = useLoaded(load);
  if (loaded.kind !== 'ready') return <Loading what={loaded} failure={t('app.page-failed')} />;
  const { YourTables, sentences } = loaded.value;
  return <YourTables sentences={sentences} onAsked={onAsked} />;
}
