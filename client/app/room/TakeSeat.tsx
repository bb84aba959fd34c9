import { type SubmitEvent, useState } from 'react';

import { NAME_LENGTH, type RoomView } from '../../../shared/protocol/rooms';
import { storedName } from '../../base/browser-storage';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Page } from '../../base/ui/Page';
import { useSit } from './useSit';

/** The form by which a visitor takes a seat in a room, or chooses to watch. It says who is there already. */
export function TakeSeat({
  room,
  seats,
  visitor,
  onSeated,
  onWatch,
}: {
  readonly room: RoomView;
  /** How many seats the room has. */
  readonly seats: number;
  /** Whether this browser has lost a seat in the room. */
  readonly visitor: 'new' | 'seat-lost';
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}) {
  const { t, language } = useWords();
  const connection = useConnection();
  const [name, setName] = useState(storedName);
  const sit = useSit(name, onSeated);
  const free = seats - room.members.length;
  const names = new Intl.ListFormat(language).format(room.members.map((member) => member.name));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sit.join(room.code, (applicant) => connection.join({ code: room.code, ...applicant }));
  };
  return (
    <Page>
      <form className="sheet narrow" onSubmit={submit} noValidate>
        <h1>{t('take-seat.title', { code: room.code })}</h1>
        {visitor === 'seat-lost' && <p role="alert">{t('take-seat.seat-lost')}</p>}
        <p>{t('take-seat.seated', { n: room.members.length, names })}</p>
        {free > 0 ? (
          <label className="field">
            <span className="label">{t('home.name')}</span>
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={NAME_LENGTH.max}
              autoComplete="nickname"
              data-testid="name"
            />
          </label>
        ) : (
          <p>{t('take-seat.full')}</p>
        )}
        <ErrorLine error={sit.error} />
        <div className="buttons">
          {free > 0 && (
            <button className="primary" disabled={sit.busy} data-testid="join">
              {t('take-seat.submit')}
            </button>
          )}
          <button type="button" className="plain" onClick={onWatch} data-testid="watch">
            {t('take-seat.watch')}
          </button>
        </div>
      </form>
    </Page>
  );
}
