import type { ReactElement } from 'react';

import type { Text, TextParam } from '../../../../shared/engine/text';
import type { Table } from '../../../../shared/games/complots/table';
import type { AccountProps } from '../../../table/contract/contract';
import type { Facts } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { saidTo, told, word } from '../i18n/words';
import { characterIn, seatIn } from '../story/claims';
import type { Judged } from '../story/judged';

type View = AccountProps<Table, Facts>['view'];

/** What is told by the marks of the claims, by the hands, or above. */
const TOLD: ReadonlySet<string> = new Set(['log.lied', 'log.proved', 'log.out', 'log.won']);

/** The lines of a turn; characters that one seat turns up after another are one sentence. */
function linesFrom(log: View['log'], from: number): readonly { readonly at: number; readonly line: Text }[] {
  const lines: { readonly at: number; readonly line: Text }[] = [];
  for (const [at, { text: line }] of [...log.entries()].slice(from)) {
    if (TOLD.has(line.m)) continue;
    const last = lines.at(-1)?.line;
    const [who, one] = [line.p?.['who'], line.p?.['character']];
    const before = last?.p?.['character'];
    const isSame = line.m === 'log.turned-up' && last?.m === line.m && seatIn(last.p?.['who']) === seatIn(who);
    if (isSame && isText(before) && isText(one))
      lines[lines.length - 1] = { at, line: { ...line, p: { ...line.p, character: [before, one] } } };
    else lines.push({ at, line });
  }
  return lines;
}

function isText(param: TextParam | undefined): param is Text {
  return typeof param === 'object' && 'm' in param;
}

/** The turn that decided a match: its sentences, and of each claim whether it was true. */
export function Decisive({
  view: { log, you },
  from,
  turn,
  claims,
  text,
  onPast,
}: Pick<AccountProps<Table, Facts>, 'text' | 'onPast'> & {
  readonly view: View;
  readonly from: number;
  readonly turn: number;
  readonly claims: readonly Judged[];
}): ReactElement {
  const lines = linesFrom(log, from);
  return (
    <section className="co-decisive">
      <h3>
        {word(text, 'co.end.decisive')}
        {onPast === null ? (
          <small>{word(text, 'co.end.turns', { n: turn })}</small>
        ) : (
          <button type="button" className="co-plain" onClick={() => onPast(from)}>
            {word(text, 'co.end.look', { n: turn })}
          </button>
        )}
      </h3>
      <ul>
        {lines.map(({ at, line }) => {
          const claim = claims.find((one) => one.at === at);
          const sign = claim?.character ?? characterIn(line.p?.['character']);
          return (
            <li key={at}>
              <i className="co-line-sign" aria-hidden="true">
                {sign !== null ? <Emblem of={sign} /> : line.m === 'log.challenged' ? '?' : '✕'}
              </i>
              <span>
                {claim === undefined || claim.truth === 'unknown' ? (
                  sentence(line, { text, you })
                ) : (
                  <>
                    {sentence(line, { text, you }).replace(/\.$/, ',')}{' '}
                    <em data-truth={claim.truth}>{word(text, `co.end.was.${claim.truth}`)}.</em>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A line as it is told here: what came of a doubt stands beside the claim. */
function sentence(line: Text, hearer: Parameters<typeof saidTo>[0]): string {
  return line.m === 'log.challenged'
    ? told(hearer, 'co.end.doubts', { who: seatIn(line.p?.['who']) })
    : saidTo(hearer, line);
}
