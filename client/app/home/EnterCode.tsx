import { type SubmitEvent, useState } from 'react';

import { CODE_LENGTH } from '../../../shared/protocol/rooms';
import { roomPath } from '../../base/address';
import { useCodeField } from '../../base/code/useCodeField';
import type { CommandError } from '../../base/connection/state';
import { go } from '../../base/history';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { isCode, tidyCode } from '../code';

/** The field for a room code. It leads to the room, which asks whether one takes a seat or watches. */
export function EnterCode() {
  const { t } = useFirstWords();
  const typing = useCodeField();
  const [code, setCode] = useState('');
  const [error, setError] = useState<CommandError | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isCode(code)) go(roomPath(code));
    else setError('room-code-malformed');
  };
  return (
    <form className="home-code" onSubmit={submit} noValidate>
      <label>
        <span className="label">{t('home.code')}</span>
        <input
          className="code-input"
          type={typing}
          value={code}
          onChange={(event) => setCode(tidyCode(event.target.value).slice(0, CODE_LENGTH))}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={'·'.repeat(CODE_LENGTH)}
          data-testid="code"
        />
      </label>
      {code !== '' && (
        <button className="primary" data-testid="enter-code">
          {t('home.enter')}
        </button>
      )}
      <ErrorLine error={error} />
    </form>
  );
}
