import { useEffect, useRef, useState } from 'react';

import type { MemberId, MemberView, RoomView } from '../../../shared/protocol/rooms';
import { storeSeat } from '../../base/browser-storage';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import { useWords } from '../../base/i18n/WordsContext';
import { makeToken } from '../../base/token';
import { ErrorLine } from '../../base/ui/ErrorLine';
import { useCommand } from '../../base/ui/useCommand';

/** A seat that this visitor has asked the table for, and the token that is to be the right to it. */
interface Claim {
  readonly member: MemberId;
  readonly name: string;
  readonly token: string;
}

/** For whoever has lost the right to a seat while a match runs: asks the table for the seat of somebody who is away. */
export function ClaimSeat({ room, onSeated }: { readonly room: RoomView; readonly onSeated: () => void }) {
  const { t } = useWords();
  const connection = useConnection();
  const command = useCommand();
  const [claim, setClaim] = useState<Claim | null>(null);
  const [answer, setAnswer] = useState<'none' | 'refused'>('none');
  /** Whether the table has had the claim before it. */
  const seen = useRef(false);
  /** Whether the connection was lost since the table was asked. */
  const gone = useRef(false);
  const entered = useConnectionState().entry.kind === 'entered';
  const open = room.proposal?.what.kind === 'token';
  const { code } = room;
  useEffect(() => {
    if (claim === null) return;
    if (open) {
      seen.current = true;
      return;
    }
    if (!seen.current) return;
    seen.current = false;
    setClaim(null);
    // Whether the table has agreed, the token tells.
    const { name, token } = claim;
    void connection.join({ code, name, token }).then((joined) => {
      if (!joined.ok) {
        setAnswer('refused');
        return;
      }
      storeSeat({ code, name, token, used: Date.now(), match: 'running' });
      onSeated();
    });
  }, [claim, open, code, connection, onSeated]);
  useEffect(() => {
    if (!entered) gone.current = true;
    if (!entered || !open || !gone.current || claim === null) return;
    // Who has been gone for a while does not ask any more, unless they say that they are back.
    gone.current = false;
    void connection.claim(claim.member, claim.token);
  }, [claim, entered, open, connection]);
  const away = room.members.filter((member) => !member.vacant && !member.connected);
  if (room.phase !== 'playing' || (away.length === 0 && claim === null)) return null;
  const ask = ({ id, name }: MemberView) => {
    const token = makeToken();
    setAnswer('none');
    command.send(
      () => connection.claim(id, token),
      () => {
        gone.current = false;
        setClaim({ member: id, name, token });
      },
    );
  };
  return (
    <section className="claim" aria-label={t('claim.title')}>
      <h2>{t('claim.title')}</h2>
      {claim === null ? (
        <>
          <p className="hint">{t('claim.help')}</p>
          <div className="buttons">
            {away.map((member) => (
              <button
                key={member.id}
                type="button"
                className="plain"
                disabled={command.busy || room.proposal !== null}
                onClick={() => ask(member)}
                data-testid="claim"
              >
                {t('claim.i-am', { name: member.name })}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p role="status" data-testid="claim-asked">
          {t('claim.asked')}
        </p>
      )}
      {answer === 'refused' && <p role="alert">{t('claim.refused')}</p>}
      <ErrorLine error={command.error} />
    </section>
  );
}
