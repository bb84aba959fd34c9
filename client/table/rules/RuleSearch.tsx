import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';

import type { Rulebook } from '../../../shared/engine/rulebook';
import { useWords } from '../../base/i18n/WordsContext';
import { useTold } from '../../base/told/Told';
import { Marked } from './Cited';
import { type Found, search, wordsOf } from './search';

/** A field to search the rules, and what is found: the up and down arrows go through it, Enter opens the paragraph. */
export function RuleSearch({
  book,
  query,
  onQuery,
  onFound,
}: {
  readonly book: Rulebook;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onFound: (found: Found) => void;
}) {
  const { t } = useWords();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const found = useMemo(() => search(book, query), [book, query]);
  const words = useMemo(() => wordsOf(query), [query]);
  const open = words.length > 0;
  const count = t('rules.found', { n: found.length });
  useTold('rules', open ? count : '');
  useEffect(() => setActive(0), [query]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && found.length > 0) {
      event.preventDefault();
      setActive((active + by + found.length) % found.length);
    }
    const chosen = found[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onFound(chosen);
    }
    // The first Escape empties the field, the next one closes the rules.
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      event.stopPropagation();
      onQuery('');
    }
  };
  return (
    <div className="rules-search">
      <input
        type="search"
        role="combobox"
        aria-label={t('rules.search')}
        placeholder={t('rules.search')}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={key}
        data-testid="rules-search"
      />
      {open && (
        <>
          <p className="rules-count">{count}</p>
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t('rules.results')} className="rules-results">
            {found.map((one, i) => (
              <li
                key={one.paragraph.id}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                onClick={() => onFound(one)}
                data-testid="rules-result"
              >
                <b>
                  <span className="rules-number">{one.paragraph.rules[0]}</span>{' '}
                  <Marked text={one.paragraph.title} words={words} />
                </b>
                <span>
                  <Marked text={one.excerpt} words={words} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
