import type { ReactElement } from 'react';

import { seat } from '../../../../shared/engine/ask';
import type { Table } from '../../../../shared/games/complots/table';
import { SeatMark } from '../../../base/ui/SeatMark';
import type { EndProps } from '../../../table/contract/contract';
import { Emblem } from '../glyphs/Emblem';
import { title, word } from '../i18n/words';
import { handOf, type Shown } from '../story/hands';
import { type Judged, judgedIn, type Truth } from '../story/judged';

const TRUTHS = ['true', 'bluff', 'caught', 'unknown'] as const;

/** All hands in the order of their places, and each claim of each seat in order: true, a bluff that passed, a bluff that was caught. */
export function Hands({ view, members, nameOf, text }: EndProps<Table>): ReactElement | null {
  const { table, over, you } = view;
  const { bared } = table;
  if (bared === null || over === null) return null;
  const claims = judgedIn(view);
  const order = over.outcome === 'ranked' ? over.places.flat() : table.seats.map((_, i) => seat(i));
  const truths = TRUTHS.filter((truth) => truth !== 'unknown' || claims.some((claim) => claim.truth === truth));
  return (
    <section className="co co-hands">
      <h3>
        {word(text, 'co.end.hands')}
        <span aria-hidden="true">{word(text, 'co.end.bluffs')}</span>
        <span aria-hidden="true">{word(text, 'co.end.caughts')}</span>
      </h3>
      <ol>
        {order.map((one) => (
          <HandRow
            key={one}
            whose={one === you ? 'own' : 'other'}
            mark={members.find((member) => member.seat === one)}
            name={nameOf(one)}
            cards={handOf(table, one)}
            claims={claims.filter((claim) => claim.seat === one)}
            text={text}
          />
        ))}
      </ol>
      <p className="co-truths">
        {truths.map((truth) => (
          <span key={truth}>
            <i className="co-truth" data-truth={truth} aria-hidden="true" /> {word(text, `co.end.${truth}`)}
          </span>
        ))}
        {bared.court.length > 0 && (
          <span className="co-left">
            {word(text, 'co.court')}
            {bared.court.map((id, i) => (
              <i key={i} role="img" aria-label={title(text, id)}>
                <Emblem of={id} />
              </i>
            ))}
          </span>
        )}
      </p>
    </section>
  );
}

function HandRow({
  whose,
  mark,
  name,
  cards,
  claims,
  text,
}: {
  readonly whose: 'own' | 'other';
  readonly mark: EndProps<Table>['members'][number] | undefined;
  readonly name: string;
  readonly cards: readonly Shown[];
  readonly claims: readonly Judged[];
  readonly text: EndProps<Table>['text'];
}): ReactElement {
  const n = (...truths: readonly Truth[]): number => claims.filter(({ truth }) => truths.includes(truth)).length;
  const counts = { bluffs: n('bluff', 'caught'), caught: n('caught') };
  return (
    <li data-whose={whose}>
      <span className="co-hand-who">
        {mark !== undefined && <SeatMark member={mark} />}
        <b>{name}</b>
      </span>
      <span className="co-hand-cards">
        {cards.map(({ id, side }, i) => (
          <i key={i} className="co-mini" data-side={side} role="img" aria-label={title(text, id)}>
            <Emblem of={id} />
          </i>
        ))}
      </span>
      <span className="co-hand-claims">
        {claims.map((claim) => (
          <i
            key={claim.at}
            className="co-truth"
            data-truth={claim.truth}
            role="img"
            aria-label={word(text, 'co.end.claim', {
              turn: claim.turn,
              card: title(text, claim.character),
              fate: word(text, `co.end.${claim.truth}`),
            })}
          />
        ))}
      </span>
      <span className="sr-only">{word(text, 'co.end.counts', counts)}</span>
      <b className="co-count" aria-hidden="true">
        {counts.bluffs}
      </b>
      <b className="co-count" data-of="caught" aria-hidden="true">
        {counts.caught}
      </b>
    </li>
  );
}
