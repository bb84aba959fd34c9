import { useMemo } from 'react';

import type { Language } from '../../../shared/engine/game';
import type { Compiled } from '../../../shared/text/compiled';
import type { RoomWord } from '../../base/i18n/en';
import { translationOf } from '../../base/i18n/translation';
import { WordsProvider } from '../../base/i18n/WordsContext';
import { MissingParts } from '../../base/ui/lazy';
import { HotSeats } from './HotSeats';

/** The sentences of rooms in one language. */
export interface RoomSentences {
  readonly language: Language;
  readonly messages: Compiled<RoomWord>;
}

/** All that a room needs beside the first screen: its sentences, and the room itself. */
export function RoomPage({ code, sentences }: { readonly code: string; readonly sentences: RoomSentences }) {
  const { language, messages } = sentences;
  const words = useMemo(() => ({ language, t: translationOf(language, messages) }), [language, messages]);
  return (
    <WordsProvider words={words}>
      <HotSeats key={code} code={code} />
      <MissingParts onReload={() => window.location.reload()} />
    </WordsProvider>
  );
}
