import type { ReactElement } from 'react';

import { ACTION_IDS } from '../../../../shared/games/complots/board/actions';
import type { Table } from '../../../../shared/games/complots/table';
import { useWords } from '../../../base/i18n/WordsContext';
import type { AccountProps } from '../../../table/contract/contract';
import type { Facts } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { keptWords, nameOf, told, word } from '../i18n/words';
import { turnsOf } from '../story/claims';
import { handOf, keptOf } from '../story/hands';
import { judgedIn } from '../story/judged';
import { lossesOf } from '../story/losses';
import { ClaimsInOrder } from './ClaimsInOrder';
import { Decisive } from './Decisive';
import { Hands } from './Hands';

const BEGIN: ReadonlySet<string> = new Set(ACTION_IDS.map((id) => `log.${id}`));

/** The report of a match: who has won with what, the turn that decided it, all hands, and every claim in order with what it was. */
export function Account(props: AccountProps<Table, Facts>): ReactElement {
  const { view, members, text, onPast, actions } = props;
  const { t } = useWords();
  const { log, over, table, you } = view;
  const [winner] = over?.outcome === 'ranked' ? over.places.flat() : [];
  const turn = turnsOf(log);
  const from = log.findLastIndex(({ text: { m } }) => BEGIN.has(m));
  const claims = judgedIn(view);
  const place =
    1 + (over?.outcome === 'ranked' ? over.places.findIndex((seats) => you !== null && seats.includes(you)) : -1);
  return (
    <div className="co co-account" data-testid="account-page">
      <div className="co-account-body">
        {winner !== undefined && (
          <header className="co-winner">
            <span className="co-hand-cards" aria-hidden="true">
              {handOf(table, winner).map(({ id, side }, i) => (
                <i key={i} className="co-mini" data-side={side}>
                  <Emblem of={id} />
                </i>
              ))}
            </span>
            <div>
              <small>{word(text, 'co.end.last', { turn })}</small>
              <h2>{told({ text, you }, 'co.end.wins', { who: winner })}</h2>
              <p>
                {keptWords({ text, you }, winner, keptOf(table, winner))}
                {place > 1 && ` ${t('end.you', { n: place })} ${fallen(view, text)}`}
              </p>
            </div>
          </header>
        )}
        {from >= 0 && <Decisive view={view} from={from} turn={turn} claims={claims} text={text} onPast={onPast} />}
        <Hands view={view} members={members} nameOf={props.nameOf} text={text} />
        <ClaimsInOrder claims={claims} members={members} view={view} text={text} onPast={onPast} />
      </div>
      <div className="co-account-foot">{actions}</div>
    </div>
  );
}

/** How the reader has lost their last character: only the winner's turn is told beside it. */
function fallen({ log, you }: AccountProps<Table, Facts>['view'], text: AccountProps<Table, Facts>['text']): string {
  const last = lossesOf(log).findLast(({ seat }) => seat === you);
  if (last === undefined) return '';
  const by = last.by === null ? '' : nameOf(text, last.by);
  return word(text, `co.end.fell.${last.cause}`, { turn: turnsOf(log.slice(0, last.at)), by });
}
