import { isQuestion, type Option } from '../../../shared/engine/ask';
import { useWords } from '../../base/i18n/WordsContext';
import type { Brief } from '../choices/brief';
import { useActions, useTable } from '../store/TableContext';

/** A longer note makes a row too high. */
const SHORT = 44;

/** What an option of the row means, where the button has room for it, such as who stands in a place. */
function Note({ note }: { readonly note: string | undefined }) {
  if (note === undefined || note.length > SHORT) return null;
  return (
    <small className="option-note" aria-hidden="true">
      {note}
    </small>
  );
}

/**
 * What options mean where that takes more words than a button has room for, unless what is said of their question says it. Nothing where
 * some stand in the list alone: it says so of each.
 */
function LongNotes({ brief: { asks, more }, notes }: { readonly brief: Brief; readonly notes: Notes }) {
  const { client, text } = useTable(({ game }) => game);
  if (more > 0) return null;
  const said = asks.flatMap(({ ask }) => client.choosing.source(ask, text, 'labels'));
  const unsaid = [...notes].filter(([, note]) => !said.some((line) => line.includes(note)));
  return unsaid
    .filter(([, note]) => note.length > SHORT)
    .map(([{ key, label }, note]) => (
      <p key={key} className="ask-source">
        {unsaid.length > 1 && <b>{text.render(label)} </b>}
        {note}
      </p>
    ));
}

/** What the options of a row mean, of those of which there is something to say. */
type Notes = ReadonlyMap<Option, string>;

function useNotes({ asks }: Brief): Notes {
  const view = useTable((table) => table.view);
  const options = useTable(({ room }) => room.options);
  const { client, facts, text } = useTable(({ game }) => game);
  return new Map(
    asks.flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        if (entry.kind === 'group') return [];
        const note = client.choosing.note({ option: entry.option, options, view, facts, text });
        return note === null ? [] : [[entry.option, note]];
      }),
    ),
  );
}

/** The main actions in one row: the first options, similar ones together, and a button for the rest. Long notes stand below it. */
export function BriefOptions({ brief }: { readonly brief: Brief }) {
  const { asks, more } = brief;
  const notes = useNotes(brief);
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
    <>
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
                  <Note note={notes.get(entry.option)} />
                </button>
              ),
            )}
            {more > 0 &&
              i === asks.length - 1 &&
              folded('more', nothing ? t('table.choices') : t('table.more-choices'), more, null)}
          </section>
        ))}
      </div>
      <LongNotes brief={brief} notes={notes} />
    </>
  );
}
