import { type ReactElement, useRef } from 'react';

import { useAllWords } from '../../base/i18n/WordsContext';
import { Curtain } from '../curtain/Curtain';
import { Slip } from '../kit/Slip';
import { matchKey } from '../store/match-key';
import { useActions, useTable } from '../store/TableContext';
import { type About, keyOf, useNotes } from './notes';
import { OwnNote } from './OwnNote';

const OF_MATCH: About = { kind: 'match' };

/** All private notes of a match: the one about the match itself, and each other one with the way to what it is about. */
export function NotesSlip(): ReactElement {
  const { t } = useAllWords();
  const { close } = useActions();
  const match = useTable(({ room }) => matchKey(room));
  const others = useNotes(match).filter(({ about }) => about.kind !== 'match');
  const curtain = useRef<HTMLDivElement>(null);
  return (
    <Slip title={t('notes.title')} id="notes" size="page" onClose={close}>
      <p className="hint">{t('notes.private')}</p>
      <h3>{t('notes.match')}</h3>
      <OwnNote about={OF_MATCH} />
      <h3>{t('notes.others')}</h3>
      {others.length === 0 ? (
        <p className="hint">{t('notes.none')}</p>
      ) : (
        <Curtain reads="alone" box={curtain}>
          <ul className="notes-list" data-testid="notes-list">
            {others.map(({ about, text }) => (
              <li key={keyOf(about)}>
                <Way to={about} />
                <p className="note-said">{text}</p>
              </li>
            ))}
          </ul>
        </Curtain>
      )}
    </Slip>
  );
}

/** Leads to what a note is about, or only names it where it is not there any more. */
function Way({ to }: { readonly to: About }): ReactElement {
  const { t } = useAllWords();
  const { look } = useActions();
  const view = useTable((table) => table.view);
  const { client, text } = useTable(({ game }) => game);
  const say = useTable(({ story }) => story.say);
  const lookBack = useTable((table) => table.lookBack);
  switch (to.kind) {
    case 'match':
      return <></>;
    case 'thing': {
      const title = client.explain(to.ref, view, text)?.title;
      if (title === undefined) return <p className="hint">{t('notes.gone')}</p>;
      return (
        <button type="button" className="plain" onClick={() => look({ dialog: to.ref })} data-testid="note-way">
          {title}
        </button>
      );
    }
    case 'moment': {
      const there = view.log[to.line]?.text;
      if (JSON.stringify(there) !== JSON.stringify(to.said)) return <p className="hint">{t('notes.gone')}</p>;
      return (
        <button type="button" className="plain" onClick={() => lookBack({ line: to.line })} data-testid="note-way">
          {say(to.said)}
        </button>
      );
    }
  }
}
