import { type ReactElement, type SubmitEvent, useState } from 'react';

import { useAllWords } from '../../base/i18n/WordsContext';
import { useParty } from '../../base/party/PartyContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { tidyName } from '../../base/ui/name';
import { useCommand } from '../../base/ui/useCommand';
import { NameField } from '../NameField';

/**
 * A way to take a seat for one more person at this screen.
 * @param free how many seats are free
 */
export function BesideYou({ free }: { readonly free: number }): ReactElement {
  const { t } = useAllWords();
  const { add } = useParty();
  const { busy, error, send, fail } = useCommand();
  const [name, setName] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const tidy = tidyName(name ?? '');
    if (tidy === null) fail('name-malformed');
    else
      send(
        () => add(tidy),
        () => setName(null),
      );
  };
  return (
    <div className="beside-you">
      {free > 0 && name === null && (
        <button type="button" className="plain" onClick={() => setName('')} data-testid="beside-add">
          {t('party.add')}
        </button>
      )}
      {name !== null && (
        <form onSubmit={submit} noValidate>
          <NameField name={name} onName={setName} />
          <ErrorLine error={error} />
          <div className="buttons">
            <button className="primary" disabled={busy} data-testid="beside-join">
              {t('take-seat.submit')}
            </button>
            <button type="button" className="plain" onClick={() => setName(null)}>
              {t('party.not')}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}
