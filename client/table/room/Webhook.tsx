import './webhook.css';

import { type SubmitEvent, useState } from 'react';

import { useConnection } from '../../base/connection/ConnectionContext';
import { useAllWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';
import { useTable } from '../store/TableContext';

/** Where the room tells the outside whom its table waits for. The host sets it, and is shown the secret of its signatures once. */
export function Webhook() {
  const { t, language } = useAllWords();
  const connection = useConnection();
  const { webhook } = useTable(({ room }) => room);
  const command = useCommand();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  useTold('webhook', secret === null ? '' : `${t('webhook.secret')} ${secret}`);
  const set = (to: string | null) =>
    command.send(
      () => connection.send('webhook', { url: to, language }),
      (done) => {
        setSecret(done.secret);
        setUrl('');
      },
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() !== '') set(url.trim());
  };
  return (
    <section className="webhook" data-testid="webhook">
      <p className="hint">{t('webhook.help')}</p>
      {webhook === null ? (
        <form onSubmit={submit}>
          <label className="field">
            <span className="label">{t('webhook.address')}</span>
            <input
              type="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
              autoComplete="off"
              data-testid="webhook-address"
            />
          </label>
          <button className="plain" disabled={command.busy} data-testid="webhook-set">
            {t('webhook.set')}
          </button>
        </form>
      ) : (
        <>
          <p data-testid="webhook-now">{t('webhook.now', { host: webhook })}</p>
          {secret !== null && (
            <p>
              {t('webhook.secret')} <code data-testid="webhook-secret">{secret}</code>
            </p>
          )}
          <button
            type="button"
            className="plain"
            disabled={command.busy}
            onClick={() => set(null)}
            data-testid="webhook-remove"
          >
            {t('webhook.remove')}
          </button>
        </>
      )}
      <ErrorLine error={command.error} />
    </section>
  );
}
