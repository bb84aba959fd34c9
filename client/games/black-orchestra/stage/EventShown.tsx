import type { ReactElement } from 'react';

import type { MatchView } from '../../../../shared/engine/match';
import type { Text } from '../../../../shared/engine/text';
import { nextEvents } from '../../../../shared/games/black-orchestra/forecast/next-events';
import type { Table } from '../../../../shared/games/black-orchestra/table';
import type { Change, StageProps } from '../../../table/contract/contract';
import type { Moment } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { percent } from '../plot/odds';
import { sayer } from '../story/sayer';
import { aboutOf, isPersecution, losesGame, stageOf } from './about-of';
import { Changes } from './Changes';
import { ownPlotNews } from './own-plots';

/** The lines whose changes the gauges show. */
const LEVELS: readonly string[] = ['log.suspicion', 'log.motivation', 'log.support'];

/** An event: its back, then its front, then what it does, one effect after another. */
export function EventShown({
  moment: { moment, message },
  staged,
  drawing,
  changes,
}: StageProps<Drawing>): ReactElement {
  const { text, table, facts, aids, you } = drawing;
  const { say } = sayer(table, you, text);
  const about = aboutOf(moment, drawing);
  const lit = staged.count('effect');
  const kicker = word(text, 'bo.staged.event', { stage: stageOf(moment, drawing) });
  const news =
    lit < moment.rest.length || aids.plans === 'off'
      ? []
      : ownPlotNews(staged.before.table as Table, message.table as Table, facts, you);
  // What its gauges show need not be said as well where there is little room (found: a card that did not fit, with each change twice).
  const isSpare = ({ m }: Text): boolean => LEVELS.includes(m) && changes.length > 0;
  if (staged.count('turned') === 0) {
    return (
      <div className="bo-card-back" data-testid="event-back">
        <span>{kicker}</span>
      </div>
    );
  }
  return (
    <>
      <article className="bo-card-front">
        <small>{kicker}</small>
        <h2>{about?.title ?? say(moment.head)}</h2>
        {ignoredBefore(moment, message.log).map((line, i) => (
          <p key={i} data-room="yes">
            {say(line)}
          </p>
        ))}
        {moment.rest.length === 0 ? (
          <p>{about?.body[0]}</p>
        ) : (
          <>
            <p className="bo-event-text" data-room={moment.rest.every(isSpare) ? undefined : 'yes'}>
              {about?.body[0]}
            </p>
            <ol>
              {moment.rest.map((line, i) => (
                <li key={i} data-lit={i < lit ? 'yes' : 'no'} data-room={isSpare(line) ? 'yes' : undefined}>
                  {say(line)}
                </li>
              ))}
            </ol>
          </>
        )}
      </article>
      <Changes changes={isPersecution(moment, drawing) ? withoutTone(changes) : changes} drawing={drawing} />
      {message.over !== null && losesGame(moment, drawing) && (
        <p className="bo-own-plot">
          {word(text, 'bo.staged.lost', { chance: percent(nextEvents(staged.before.table as Table, facts).lost) })}
        </p>
      )}
      {news.map((line, i) => (
        <p key={i} className="bo-own-plot">
          {text.render(line)}
        </p>
      ))}
    </>
  );
}

/** The events that were drawn before this one and had no more effect (found: the count of events fell by two, and nobody knew why) [BO 8]. */
function ignoredBefore({ at }: Pick<Moment, 'at'>, log: MatchView['log']): readonly Text[] {
  const before = log.slice(0, at).map(({ text }) => text);
  const isIgnored = ({ m }: Text): boolean => m.startsWith('log.event-ignored');
  // They may have been the last of their stage.
  return before.slice(before.findLastIndex((line) => !isIgnored(line) && line.m !== 'log.stage') + 1).filter(isIgnored);
}

/** Changes that say no good and no bad: history is not good (found: “✓ good” three times under a pogrom). */
function withoutTone(changes: readonly Change[]): readonly Change[] {
  return changes.map((change) => ({ ...change, tone: 'neither' }));
}
