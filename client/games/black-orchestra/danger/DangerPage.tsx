import type { ReactElement } from 'react';

import type { DangerForecast } from '../../../../shared/games/black-orchestra/forecast/danger';
import { eventFacts } from '../../../../shared/games/black-orchestra/forecast/facts';
import { raidFrom } from '../../../../shared/games/black-orchestra/forecast/next-events';
import type { EventKey } from '../../../../shared/games/black-orchestra/state';
import { Slip } from '../../../table/kit/Slip';
import { RuleLinks } from '../../../table/rules/RuleLink';
import type { Drawing } from '../drawing';
import { printed } from '../faces';
import { Sign } from '../glyphs/signs';
import { name, word, type WordId } from '../i18n/words';
import { percent } from '../plot/odds';
import { arrestChance, arrestSentences, looksAhead, moveOf, raidSentences, type Reader } from './sentences';

/** The forecast of the next event in full: its chances, what a raid would do to whom, and every event that may come. */
export function DangerPage({
  danger,
  reader,
  drawing,
  onClose,
}: {
  readonly danger: DangerForecast;
  readonly reader: Reader;
  readonly drawing: Drawing;
  readonly onClose: () => void;
}): ReactElement {
  const { table, facts, text, tap } = drawing;
  const { next, arrest } = danger;
  const ahead = looksAhead(danger) ? '.ahead' : '';
  const arrestId = arrestChance(reader);
  const chances: readonly (readonly [WordId, number])[] = [
    ['bo.danger.chance.raid', next.raid],
    ...(looksAhead(danger) ? [['bo.danger.chance.ahead', danger.raidAhead] as const] : []),
    ...(arrestId === null ? [] : [[arrestId, arrest] as const]),
    ['bo.danger.chance.hitler', next.movesHitler],
    ['bo.danger.chance.stage', next.stageBegins],
    ['bo.danger.chance.lost', next.lost],
    ['bo.danger.chance.none', next.none],
  ];
  const shown = (chance: number): string => word(text, 'bo.plot.percent', { value: percent(chance) });
  const arrests = arrestSentences(danger);
  const done = (event: EventKey): readonly string[] => {
    const move = moveOf(table, facts, event, reader);
    return [
      ...(move === null ? [] : [text.render(move)]),
      ...(eventFacts(facts, event).lost === true ? [word(text, 'bo.danger.loses')] : []),
    ];
  };
  const from = next.raid === 0 && next.none < 1 ? raidFrom(table, facts) : null;
  const raid = raidSentences(danger, reader, danger.raidAhead > 0 ? table.track : 0);
  return (
    <Slip title={word(text, 'bo.danger.title')} id="danger-page" size="page" onClose={onClose}>
      <div className="bo bo-danger-page">
        {/* What was pressed, in the same words, and what it means. */}
        <p>
          <Sign sign="suspicion" size={18} />{' '}
          <b>{word(text, `bo.danger.risk${ahead}`, { value: percent(danger.raidAhead) })}</b>{' '}
          {word(text, `bo.danger.about${ahead}`)}
        </p>
        {next.raid === 0 && next.none < 1 && (
          <p>
            {word(text, 'bo.danger.no-raid')}
            {/* Found: at extreme suspicion “0%” took all fear, and nobody knew for how long. */}
            {from !== null && ` ${word(text, 'bo.danger.raid-from', { stage: from })}`}
          </p>
        )}
        <p>{word(text, 'bo.danger.known')}</p>
        <dl>
          {chances
            .filter(([id, chance]) => chance > 0 || !RARE.includes(id))
            .map(([id, chance]) => (
              <div key={id}>
                <dt>{word(text, id)}</dt>
                <dd>{shown(chance)}</dd>
              </div>
            ))}
        </dl>
        {next.peeked > 0 && <p>{word(text, 'bo.danger.peeked', { n: next.peeked })}</p>}
        {arrests.length > 0 && (
          <section>
            <h3>{word(text, 'bo.danger.arrests')}</h3>
            <ul>
              {arrests.map((sentence, i) => (
                <li key={i}>{text.render(sentence)}</li>
              ))}
            </ul>
          </section>
        )}
        {raid.length > 0 && (
          <section>
            <h3>{word(text, 'bo.danger.if-raid')}</h3>
            <ul>
              {raid.map((sentence, i) => (
                <li key={i}>{text.render(sentence)}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{word(text, 'bo.danger.events')}</h3>
          {next.movesHitler > 0 && <p>{word(text, 'bo.danger.beside')}</p>}
          <table>
            <tbody>
              {byWords(next.chances, (event) =>
                [name(text, `event.${printed(event)}`), ...done(event)].join(' · '),
              ).map(({ event, chance }) => (
                <tr key={event}>
                  <th scope="row">
                    {/* Without its copy it is no event of the table: a press reads it, also while one of them can be chosen. */}
                    <button type="button" onClick={() => tap({ kind: 'event', id: printed(event) })}>
                      {name(text, `event.${printed(event)}`)}
                    </button>
                    {done(event).map((does) => (
                      <small key={does}> · {does}</small>
                    ))}
                  </th>
                  <td>{shown(chance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <RuleLinks of={[{ rule: '8' }, { rule: '10' }]} />
    </Slip>
  );
}

/** What is named only where it can happen. */
const RARE: readonly WordId[] = ['bo.danger.chance.none', 'bo.danger.chance.stage', 'bo.danger.chance.lost'];

/** Events that read the same as one, be they copies or cards of the same name; the likeliest first. */
function byWords(
  chances: DangerForecast['next']['chances'],
  words: (event: EventKey) => string,
): DangerForecast['next']['chances'] {
  const sums = new Map<string, { readonly event: EventKey; readonly chance: number }>();
  for (const { event, chance } of chances) {
    const title = words(event);
    const before = sums.get(title);
    sums.set(title, { event: before?.event ?? event, chance: (before?.chance ?? 0) + chance });
  }
  return [...sums.values()].sort((a, b) => b.chance - a.chance);
}
