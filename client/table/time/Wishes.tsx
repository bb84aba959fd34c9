import './wishes.css';

import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { useTable } from '../store/TableContext';

/** What the reader can wish for in advance, and what they wish, each with a cross that drops it. What a panel draws is left to it. */
export function Wishes() {
  const { t } = useWords();
  const { client, text } = useTable(({ game }) => game);
  const asks = useTable(({ view }) => view.asks);
  const { offered, wished, passing, wish, drop, pass } = useTable(({ wishes }) => wishes);
  const kept = [
    ...wished.map(({ id, label }) => ({ id, words: text.render(label), away: () => drop(id) })),
    ...(passing === 'by-itself' ? [{ id: 'pass', words: t('wishes.pass'), away: () => pass('not') }] : []),
  ];
  const more = [
    ...offered
      .filter(({ now }) => !asks.some(({ kind }) => kind === now?.kind && client.panels[kind] !== undefined))
      .map((one) => ({ id: one.keys.join(' '), words: text.render(one.label), take: () => wish(one) })),
    ...(passing === 'not' ? [{ id: 'pass', words: t('wishes.pass'), take: () => pass('by-itself') }] : []),
  ];
  if (kept.length + more.length === 0) return null;
  return (
    <section className="wishes" aria-label={t('wishes.title')} data-testid="wishes">
      {kept.map(({ id, words, away }) => (
        <p key={id} className="wish" data-testid="wished">
          {words}
          <button type="button" className="icon" aria-label={t('wishes.drop', { what: words })} onClick={away}>
            <Icon name="cross" />
          </button>
        </p>
      ))}
      {more.map(({ id, words, take }) => (
        <button key={id} type="button" className="wish-offer" onClick={take} data-testid="wish">
          {words}
        </button>
      ))}
    </section>
  );
}
