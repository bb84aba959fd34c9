import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { type Ask, askId, type Seat } from '../../../shared/engine/ask';
import type { MemberId, MemberView, SketchMessage } from '../../../shared/protocol/rooms';
import { useConnection } from '../../base/connection/ConnectionContext';
import type { CommandError } from '../../base/connection/state';

/** A turn of another member, as this reader draws it, or the reader's own as they try it. */
export interface DrawnTurn {
  readonly member: MemberView;
  readonly whose: 'own' | 'others';
  readonly sketch: SketchMessage;
  /** The possible next steps as a question: looked at and chosen like one's own options. */
  readonly ask: Ask;
  /** Why the last step could not be drawn, or the plan not be sent; null when nothing went wrong. */
  readonly error: CommandError | null;
  readonly busy: 'busy' | 'ready';
}

/** The planner of a turn. */
export interface Planner {
  /** The turn being drawn; null without one, or while the reader has a question. */
  readonly drawn: DrawnTurn | null;
  /** The member whose half drawn turn is laid aside; null when there is none. */
  readonly aside: MemberView | null;
  /** Begins to draw a member's turn, perhaps with earlier steps; or goes on with the one laid aside. */
  readonly begin: (member: MemberId, steps?: readonly string[]) => void;
  readonly add: (key: string) => void;
  readonly back: () => void;
  readonly send: () => void;
  readonly drop: () => void;
}

interface Drawing {
  readonly member: MemberId;
  readonly keys: readonly string[];
  readonly sketch: SketchMessage | null;
  readonly error: CommandError | null;
  readonly busy: 'busy' | 'ready';
  /** `aside` while a question of one's own is answered that came up meanwhile. */
  readonly place: 'shown' | 'aside';
}

/** The id of the question by which steps are drawn: no question of a match has it. */
export const SKETCH = askId('sketch');

/**
 * Lets the reader draw another member's turn, or try their own. The server plays each step on a copy. When the table changes, all steps
 * are played again, and impossible ones are dropped.
 * @param table changes with the table
 * @param asks the ids of the reader's own open questions: a new one comes before the drawing, and ends a try
 * @param own the reader's seat
 */
export function usePlanner(members: readonly MemberView[], table: unknown, asks: string, own: Seat | null): Planner {
  const me = members.find(({ seat }) => seat === own)?.id;
  const connection = useConnection();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const newest = useRef(0);

  const look = useCallback(
    async (member: MemberId, wanted: readonly string[]) => {
      const n = (newest.current += 1);
      let keys = wanted;
      let error: CommandError | null = null;
      for (;;) {
        const answer = await connection.send('sketch', { member, steps: keys });
        if (newest.current !== n) return;
        if (answer.ok) {
          const { sketch } = answer;
          setDrawing((before) =>
            before?.member === member ? { ...before, keys, sketch, error, busy: 'ready' } : before,
          );
          return;
        }
        ({ error } = answer);
        if (error !== 'no-such-option' || keys.length === 0) break;
        keys = keys.slice(0, -1);
      }
      const failed = error;
      setDrawing((before) => (before?.member === member ? { ...before, error: failed, busy: 'ready' } : before));
    },
    [connection],
  );
  const draw = useCallback(
    (member: MemberId, keys: readonly string[]) => {
      setDrawing((before) => ({
        member,
        keys,
        sketch: before?.member === member ? before.sketch : null,
        error: null,
        busy: 'busy',
        place: 'shown',
      }));
      void look(member, keys);
    },
    [look],
  );
  const drop = useCallback(() => {
    newest.current += 1;
    setDrawing(null);
  }, []);

  const current = useRef(drawing);
  useEffect(() => {
    current.current = drawing;
  }, [drawing]);
  useEffect(() => {
    const open = current.current;
    if (open?.sketch != null) void look(open.member, open.keys);
  }, [table, look]);
  useEffect(() => {
    setDrawing((before) =>
      before === null || before.member === me ? null : { ...before, place: asks === '' ? before.place : 'aside' },
    );
  }, [asks, me]);

  const member = members.find(({ id }) => id === drawing?.member) ?? null;
  const gone = drawing !== null && (member === null || member.vacant);
  useEffect(() => {
    if (gone) drop();
  }, [gone, drop]);

  const begin = useCallback(
    (of: MemberId, steps?: readonly string[]) => {
      const open = current.current;
      draw(of, steps ?? (open?.member === of ? open.keys : []));
    },
    [draw],
  );
  const add = useCallback(
    (key: string) => {
      const open = current.current;
      if (open !== null && open.busy === 'ready') draw(open.member, [...open.keys, key]);
    },
    [draw],
  );
  const back = useCallback(() => {
    const open = current.current;
    if (open !== null && open.busy === 'ready') draw(open.member, open.keys.slice(0, -1));
  }, [draw]);
  const send = useCallback(() => {
    const open = current.current;
    if (open === null || open.busy === 'busy' || open.keys.length === 0) return;
    setDrawing({ ...open, busy: 'busy', error: null });
    void connection.send('plan', { member: open.member, steps: open.keys }).then((answer) => {
      setDrawing((before) => {
        if (before?.member !== open.member) return before;
        return answer.ok ? null : { ...before, busy: 'ready', error: answer.error };
      });
    });
  }, [connection]);

  return useMemo(() => {
    const actions = { begin, add, back, send, drop };
    if (drawing === null || member === null) return { drawn: null, aside: null, ...actions };
    if (drawing.place === 'aside') return { drawn: null, aside: member, ...actions };
    const sketch: SketchMessage = drawing.sketch ?? { steps: [], next: [], end: 'open' };
    const about = sketch.own?.ask ?? { kind: 'sketch', prompt: { m: 'game.name' } };
    const ask = { ...about, id: SKETCH, seat: member.seat, options: sketch.next };
    const { error, busy } = drawing;
    const whose = member.id === me ? 'own' : 'others';
    return { drawn: { member, whose, sketch, ask, error, busy }, aside: null, ...actions };
  }, [drawing, member, me, begin, add, back, send, drop]);
}
