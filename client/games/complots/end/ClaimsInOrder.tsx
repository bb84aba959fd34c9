import type { ReactElement } from 'react';

import type { Table } from '../../../../shared/games/complots/table';
import { SeatMark } from '../../../base/ui/SeatMark';
import type { AccountProps } from '../../../table/contract/contract';
import type { Facts } from '../drawing';
import { Emblem } from '../glyphs/Emblem';
import { title, told, word } from '../i18n/words';
import type { Judged } from '../story/judged';

type Props = Pick<AccountProps<Table, Facts>, 'view' | 'members' | 'text' | 'onPast'> & {
  readonly claims: readonly Judged[];
};

/** Every claim of the match in order, with what it was: each leads to the table as it was then. */
export function ClaimsInOrder({ claims, onPast, ...rest }: Props): ReactElement | null {
  if (claims.length === 0) return null;
  return (
    <section className="co-every">
      <h3>{word(rest.text, 'co.end.every')}</h3>
      <ol>
        {claims.map((claim) => (
          <li key={claim.at}>
            {onPast === null ? (
              <p className="co-one">
                <One claim={claim} {...rest} />
              </p>
            ) : (
              <button type="button" className="co-one" onClick={() => onPast(claim.at)}>
                <One claim={claim} {...rest} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function One({
  claim: { turn, seat, character, target, action, truth, doubter },
  view: { you },
  members,
  text,
}: Omit<Props, 'claims' | 'onPast'> & { readonly claim: Judged }): ReactElement {
  const mark = members.find((member) => member.seat === seat);
  const hearer = { text, you };
  const whom =
    action === null
      ? word(text, 'co.end.to-counter')
      : target === null
        ? null
        : told(hearer, 'co.end.against', { who: target });
  return (
    <>
      <small>{word(text, 'co.end.turns', { n: turn })}</small>
      {mark !== undefined && <SeatMark member={mark} />}
      <span className="co-one-what">
        <Emblem of={character} />
        <b>{title(text, character)}</b>
        {whom !== null && <span>{whom}</span>}
      </span>
      <span className="co-one-fate" data-truth={truth}>
        <i className="co-truth" data-truth={truth} aria-hidden="true" />
        {truth === 'true' && doubter !== null ? word(text, 'co.stamp.proved') : word(text, `co.end.${truth}`)}
      </span>
    </>
  );
}
