import { useEffect, useState } from 'react';

import type { Option } from '../../../shared/engine/ask';
import type { MemberId, MemberView } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';

/** A step with which the turn of a member could begin, or go on. */
export interface FirstStep {
  readonly member: MemberView;
  readonly option: Option;
}

/**
 * The possible first steps of these members, as the server plays their turns on a copy; none of a member whose turn cannot be
 * planned. They are asked for again whenever the table changes.
 * @param table changes with the table
 */
export function useFirstSteps(members: readonly MemberView[], table: unknown): readonly FirstStep[] {
  const connection = useConnection();
  const [known, setKnown] = useState<ReadonlyMap<MemberId, readonly Option[]>>(new Map());
  const ids = members.map(({ id }) => id).join(' ');
  useEffect(() => {
    let asked: 'now' | 'before' = 'now';
    for (const id of ids.split(' ').filter((one) => one !== '')) {
      const member = Number(id) as MemberId;
      void connection.send('sketch', { member, steps: [] }).then((answer) => {
        if (asked === 'now') setKnown((before) => new Map(before).set(member, answer.ok ? answer.sketch.next : []));
      });
    }
    return () => {
      asked = 'before';
    };
  }, [connection, ids, table]);
  return members.flatMap((member) => (known.get(member.id) ?? []).map((option) => ({ member, option })));
}
