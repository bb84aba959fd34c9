import { type ReactElement, useState } from 'react';

import { FACES } from '../../../shared/games/liars-dice/board/dice';
import type { DiceTable } from '../../../shared/games/liars-dice/state';
import type { AskPanelProps } from '../../table/contract/contract';
import { AnswerButton } from '../../table/kit/AnswerButton';
import { PipDie } from '../../table/kit/pieces';
import { Stepper } from '../../table/kit/Stepper';
import { bidIn } from './drawing';

/** A bid: a number by steps, then a press on a face; or a doubt. What cannot be bid cannot be pressed. */
export function BidPanel({ ask, text, choose, busy }: AskPanelProps<DiceTable>): ReactElement {
  const numbers = ask.options.flatMap(({ key }) => (key === 'doubt' ? [] : [Number(key.split(':')[1])]));
  const least = Math.min(...numbers);
  const [wanted, setWanted] = useState(least);
  const n = Math.max(least, wanted);
  const doubt = ask.options.find(({ key }) => key === 'doubt');
  const number = text.render({ m: 'ld.number' });
  return (
    <section className="ld-panel">
      {numbers.length > 0 && (
        <>
          <p>
            {number}{' '}
            <Stepper
              label={number}
              less={text.render({ m: 'ld.less' })}
              more={text.render({ m: 'ld.more' })}
              value={n}
              least={least}
              most={Math.max(...numbers)}
              onChange={setWanted}
            />
          </p>
          <p>{text.render({ m: 'ld.face' })}</p>
          <div className="ld-faces">
            {FACES.map((face) => {
              const option = ask.options.find(({ key }) => key === `bid:${n}:${face}`);
              const die = <PipDie pips={face} label={bidIn(text, n, face)} />;
              return option === undefined ? (
                <button key={face} type="button" disabled>
                  {die}
                </button>
              ) : (
                <AnswerButton key={face} ask={ask} option={option} choose={choose} busy={busy}>
                  {die}
                </AnswerButton>
              );
            })}
          </div>
        </>
      )}
      {doubt !== undefined && (
        <AnswerButton ask={ask} option={doubt} choose={choose} busy={busy} className="option">
          {text.render(doubt.label)}
        </AnswerButton>
      )}
    </section>
  );
}
