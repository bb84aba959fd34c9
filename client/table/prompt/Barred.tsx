import './barred.css';

import { useEffect, useId, useRef, useState } from 'react';

import type { Ref, Unavailable } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { barredIn } from '../choices/unavailable';
import { refKey } from '../contract/contract';
import { RuleLink } from '../rules/RuleLink';
import { useActions, useTable } from '../store/TableContext';

/**
 * What cannot be done now, each with its reason and rule. Everything is folded behind one line, so that
 * what can be done stays in sight; what is said about one thing is shown at once.
 */
export function Barred({ about }: { readonly about: Ref | 'everything' }) {
  const { t } = useWords();
  const { asks } = useTable(({ view }) => view);
  const [folded, setFolded] = useState<'folded' | 'open'>('folded');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // What unfolds at the end of a list that scrolls would stay out of sight.
    if (folded === 'open') box.current?.scrollIntoView({ block: 'nearest' });
  }, [folded]);
  const barred = barredIn({ asks }, about);
  if (barred.length === 0) return null;
  const open = about !== 'everything' || folded === 'open';
  return (
    <section className="barred" ref={box} data-testid="barred" aria-label={t('table.barred')}>
      {about === 'everything' && (
        <button
          type="button"
          className="barred-fold"
          aria-expanded={open}
          onClick={() => setFolded(open ? 'folded' : 'open')}
        >
          {t('table.barred.fold', { n: barred.length })}
        </button>
      )}
      {open && <BarredList of={barred} />}
    </section>
  );
}

/** What cannot be chosen, each with its reason. */
export function BarredList({ of }: { readonly of: readonly Unavailable[] }) {
  return (
    <ul>
      {of.map((entry) => (
        <li key={entry.key}>
          <BarredOption entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** Something that cannot be chosen: it can be looked at, and then its thing on the table is emphasised. */
function BarredOption({ entry }: { readonly entry: Unavailable }) {
  const { emphasise } = useActions();
  const { text } = useTable(({ game }) => game);
  const reason = useId();
  const { ref } = entry;
  const look = () => emphasise(ref === undefined ? null : new Set([refKey(ref)]));
  const end = () => emphasise(null);
  return (
    <>
      <div className="barred-option">
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={reason}
          data-testid="barred-option"
          data-key={entry.key}
          onClick={look}
          onPointerEnter={look}
          onPointerLeave={end}
          onFocus={look}
          onBlur={end}
        >
          {text.render(entry.label)}
        </button>
        <p id={reason}>{text.render(entry.why)}</p>
      </div>
      <RuleLink of={entry} />
    </>
  );
}

/** Why a thing that is being explained cannot be used now; draws nothing when no reason speaks of it. */
export function BarredHere({ about }: { readonly about: Ref }) {
  const { t } = useWords();
  const { text } = useTable(({ game }) => game);
  const barred = barredIn(
    useTable(({ view }) => view),
    about,
  );
  if (barred.length === 0) return null;
  return (
    <section className="barred-here" data-testid="barred-here">
      <h3>{t('table.barred')}</h3>
      <ul>
        {barred.map((entry) => (
          <li key={entry.key}>
            <b>{text.render(entry.label)}</b> {text.render(entry.why)} <RuleLink of={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
