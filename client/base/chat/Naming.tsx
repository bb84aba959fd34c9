import { type SubmitEvent, useState } from 'react';

import { NAME_LENGTH } from '../../../shared/protocol/rooms';
import { storedName } from '../browser-storage';
import { useAllWords } from '../i18n/WordsContext';
import { ErrorLine } from '../ui/ErrorLine';
import { useChat } from './ChatContext';
import { useNaming } from './useNaming';

/** Lets a spectator give a name, in a field with a sentence about its purpose. */
export function Naming({ help }: { readonly help: string }) {
  const { t } = useAllWords();
  const { code, onNamed } = useChat().comments;
  const naming = useNaming(code, onNamed);
  const [name, setName] = useState(storedName);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    naming.give(name);
  };
  return (
    <form className="chat-form" onSubmit={submit} noValidate>
      <p className="chat-note">{help}</p>
      <ErrorLine error={naming.error} />
      <div className="chat-row">
        <input
          className="chat-input"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={NAME_LENGTH.max}
          placeholder={t('home.name')}
          aria-label={t('home.name')}
          autoComplete="nickname"
          data-testid="watcher-name"
        />
        <button className="plain" disabled={naming.busy} data-testid="watcher-name-give">
          {t('comments.name')}
        </button>
      </div>
    </form>
  );
}
