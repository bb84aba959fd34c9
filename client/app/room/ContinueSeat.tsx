import { type SubmitEvent, useState } from 'react';

import { PAIRING_LENGTH } from '../../../shared/protocol/rooms';
import { removeSeat, storeSeat } from '../../base/browser-storage';
import { useCodeField } from '../../base/code/useCodeField';
import { useShownCode } from '../../base/code/useShownCode';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { makeToken } from '../../base/token';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Page } from '../../base/ui/Page';
import { useCommand } from '../../base/ui/useCommand';

/** The form by which a seat on another device is continued on this one. */
export function ContinueSeat({
  code,
  pairing,
  onSeated,
  onBack,
}: {
  readonly code: string;
  /** The code of the link that led here; null when it is to be typed. */
  readonly pairing: string | null;
  readonly onSeated: () => void;
  readonly onBack: () => void;
}) {
  const { t } = useAllWords();
  const shownCode = useShownCode(code);
  const connection = useConnection();
  const command = useCommand();
  const typing = useCodeField();
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const token = makeToken();
    const seat = { code, token, name: '', used: Date.now(), match: 'running' } as const;
    // Stored first: when the answer is lost, entering the room shows whether the seat was continued.
    storeSeat(seat);
    command.send(async () => {
      const answer = await connection.continueSeat({ code, pairing: pairing ?? typed, token });
      if (!answer.ok && answer.error === 'no-answer') onSeated();
      else if (!answer.ok) removeSeat(code);
      return answer;
    }, onSeated);
  };
  return (
    <Page>
      <form className="sheet narrow" onSubmit={submit} noValidate>
        <h1>{t('continue.title', { code: shownCode })}</h1>
        {pairing === null && (
          <label className="field">
            <span className="label">{t('continue.code')}</span>
            <input
              className="code-input"
              type={typing}
              value={typed}
              onChange={(event) => setTyped(event.target.value.toUpperCase())}
              maxLength={PAIRING_LENGTH + 4}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              data-testid="pairing-code"
            />
            <span className="hint">{t('continue.help', { title: t('devices.title') })}</span>
          </label>
        )}
        <p>{t('continue.both')}</p>
        <ErrorLine error={command.error} />
        <div className="buttons">
          <button className="primary" disabled={command.busy} data-testid="continue">
            {t('continue.submit')}
          </button>
          <button type="button" className="plain" onClick={onBack}>
            {t('continue.back')}
          </button>
        </div>
      </form>
    </Page>
  );
}
