import type { ReactElement } from 'react';

import type { Seat } from '../../../../shared/engine/ask';
import { CHARACTER_IDS, type CharacterId } from '../../../../shared/games/complots/board/characters/ids';
import { claimOdds } from '../../../../shared/games/complots/forecast/odds';
import type { Table } from '../../../../shared/games/complots/table';
import { useMarks } from '../../../table/curtain/Cover';
import { AnswerButton } from '../../../table/kit/AnswerButton';
import { Emblem } from '../glyphs/Emblem';
import { nameOf, title, told, word } from '../i18n/words';
import { hiddenOf } from '../sheets/seats';
import { claimsOf, recordOf } from '../story/claims';
import { InHand } from './InHand';
import { oddsWords } from './odds-words';
import type { PanelProps as Props } from './props';

/** The claim that is open to doubt; null where none is. */
function claimOf({ phase, pending }: Table): { readonly seat: Seat; readonly character: CharacterId } | null {
  if (pending === null) return null;
  if (phase.state === 'challengeCounter') return pending.counter;
  return pending.claims === null ? null : { seat: pending.actor, character: pending.claims };
}

/** A window [CO 8]: the clock runs, and one tap answers. Passing, doubting or countering, each with what it costs; who is
 * aimed at may let pass and wish to counter at once. */
export function WindowPanel({ ask, view, text, options: room, choose, busy, wishes }: Props): ReactElement {
  const { table, you, log } = view;
  const marks = useMarks();
  const claim = claimOf(table);
  const pass = ask.options.find(({ key }) => key === 'pass');
  const doubt = ask.options.find(({ key }) => key === 'challenge');
  const counters = CHARACTER_IDS.flatMap((id) => {
    const option = ask.options.find(({ key }) => key === `counter:${id}`);
    return option === undefined ? [] : [{ id, option }];
  });
  const wished = wishes.offered.flatMap((wish) => {
    const id = CHARACTER_IDS.find((one) => wish.keys.includes(`counter:${one}`));
    return id === undefined ? [] : [{ id, wish }];
  });
  const record = claim === null ? [] : recordOf(claimsOf(log).slice(0, -1), claim.seat, claim.character);
  // What is worked out from the own hand is as private as the hand.
  const seen = marks === 'shown' ? table : { ...table, own: null };
  const button = { ask, choose, busy };
  const last = (of: Seat | null): boolean => of !== null && hiddenOf(table.seats[of]?.slots ?? []) === 1;
  const risk = word(text, last(you) ? 'co.counter.note.out' : 'co.counter.note');
  return (
    <div className="co co-panel co-window">
      {claim !== null && (
        <p className="co-record">
          {recordWords(text, claim.seat, record)}
          {room['aids'] !== 'off' && (
            <> {oddsWords(text, claim.seat, claim.character, claimOdds(seen, you, claim.seat, claim.character))}</>
          )}
        </p>
      )}
      {pass !== undefined && (
        <AnswerButton {...button} option={pass} className="co-choice">
          <b>{word(text, 'co.pass')}</b>
          <span>{passing(ask.kind, table, you, text)}</span>
        </AnswerButton>
      )}
      {doubt !== undefined && claim !== null && (
        <AnswerButton {...button} option={doubt} className="co-choice co-doubt">
          <b>{word(text, 'co.doubt')}</b>
          <span className="co-outcomes">
            <span>
              <i>{word(text, 'co.doubt.false')}</i>{' '}
              {word(text, last(claim.seat) ? 'co.doubt.false.out' : 'co.doubt.false.is', {
                who: nameOf(text, claim.seat),
              })}
            </span>
            <span>
              <i>{word(text, 'co.doubt.true')}</i> {word(text, last(you) ? 'co.doubt.true.out' : 'co.doubt.true.is')}
            </span>
          </span>
        </AnswerButton>
      )}
      {counters.length > 0 && (
        <>
          <h3 className="co-heading">
            {word(text, 'co.counter')} <small>{risk}</small>
          </h3>
          <div className="co-tiles" data-columns="2">
            {counters.map(({ id, option }) => (
              <AnswerButton key={id} {...button} option={option} className="co-tile">
                <Emblem of={id} />
                <span className="co-tile-words">
                  <b>{title(text, id)}</b>
                </span>
                <InHand of={id} table={table} text={text} />
              </AnswerButton>
            ))}
          </div>
        </>
      )}
      {wished.length > 0 && (
        <>
          <h3 className="co-heading">
            {word(text, 'co.counter.later')} <small>{risk}</small>
          </h3>
          <div className="co-tiles" data-columns="2">
            {wished.map(({ id, wish }) => (
              <button
                key={id}
                type="button"
                className="co-tile"
                data-testid="option-group"
                disabled={busy}
                onClick={() => wishes.wish(wish)}
              >
                <Emblem of={id} />
                <span className="co-tile-words">
                  <b>{title(text, id)}</b>
                </span>
                <InHand of={id} table={table} text={text} />
              </button>
            ))}
          </div>
        </>
      )}
      {ask.fallback === 'pass' && ask.clock !== undefined && <p className="co-law">{word(text, 'co.fallback')}</p>}
    </div>
  );
}

function recordWords(text: Props['text'], of: Seat, record: ReturnType<typeof recordOf>): string {
  const who = nameOf(text, of);
  if (record.length === 0) return word(text, 'co.record.none', { who });
  const n = (fate: 'proved' | 'lie'): number => record.filter((one) => one.fate === fate).length;
  return [
    word(text, 'co.record', { who, n: record.length }),
    ...(['proved', 'lie'] as const).flatMap((fate) =>
      n(fate) > 0 ? [word(text, `co.record.${fate}`, { n: n(fate) })] : [],
    ),
  ].join(' ');
}

/** What happens if nobody stops it: whoever lets it pass need not know what each character does. */
function passing(kind: string, { pending, seats, treasury }: Table, you: Seat | null, text: Props['text']): string {
  if (pending === null) return word(text, 'co.pass.challenge');
  const { action, actor, target } = pending;
  const who = nameOf(text, actor);
  const at = target === null ? '' : nameOf(text, target);
  const isTarget = target !== null && target === you;
  const n = Math.min(2, (target === null ? undefined : seats[target]?.coins) ?? 0);
  switch (action) {
    case 'foreignAid':
    case 'steal':
    case 'kill':
      if (kind === 'challengeCounter') return told({ text, you }, `co.pass.countered.${action}`, { who: actor });
      if (action === 'foreignAid') return word(text, 'co.pass.counter.foreignAid', { who });
      if (isTarget) return word(text, kind === 'counter' ? `co.pass.counter.${action}` : `co.pass.${action}`, { n });
      return word(text, `co.pass.${action}.other`, { who, target: at, n });
    case 'tax':
      return word(text, 'co.pass.tax', { who, n: Math.min(3, treasury) });
    case 'exchange2':
    case 'exchange1':
      return word(text, 'co.pass.exchange', { who });
    case 'inspect':
      return word(text, isTarget ? 'co.pass.inspect.you' : 'co.pass.inspect', { who });
    case 'income':
    case 'assassination':
      return word(text, 'co.pass.challenge');
  }
}
