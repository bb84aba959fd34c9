import { type ReactElement, type SubmitEvent, useState } from 'react';

import { phraseText } from '../../../shared/engine/phrases';
import { useConnection } from '../connection/ConnectionContext';
import { useWords } from '../i18n/WordsContext';
import { ErrorLine } from '../ui/ErrorLine';
import { useCommand } from '../ui/useCommand';
import { useChat } from './ChatContext';
import { filledBy, type PhraseDraft, PhraseFields } from './PhraseFields';

/** Phrases that every reader sees in their own language: choose one, fill its gaps, send it. */
export function Phrasebook({ onSend }: { readonly onSend: () => void }): ReactElement | null {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const { access, phrases: phrasing } = useChat();
  const { phrases, text } = phrasing;
  const [first] = phrases.said;
  const [draft, setDraft] = useState<PhraseDraft>({ id: first?.id ?? '', chosen: {} });
  const phrase = phrases.said.find((one) => one.id === draft.id) ?? first;
  if (phrase === undefined) return null;
  const filled = filledBy(phrases, phrase, draft.chosen);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
    command.send(() => connection.send('phrase', filled));
  };
  return (
    <details className="phrasebook" data-testid="phrasebook">
      <summary>{t('phrase.title')}</summary>
      <form onSubmit={submit}>
        <PhraseFields
          label={t('phrase.which')}
          said={phrases.said}
          draft={{ ...draft, id: phrase.id }}
          onDraft={setDraft}
        />
        {/* The list above cuts long phrases off. */}
        <p className="phrase-said" aria-hidden="true">
          {text.render(phraseText(filled))}
        </p>
        <ErrorLine error={command.error} />
        <button className="plain" disabled={command.busy || access !== 'open'} data-testid="phrase-say">
          {t('phrase.say')}
        </button>
      </form>
    </details>
  );
}
