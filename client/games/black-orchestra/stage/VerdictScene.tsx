import type { ReactElement } from 'react';

import type { StageProps } from '../../../table/contract/contract';
import { toldTo } from '../../../table/contract/story';
import type { Drawing } from '../drawing';
import { word } from '../i18n/words';
import { arrestsAfter } from '../story/arrests';
import { diceOf } from '../story/dice';
import { sayer } from '../story/sayer';
import { Changes } from './Changes';
import { ThrownDie } from './ThrownDie';

/** The verdict on a plot, and what comes of it [BO 12.3]. */
export function VerdictScene({
  moment: { moment, beside },
  staged,
  drawing,
  changes,
}: StageProps<Drawing>): ReactElement {
  const { text, table, you } = drawing;
  const { own, say } = sayer(table, you, text);
  const kinds = diceOf(moment);
  const { needed, first } = moment.head.p ?? {};
  const caused = arrestsAfter(moment, beside);
  const told = [...toldTo(moment, own).slice(1), ...caused.flatMap((one) => toldTo(one, own))];
  const deaths = told.filter(({ m }) => m === 'log.leader-killed');
  const lines = told.filter((line) => !deaths.includes(line));
  return (
    <div className="bo-scene bo-verdict" data-tone={moment.tone} data-testid="verdict">
      <small>{word(text, 'bo.verdict')}</small>
      <p className="bo-thrown">
        {kinds.flat().map((face, i) => (
          <ThrownDie key={i} face={face} state="landed" size={44} text={text} />
        ))}
      </p>
      {needed === undefined || first === undefined ? null : (
        <p className="bo-staged-sub">
          {word(text, 'bo.verdict.count', {
            targets: kinds[1]?.length ?? 0,
            needed,
            eagles: kinds[0]?.length ?? 0,
            first,
          })}
        </p>
      )}
      {staged.count('result') === 0 ? null : (
        <>
          <h2>{say(moment.head)}</h2>
          {deaths.map((line, i) => (
            <p key={i} className="bo-verdict-deed">
              {say(line)}
            </p>
          ))}
          {moment.head.m === 'log.plot-quiet' && <p>{word(text, 'bo.verdict.quiet')}</p>}
          {lines.map((line, i) => (
            <p key={i}>{say(line)}</p>
          ))}
          <Changes changes={changes} drawing={drawing} />
        </>
      )}
    </div>
  );
}
