import type { ReactElement } from 'react';

import type { Text } from '../../../../shared/engine/text';
import { things } from '../../../../shared/games/black-orchestra/pictures/things';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Renderer } from '../../../../shared/text/render';
import type { Change, StageProps } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { PawnShape } from '../glyphs/tokens';
import { name, word } from '../i18n/words';
import { arrestsAfter } from '../story/arrests';
import { sayer } from '../story/sayer';
import { RAID_EMPTIES } from '../story/timing';
import { aboutOf, isGestapoRaid, stageOf } from './about-of';
import { Changes } from './Changes';

/** When the fates of those who are swept appear, at the normal speed. */
const FIRST_FATE_MS = 600;
const NEXT_FATE_MS = 500;

/** The suspicions that the moments before one have changed which came with it. */
function suspicionsBefore(moment: Moment, beside: readonly Moment[]): ReadonlyMap<string, Text> {
  const lines = beside.filter(({ at }) => at < moment.at).flatMap(({ head, rest }) => [head, ...rest]);
  return new Map(
    lines.flatMap(({ m, p = {} }) => {
      const [level] = things(p['level'], 'suspicion');
      if (m !== 'log.suspicion' || level === undefined) return [];
      return things(p['who'], 'sheet').map((id) => [id, { m: `suspicion.${level}` }] as const);
    }),
  );
}

/**
 * A raid empties the dissent track (found: everybody was safe, and two targets were gone unseen), once illegal cards are decided
 * about (found: the bar still showed one) [BO 10].
 */
function lostDice({ track }: Table, beside: readonly Moment[], text: Renderer): readonly Change[] {
  const isEmptied = beside.some(({ head }) => head.m === RAID_EMPTIES);
  return isEmptied ? [{ what: word(text, 'bo.dissent'), from: String(track), to: '0', tone: 'worse' }] : [];
}

/** A Gestapo raid: who is taken, and who is safe and why [BO 10]. */
export function RaidScene({ moment: shown, staged, drawing }: StageProps<Drawing>): ReactElement {
  const { moment, message, beside, timing, paced } = shown;
  const { text, you } = drawing;
  const before = staged.before.table as Table;
  const { say } = sayer(before, you, text);
  const suspicions = suspicionsBefore(moment, beside);
  const taken = new Set(arrestsAfter(moment, beside).flatMap(({ head }) => things(head.p?.['who'], 'sheet')));
  const swept = before.conspirators
    .filter(({ space }) => space !== 'prison')
    .toSorted((one, other) => Number(taken.has(one.id)) - Number(taken.has(other.id)));
  // At any speed each fate is there before the scene ends (found: one’s own was not).
  const pace = paced.lasts / timing.lasts;
  const fateAt = (i: number) => ({ animationDelay: `${pace * (FIRST_FATE_MS + i * NEXT_FATE_MS)}ms` });
  return (
    <div className="bo-scene bo-raid">
      <small>{word(text, 'bo.staged.event', { stage: stageOf(moment, drawing) })}</small>
      <h2>{aboutOf(moment, drawing)?.title ?? say(moment.head)}</h2>
      {isGestapoRaid(moment, drawing) && <p>{word(text, 'bo.staged.raid')}</p>}
      <svg className="bo-scene-picture" viewBox="0 0 360 150" aria-hidden="true" focusable="false">
        <rect className="bo-night-wall" width="360" height="150" />
        {[24, 136, 248].map((x) => (
          <g key={x}>
            <rect className="bo-night-window" x={x} y="28" width="88" height="84" />
            <path className="bo-night-bars" d={`M${x + 44} 28v84M${x} 62h88`} />
          </g>
        ))}
        <path className="bo-headlight" d="M52 128 L360 20 V112 Z" />
        <circle className="bo-headlamp" cx="50" cy="128" r="7" />
        <path className="bo-car" d="M0 112 h34 l14 14 h8 v14 H0z" />
      </svg>
      <ul className="bo-swept">
        {swept.map(({ id, suspicion }, i) => (
          <li key={id} data-fate={taken.has(id) ? 'prison' : 'spared'} style={fateAt(i)}>
            <svg viewBox="-14 -14 28 28" width="32" height="32" aria-hidden="true" focusable="false">
              <PawnShape sheet={id} size={26} />
            </svg>
            <span>
              <b>{name(text, `sheet.${id}`)}</b>{' '}
              {word(text, 'bo.staged.suspicion', { level: suspicions.get(id) ?? { m: `suspicion.${suspicion}` } })}
            </span>
            <b className="bo-fate">{word(text, taken.has(id) ? 'bo.staged.prison' : 'bo.staged.safe')}</b>
          </li>
        ))}
      </ul>
      <div className="bo-swept-track" style={fateAt(swept.length)}>
        <Changes changes={lostDice(before, beside, text)} drawing={drawing} />
        {message.over?.reason === 'all-arrested' && (
          <p className="bo-own-plot">{text.render({ m: 'over.all-arrested' })}</p>
        )}
      </div>
    </div>
  );
}
