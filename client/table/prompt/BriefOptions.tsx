import { isQuestion, type Option } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import type { Brief } from '../choices/brief';
import { useActions, useTable } from '../store/TableContext';

/** A longer note makes a row too high. */
const SHORT = 44;

/** What an option of the row means; null for nothing. */
function useNoteOf(): (option: Option) => string | null {
  const view = useTable((table) => table.view);
  const options = useTable(({ room }) => room.options);
  const { client, facts, text } = useTable(({ game }) => game);
  return (option) => client.choosing.note({ option, options, view, facts, text });
}

/** What an option means, where that is a few words, such as who stands in a place. */
function Note({ option }: { readonly option: Option }) {
  const note = useNoteOf()(option);
  if (note === null || note.length > SHORT) return null;
  return (
    <small className="option-note" aria-hidden="true">
      {note}
    </small>
  );
}

/**
 * What options of the row mean where that takes more words than a button has room for, unless what is said of their question says it.
 * Nothing where some stand in the list alone: it says so of each.
 */
export function LongNotes({ brief: { asks, more } }: { readonly brief: Brief }) {
  const noteOf = useNoteOf();
  const { client, text } = useTable(({ game }) => game);
  if (more > 0) return null;
  const notes = asks.flatMap(({ ask, entries }) => {
    const said = client.choosing.source(ask, text, 'labels');
    return entries.flatMap((entry) => {
      const note = entry.kind === 'option' ? noteOf(entry.option) : null;
      if (entry.kind === 'group' || note === null) return [];
      return said.some((line) => line.includes(note)) ? [] : [{ option: entry.option, note }];
    });
  });
  return notes
    .filter(({ note }) => note.length > SHORT)
    .map(({ option: { key, label }, note }) => (
      <p key={key} className="ask-source">
        {notes.length > 1 && <b>{text.render(label)} </b>}
        {note}
      </p>
    ));
}

/** The main actions in one row: the first options, similar ones together, and a button for the rest. */
export function BriefOptions({ brief: { asks, more } }: { readonly brief: Brief }) {
  const { t } = useWords();
  const actions = useActions();
  const { client, text } = useTable(({ game }) => game);
  const { choosing } = client;
  const { answering } = useTable(({ pending }) => pending);
  const nothing = asks.every(({ entries }) => entries.length === 0);
  const folded = (key: string, title: string, n: number, heading: string | null) => (
    <button
      key={key}
      type="button"
      className="option-group"
      aria-expanded="false"
      data-testid="option-group"
      data-aside={heading !== null && choosing.aside.includes(heading) ? 'yes' : 'no'}
      onClick={() => actions.more(heading)}
    >
      <span>{title}</span>
      <span className="count">{t(nothing ? 'table.choice-among' : 'table.choice-count', { n })}</span>
    </button>
  );
  return (
    <div className="brief">
      {asks.map(({ ask, entries }, i) => (
        <section
          key={ask.id}
          className="ask"
          data-testid={isQuestion(ask) ? 'ask' : 'any-time'}
          data-kind={ask.kind}
          data-ask={ask.id}
          data-closing={choosing.closing.includes(ask.kind) ? 'yes' : 'no'}
        >
          {entries.map((entry) =>
            entry.kind === 'group' ? (
              folded(entry.heading, text.render({ m: entry.heading }), entry.n, entry.heading)
            ) : (
              <button
                key={entry.option.key}
                type="button"
                className="option"
                disabled={answering[ask.id] !== undefined}
                data-testid="option"
                data-ask={ask.id}
                data-key={entry.option.key}
                data-finishes={choosing.finishing.includes(entry.option.key) ? 'yes' : 'no'}
                onClick={() => actions.press(ask.id, entry.option.key)}
              >
                {text.render(entry.option.label)}
                <Note option={entry.option} />
              </button>
            ),
          )}
          {more > 0 &&
            i === asks.length - 1 &&
            folded('more', nothing ? t('table.choices') : t('table.more-choices'), more, null)}
        </section>
      ))}
    </div>
  );
}
