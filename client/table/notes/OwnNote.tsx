import './notes.css';

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';

import { notesKept } from '../../base/browser-storage';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Curtain } from '../curtain/Curtain';
import { matchKey } from '../store/match-key';
import { useTable } from '../store/TableContext';
import { type About, keyOf, MOST_NOTES, NOTE_LENGTH, useNotes, writeNote } from './notes';

/** The reader's private note about something, behind the curtain where others may look on. What is written is kept at once. */
export function OwnNote({ about }: { readonly about: About }): ReactElement {
  const { t } = useWords();
  const id = useId();
  const match = useTable(({ room }) => matchKey(room));
  const notes = useNotes(match);
  const note = notes.find((one) => keyOf(one.about) === keyOf(about));
  const [editor, setEditor] = useState<'open' | 'shut'>('shut');
  const field = useRef<HTMLTextAreaElement>(null);
  const curtain = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editor === 'open') field.current?.focus();
  }, [editor]);
  const text = note?.text ?? '';
  const long = editor === 'open' && text.length >= NOTE_LENGTH ? t('notes.long', { n: NOTE_LENGTH }) : '';
  useTold('note', long);
  const isFull = notes.length >= MOST_NOTES && note === undefined;
  if (editor === 'open' && !isFull) {
    return (
      <div className="own-note" data-testid="own-note">
        <label htmlFor={id}>{t('notes.own')}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={NOTE_LENGTH}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => writeNote(match, about, target.value)}
          data-testid="note-text"
        />
        <p className="hint" id={`${id}-help`}>
          {long !== '' ? long : t(notesKept(match) === 'between-visits' ? 'notes.private' : 'notes.forgotten')}
        </p>
        <button type="button" className="plain" onClick={() => setEditor('shut')} data-testid="note-done">
          {t('notes.done')}
        </button>
      </div>
    );
  }
  const open = (
    <button type="button" className="plain" onClick={() => setEditor('open')} data-testid="note-open">
      {t(note === undefined ? 'notes.write' : 'notes.change')}
    </button>
  );
  if (note === undefined) {
    return (
      <div className="own-note" data-testid="own-note">
        {isFull ? <p className="hint">{t('notes.full', { n: MOST_NOTES })}</p> : open}
      </div>
    );
  }
  return (
    <section className="own-note" aria-label={t('notes.own')} data-testid="own-note">
      <h3>{t('notes.own')}</h3>
      <Curtain reads="alone" box={curtain}>
        <p className="note-said">{note.text}</p>
        {open}
      </Curtain>
    </section>
  );
}
