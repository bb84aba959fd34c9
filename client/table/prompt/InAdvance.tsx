import './in-advance.css';

import { useEffect, useId, useRef, useState } from 'react';

import { type Ask, IN_ADVANCE, type Ref } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { narrowedTo } from '../choices/targets';
import { useActions, useTable } from '../store/TableContext';

/** What can be said in advance about the end of a turn, beside the question that ends it; nothing when there is nothing to say. */
export function ClosingOrders() {
  const orders = useTable(({ view }) => view.asks).filter(({ kind }) => kind === IN_ADVANCE);
  const { closingOrder } = useTable(({ game }) => game.client.choosing);
  const here = orders.map((ask) => ({ ...ask, options: ask.options.filter(closingOrder) }));
  if (here.every(({ options }) => options.length === 0)) return null;
  return (
    <div className="in-advance options" data-testid="closing-orders">
      <Orders asks={here} />
    </div>
  );
}

function Orders({ asks }: { readonly asks: readonly Ask[] }) {
  const { press } = useActions();
  const { text } = useTable(({ game }) => game);
  const { answering } = useTable(({ pending }) => pending);
  return asks.flatMap((ask) =>
    ask.options.map(({ key, label }) => (
      <button
        key={key}
        type="button"
        className="option"
        disabled={answering[ask.id] !== undefined}
        data-testid="order"
        data-key={key}
        onClick={() => press(ask.id, key)}
      >
        {text.render(label)}
      </button>
    )),
  );
}

/**
 * What somebody can say in advance, or take back, as buttons: about one thing, or about everything behind one line, so that
 * what is asked now stays in sight. Draws nothing when there is nothing to say. It is no region: both may be on the screen at once.
 */
export function InAdvance({ about }: { readonly about: Ref | 'everything' }) {
  const { t } = useWords();
  const { asks } = useTable(({ view }) => view);
  const id = useId();
  const [folded, setFolded] = useState<'folded' | 'open'>('folded');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What unfolds at the end of a list that scrolls would stay out of sight.
    if (folded === 'open') box.current?.scrollIntoView({ block: 'nearest' });
  }, [folded]);
  const orders = asks.filter(({ kind }) => kind === IN_ADVANCE);
  // What was unfolded beside one question would lie over the next (found: it stayed open while others had the turn).
  const asked = asks.flatMap((ask) => (ask.kind === IN_ADVANCE ? [] : [ask.id])).join(' ');
  useEffect(() => setFolded('folded'), [asked]);
  const here = about === 'everything' ? orders : narrowedTo(orders, about);
  const n = here.reduce((sum, { options }) => sum + options.length, 0);
  if (n === 0) return null;
  const open = about !== 'everything' || folded === 'open';
  return (
    <div className="in-advance" ref={box} role="group" data-testid="in-advance" aria-label={t('table.in-advance')}>
      {about === 'everything' ? (
        <button
          type="button"
          className="in-advance-fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setFolded(open ? 'folded' : 'open')}
        >
          {t('table.in-advance.fold', { n })}
        </button>
      ) : (
        <h3>{t('table.in-advance')}</h3>
      )}
      <div className="options" id={id} hidden={!open}>
        <Orders asks={here} />
      </div>
    </div>
  );
}
