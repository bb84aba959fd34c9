import { useEffect, useRef, useState } from 'react';

import type { ClaimView, MemberView, RoomView } from '../../../shared/protocol/rooms';
import { storeSeat } from '../../base/browser-storage';
import { useConnection, useConnectionState } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';
import { makeToken } from '../../base/token';
import { useCommand } from '../../base/ui/useCommand';

/** A seat that this visitor has asked the table for, under a name, and the token that is to be the right to it. */
interface Claim extends Pick<ClaimView, 'id' | 'member' | 'word'> {
  readonly name: string;
  readonly token: string;
}

/** The claim of a visitor who has lost a seat, with its result. */
export interface Claiming {
  /** The words that the claim has at the table; null while nothing is asked. */
  readonly word: string | null;
  readonly busy: boolean;
  readonly error: CommandError | null;
  readonly fail: (error: CommandError) => void;
  readonly answer: 'none' | 'refused';
  /** Says to be this member, or asks for the seat of this bot. */
  readonly ask: (member: MemberView, name?: string) => void;
  /** Asks for nothing any more. */
  readonly takeBack: () => void;
}

/**
 * Asks the table for the seat of a member who is away, takes it when the table has agreed, and asks again with the same token after
 * the connection was lost: who has been gone for a while does not ask any more, unless they say that they are back.
 * @param onSeated is called once the seat is stored
 */
export function useClaim(room: RoomView, onSeated: () => void): Claiming {
  const connection = useConnection();
  const { busy, error, send, fail } = useCommand();
  const [claim, setClaim] = useState<Claim | null>(null);
  const [answer, setAnswer] = useState<Claiming['answer']>('none');
  /** Whether the table has had the claim before it. */
  const seen = useRef(false);
  /** Whether the connection was lost since the table was asked. */
  const gone = useRef(false);
  /** Whether the claim is being taken back: that it goes says nothing of the table then. */
  const [leaving, setLeaving] = useState(false);
  const entered = useConnectionState().entry.kind === 'entered';
  const open = room.claims.some(({ id }) => id === claim?.id);
  const { code } = room;
  useEffect(() => {
    if (claim === null || leaving) return;
    const { member, name, token } = claim;
    /** Whether the table has agreed, the token tells. */
    const settle = async (): Promise<void> => {
      setClaim(null);
      const joined = await connection.join({ code, name, token });
      if (!joined.ok) {
        setAnswer('refused');
        return;
      }
      storeSeat({ code, name, token, used: Date.now(), match: 'running' });
      onSeated();
    };
    const askAgain = async (): Promise<void> => {
      const again = await connection.send('claim', { member, token });
      if (again.ok) setClaim({ ...claim, id: again.proposal, word: again.word });
      else if (again.error === 'no-answer' || again.error === 'offline') gone.current = true;
      else if (again.error === 'seat-in-use') await settle();
      else {
        setClaim(null);
        fail(again.error);
      }
    };
    if (!entered) {
      gone.current = true;
      return;
    }
    const was = seen.current;
    seen.current = open;
    if (gone.current) {
      gone.current = false;
      seen.current = false;
      void askAgain();
    } else if (was && !open) {
      void settle();
    }
  }, [claim, open, leaving, entered, code, connection, onSeated, fail]);
  const ask = ({ id: member, name: owner }: MemberView, name = owner): void => {
    const token = makeToken();
    setAnswer('none');
    send(
      () => connection.send('claim', { member, token }),
      ({ proposal, word }) => {
        gone.current = false;
        seen.current = false;
        setClaim({ id: proposal, member, name, token, word });
      },
    );
  };
  const takeBack = (): void =>
    send(async () => {
      setLeaving(true);
      const done = await connection.send('unclaim', {});
      if (done.ok) setClaim(null);
      setLeaving(false);
      return done;
    });
  return { word: claim?.word ?? null, busy, error, fail, answer, ask, takeBack };
}
