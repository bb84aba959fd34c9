import './slots.css';

import type { Ask } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import { type Slot, slotsOf, withoutHeading, wordOfSlot } from '../choices/slots';
import type { Advance, Slots as SlotsOfGame } from '../contract/contract';
import { chosenOf, drawingOf } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { BarredList } from './Barred';
import { OptionList } from './OptionList';
import type { Previews } from './usePreview';

/**
 * The question that fills most turns: its slots in one row, and below them what the open one holds. A slot that holds nothing that
 * can be done says why when it is open; the one that leads nearer to what the reader is after is marked.
 * @param offers what can be done at any time: the last slot holds it
 */
export function Slots({
  ask,
  offers,
  slots,
  previews,
  described,
}: {
  readonly ask: Ask;
  readonly offers: readonly Ask[];
  readonly slots: SlotsOfGame;
  readonly previews: Previews;
  readonly described: string;
}) {
  const { t } = useWords();
  const { client, text } = useTable(({ game }) => game);
  const advance = client.useAdvance(useTable(drawingOf));
  const open = useTable(({ slot }) => slot);
  const held = slotsOf(ask, slots.row, client.choosing.finishing);
  const last = held.at(-1);
  const offered = offers.reduce((n, { options }) => n + options.length, 0);
  const shown = held.find(({ spec }) => spec.id === open);
  const listed = { previews, described, unfolded: null };
  return (
    <>
      <section className="ask slotted" data-testid="ask" data-kind={ask.kind} data-ask={ask.id} data-closing="no">
        <div className="slots">
          {held.map((slot) => (
            <SlotButton
              key={slot.spec.id}
              ask={ask}
              slot={slot}
              more={slot === last ? offered : 0}
              advance={
                typeof advance !== 'string' && advance.ask === ask.id && advance.slot === slot.spec.id ? advance : null
              }
            />
          ))}
        </div>
        {shown !== undefined && (
          <div className="slot-open" data-of={shown.spec.id}>
            {shown.options.length > 0 && (
              <OptionList ask={{ ...ask, options: withoutHeading(shown.options) }} {...listed} />
            )}
            {shown.barred.length > 0 && (
              <section className="barred" aria-label={t('table.barred')} data-testid="barred">
                <BarredList of={shown.barred} />
              </section>
            )}
            {shown.options.length + shown.barred.length === 0 && (shown !== last || offered === 0) && (
              <p className="quiet">{text.render({ m: `slot.${shown.spec.id}.none` })}</p>
            )}
          </div>
        )}
      </section>
      {shown !== undefined &&
        shown === last &&
        offers.map((offer) => (
          <section key={offer.id} className="ask offers" data-testid="any-time">
            <h2>{t('table.any-time')}</h2>
            <OptionList ask={offer} {...listed} />
          </section>
        ))}
    </>
  );
}

/** A slot: it opens, or takes its only option, unless that has a note to be read first (found: two drew without room for a card). */
function SlotButton({
  ask,
  slot,
  more,
  advance,
}: {
  readonly ask: Ask;
  readonly slot: Slot;
  /** How much it holds beside its options. */
  readonly more: number;
  /** The step towards the goal that it holds; null for none. */
  readonly advance: Advance | null;
}) {
  const { spec, options } = slot;
  const { press, open } = useActions();
  const { client, facts, text } = useTable(({ game }) => game);
  const view = useTable((table) => table.view);
  const tableOptions = useTable(({ room }) => room.options);
  const chosen = useTable((table) => chosenOf(table, ask.id));
  const isOpen = useTable(({ slot }) => slot === spec.id);
  const { Icon } = spec;
  const [only] = options;
  const n = options.length + more;
  const face = (
    <>
      <Icon />
      <span>{text.render({ m: wordOfSlot(slot) })}</span>{' '}
    </>
  );
  const looks = { 'data-slot': spec.id, 'data-advances': advance === null ? 'no' : 'yes' } as const;
  const isTaken =
    spec.press === 'takes' &&
    only !== undefined &&
    n === 1 &&
    client.choosing.note({ option: only, options: tableOptions, view, facts, text }) === null;
  if (isTaken) {
    return (
      <button
        type="button"
        className="slot"
        disabled={chosen !== null}
        data-testid="option"
        data-ask={ask.id}
        data-key={only.key}
        data-sending={chosen === only.key ? 'yes' : 'no'}
        {...looks}
        onClick={() => press(ask.id, only.key)}
      >
        {face}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="slot"
      aria-expanded={isOpen}
      data-testid="slot"
      data-holds={n === 0 ? 'nothing' : 'something'}
      {...looks}
      onClick={() => open(spec.id)}
    >
      {face}
      {n > 1 && spec.count === 'told' && <span className="count">{n}</span>}
    </button>
  );
}
