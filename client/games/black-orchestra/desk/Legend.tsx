import { type ReactElement, useRef } from 'react';

import { LEADER_IDS, type LeaderId } from '../../../../shared/games/black-orchestra/board/spaces';
import type { Renderer } from '../../../../shared/text/render';
import { useFitted } from '../../../base/ui/useFitted';
import type { Drawing } from '../drawing';
import { SIGNS } from '../glyphs/legend';
import { Sign, type SignId } from '../glyphs/signs';
import { word } from '../i18n/words';
import { fitLegend } from './fitLegend';

/** Beside these their words stand on every sheet. */
const NAMED: readonly SignId[] = ['motivation', 'suspicion'];
const UNNAMED = SIGNS.filter(({ sign }) => !NAMED.includes(sign));

/**
 * For a room in front of a television: what the signs on the map mean, and what the leaders there do to whoever starts a turn beside them
 * (found: after half an hour both were guessed). With each action the other is first; where neither has room, a sentence stands there.
 */
export function Legend({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const { table, text } = drawing;
  const box = useRef<HTMLDivElement>(null);
  useFitted(box, fitLegend, drawing);
  const n = table.turn.number + table.turn.used;
  const leaders = LEADER_IDS.filter((id) => table.leaders[id].state === 'board');
  const parts = [<Signs key="signs" text={text} />, <Leaders key="leaders" leaders={leaders} text={text} />];
  return (
    <div className="bo bo-legend" ref={box}>
      {n % 2 === 1 ? parts : parts.reverse()}
      <Sentence n={n} leaders={leaders} text={text} />
    </div>
  );
}

function Leaders({ leaders, text }: { readonly leaders: readonly LeaderId[]; readonly text: Renderer }): ReactElement {
  return (
    <section aria-label={word(text, 'bo.legend.leaders')}>
      <h2>{word(text, 'bo.legend.leaders')}</h2>
      <ul>
        {leaders.map((id) => (
          <li key={id}>{told(`leader.${id}`, `leader.${id}.brief`, text)}</li>
        ))}
      </ul>
    </section>
  );
}

function Signs({ text }: { readonly text: Renderer }): ReactElement {
  return (
    <section aria-label={word(text, 'bo.legend')}>
      <h2>{word(text, 'bo.legend')}</h2>
      <ul className="bo-legend-signs">
        {UNNAMED.map(({ sign, word: called }) => (
          <li key={sign}>
            <Sign sign={sign} size={24} /> {word(text, called)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one of the leaders or signs means, in full: after each action the next one. */
function Sentence({
  n,
  leaders,
  text,
}: {
  readonly n: number;
  readonly leaders: readonly LeaderId[];
  readonly text: Renderer;
}): ReactElement {
  const at = n % (leaders.length + UNNAMED.length);
  const leader = leaders[at];
  const sign = UNNAMED[at - leaders.length];
  return (
    <p>
      {leader !== undefined &&
        word(text, 'bo.legend.leader', { who: { m: `leader.${leader}` }, what: { m: `leader.${leader}.brief` } })}
      {sign !== undefined && (
        <>
          <Sign sign={sign.sign} size={24} /> {told(sign.word, sign.note, text)}
        </>
      )}
    </p>
  );
}

/** The name of a thing, and what it means. */
function told(called: string, note: string, text: Renderer): string {
  return word(text, 'bo.source.card', { card: { m: called }, text: { m: note } });
}
