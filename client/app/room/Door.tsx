import { type SubmitEvent, useState } from 'react';

import { NAME_LENGTH, type RoomView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { keptName } from '../../base/kept';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { Page } from '../../base/ui/Page';
import { useSit } from './useSit';

/** What somebody without a seat sees first: who is there, and the choice between a seat and watching. */
export function Door({
  room,
  seats,
  reason,
  onSeated,
  onWatch,
}: {
  readonly room: RoomView;
  /** How many seats the room has. */
  readonly seats: number;
  readonly reason: 'new' | 'seat-lost';
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}) {
  const { say, language } = useWords();
  const connection = useConnection();
  const [name, setName] = useState(keptName);
  const sit = useSit(name, onSeated);
  const free = seats - room.members.length;
  const names = new Intl.ListFormat(language).format(room.members.map((member) => member.name));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sit.join(room.code, (applicant) => connection.join({ code: room.code, ...applicant }));
  };
  return (
    <Page>
      <form className="sheet door" onSubmit={submit} noValidate>
        <h1>{say('door.title', { code: room.code })}</h1>
        {reason === 'seat-lost' && <p role="alert">{say('door.seat-lost')}</p>}
        <p>{say('door.seated', { n: room.members.length, names })}</p>
        {free > 0 ? (
          <label className="field">
            <span className="label">{say('home.name')}</span>
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={NAME_LENGTH.max}
              autoComplete="nickname"
              data-testid="name"
            />
          </label>
        ) : (
          <p>{say('door.full')}</p>
        )}
        <ErrorLine error={sit.error} />
        <div className="buttons">
          {free > 0 && (
            <button className="primary" disabled={sit.busy} data-testid="join">
              {say('door.take')}
            </button>
          )}
          <button type="button" className="plain" onClick={onWatch} data-testid="watch">
            {say('door.watch')}
          </button>
        </div>
      </form>
    </Page>
  );
}
