import type { ReactElement } from 'react';

import type { MatchView } from '../../../../shared/engine/match';
import { needOf } from '../../../../shared/games/black-orchestra/forecast/pool';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Change, StageProps } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Die } from '../glyphs/dice';
import { name, word } from '../i18n/words';
import { throwOf } from '../story/dice';
import { sayer } from '../story/sayer';
import { Changes, Tone } from './Changes';
import { ThrownDie } from './ThrownDie';

/** What dice are thrown for. */
type Purpose = 'conspire' | 'release' | 'resist' | 'plot' | 'other';

const KINDS = ['eagle', 'target', 'number'] as const;

/** Whether a face is good or bad where somebody's freedom hangs on it (found: what it costs was told as bad, and nothing as good). */
const FATES: Partial<Record<Purpose, Partial<Record<(typeof KINDS)[number], Change['tone']>>>> = {
  release: { eagle: 'worse', target: 'better', number: 'better' },
  resist: { eagle: 'worse', target: 'better' },
};

function hasDice({ length }: readonly unknown[]): boolean {
  return length > 0;
}

function purposeOf({ head }: Moment, { roll }: Table): Purpose {
  switch (head.m) {
    case 'log.conspire':
      return 'conspire';
    case 'log.resisted':
      return 'resist';
    case 'log.plot-rolled':
    case 'log.rerolled':
      return 'plot';
    default:
      return roll?.purpose === 'release' ? 'release' : 'other';
  }
}

/** Who throws dice, what for and how many; the dice as they land, counted by kind, and what they have changed. */
export function DiceStage({
  moment: { moment, message },
  staged,
  drawing,
  changes,
}: StageProps<Drawing>): ReactElement {
  const { text, table, facts, you } = drawing;
  const { thrown, lying } = throwOf(moment);
  const faces = thrown.flat();
  const before = lying.flat();
  const shown = (thrown[2] ?? []).reduce((sum, face) => sum + Number(face), 0);
  const landed = staged.count('die');
  const counted = staged.count('counted');
  /** How many dice of a kind are known; null before any is counted. No kind is missing before the last die has come to rest. */
  const known = (kind: number): number | null => {
    const isCounted = thrown.slice(0, kind).filter(hasDice).length < counted;
    const n = (lying[kind]?.length ?? 0) + (isCounted ? (thrown[kind]?.length ?? 0) : 0);
    return n > 0 || counted === thrown.filter(hasDice).length ? n : null;
  };
  const hasResult = staged.count('result') > 0 && changes.length > 0;
  const { say } = sayer(table, you, text);
  const purpose = purposeOf(moment, message.table as Table);
  const need = table.attempt === null ? null : needOf(table, facts, table.attempt);
  const hint = (kind: (typeof KINDS)[number], of: Exclude<Purpose, 'other'>): string => {
    const numbers = { first: Math.max(0, need?.first ?? 0), needed: need?.targets ?? 0, n: shown };
    // Once they lie, the sum is said (found: "2 numbers: as many more actions" read as two).
    if (of === 'conspire' && kind === 'number' && landed === faces.length && shown > 0) {
      return word(text, 'bo.staged.conspire.gained', numbers);
    }
    return word(text, `bo.staged.${of}.${kind}`, numbers);
  };
  return (
    <div className="bo-dice-stage" data-purpose={purpose} data-landed={landed < faces.length ? 'no' : 'yes'}>
      <h2>{say({ ...moment.head, m: purpose === 'release' ? 'log.rolled.release' : `${moment.head.m}.brief` })}</h2>
      {before.length === 0 && (
        <p className="bo-staged-sub" data-room="yes">
          {word(text, purpose === 'conspire' ? 'bo.staged.dice.conspire' : 'bo.staged.dice', { n: faces.length })}
        </p>
      )}
      {purpose === 'other' && <Source of={moment} at={message} text={text} />}
      <div className="bo-thrown">
        {before.map((face, i) => (
          <ThrownDie key={`before ${i}`} face={face} state="landed" size={56} text={text} />
        ))}
        {faces.map((face, i) => (
          <ThrownDie key={i} face={face} state={i < landed ? 'landed' : 'tumbling'} size={56} text={text} />
        ))}
      </div>
      {/* What the faces of other rolls mean, only what they bring says (found: three empty rows). */}
      {purpose !== 'other' && (
        <ul className="bo-staged-counts">
          {KINDS.map((kind, i) => {
            const n = known(i);
            // What is missing makes room for what the others have changed.
            if (n === 0 && hasResult) return null;
            return (
              // What the faces mean was read as they landed: where room is short, it makes way for what they have changed, but for actions gained.
              <li
                key={kind}
                data-kind={kind}
                {...(hasResult && kind !== 'number' ? { 'data-room': 'yes' } : {})}
                data-counted={n === null ? 'no' : n === 0 ? 'none' : 'some'}
              >
                <Die face={kind !== 'number' ? kind : ((n === null ? null : thrown[2]?.[0]) ?? '1')} size={26} />
                <span>
                  {n === null ? null : <b>{word(text, `bo.staged.count.${kind}`, { n })}</b>}{' '}
                  {n === 0 ? null : hint(kind, purpose)}{' '}
                  {n !== null && n > 0 && <Tone tone={FATES[purpose]?.[kind]} text={text} />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Changes changes={changes} drawing={drawing} />
    </div>
  );
}

/** The card or the event that has dice rolled, as it is printed: what the faces will bring (found: eight dice, and nobody knew what for). */
function Source({
  of: { at },
  at: { log, table },
  text,
}: {
  readonly of: Pick<Moment, 'at'>;
  readonly at: Pick<MatchView, 'log' | 'table'>;
  readonly text: Renderer;
}): ReactElement | null {
  // Not a card of long ago, where an event has them rolled.
  const [played] = log
    .slice(Math.max(0, at - 2), at)
    .flatMap(({ text: { m, p } }) => (m === 'log.played' ? [p?.['card']] : []));
  const { currentEvent } = table as Table;
  const source =
    typeof played === 'object' && 'm' in played
      ? played.m
      : currentEvent === null
        ? null
        : `event.${printed(currentEvent)}`;
  if (source === null) return null;
  return (
    <p className="bo-staged-sub" data-room="yes">
      {name(text, `${source}.text`)}
    </p>
  );
}
