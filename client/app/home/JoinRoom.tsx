import { type SubmitEvent, useState } from 'react';

import { CODE_LENGTH } from '../../../shared/protocol/rooms';
import { roomPath } from '../../base/address';
import { storedSeat } from '../../base/browser-storage';
import { useCommandToCome } from '../../base/connection/ConnectionContext';
import { go } from '../../base/history';
import { useFirstWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { isCode, tidyCode } from '../code';
import { useSit } from '../room/useSit';

/** The form for a room code: takes a seat in that room, or watches. */
export function JoinRoom({ name }: { readonly name: string }) {
  const { t } = useFirstWords();
  const send = useCommandToCome();
  const sit = useSit(name);
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCode(code)) sit.fail('room-code-malformed');
    else if (storedSeat(code) !== null) go(roomPath(code));
    else sit.join(code, (applicant) => send((connection) => connection.join({ code, ...applicant })));
  };
  const watch = () => {
    if (isCode(code)) go(roomPath(code));
    else sit.fail('room-code-malformed');
  };
  return (
    <form className="sheet" onSubmit={submit} noValidate>
      <h2>{t('home.join')}</h2>
      <p className="hint">{t('home.join.help')}</p>
      <label className="field">
        <span className="label">{t('home.code')}</span>
        <input
          className="code-input"
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
      <ErrorLine error={sit.error} />
      <div className="buttons">
        <button className="primary" disabled={sit.busy} data-testid="join">
          {t('home.enter')}
        </button>
        <button type="button" className="plain" onClick={watch} data-testid="look">
          {t('home.watch')}
        </button>
      </div>
    </form>
  );
}
