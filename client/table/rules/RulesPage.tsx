import './rules-page.css';

import { useEffect, useMemo, useRef, useState } from 'react';

import type { Rulebook, RuleLine, RuleParagraph } from '../../../shared/engine/rulebook';
import { openHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { useMedia } from '../../base/ui/useMedia';
import { hashOf, paragraphAt } from './anchor';
import { Cited, Marked } from './Cited';
import { HintSwitch } from './HintSwitch';
import { RuleSearch } from './RuleSearch';
import { wordsOf } from './search';

/** The element of a paragraph or chapter. */
function elementId(id: string): string {
  return `rules-${id}`;
}

/**
 * The rules of a game to read and search: chapters, their contents, and the paragraph that was asked for in sight.
 * @public RulesHost takes it from the module that it fetches.
 */
export function RulesPage({
  book,
  anchor,
}: {
  readonly book: Rulebook;
  /** A paragraph's id or the number of a rule; empty for the beginning. */
  readonly anchor: string;
}) {
  const { t } = useWords();
  const [query, setQuery] = useState('');
  const [contents, setContents] = useState<'open' | 'shut'>('shut');
  const columns = useMedia('table-columns');
  const text = useRef<HTMLDivElement>(null);
  const shown = anchor === '' ? null : paragraphAt(book, anchor);
  const shownId = shown?.id ?? null;
  const words = useMemo(() => wordsOf(query), [query]);
  // The paragraph comes into sight, and the focus with it: screen readers go on from there.
  useEffect(() => {
    if (shownId === null) return;
    const heading = document.getElementById(elementId(shownId));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [shownId, anchor]);
  const goTo = (id: string) => {
    setContents('shut');
    setQuery('');
    if (id === shownId) document.getElementById(elementId(id))?.focus();
    openHash(hashOf({ rule: id }));
  };
  const list = words.length === 0 && (columns || contents === 'open') && (
    <nav className="rules-contents more-below" aria-label={t('rules.contents')}>
      <ol>
        {book.map(({ rule, title, paragraphs: [first] }) => (
          <li key={rule}>
            <button type="button" className="plain" onClick={() => first !== undefined && goTo(first.id)}>
              <span className="rules-number">{rule}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <div className="rules-page">
      <div className="rules-side">
        <div className="rules-bar">
          <RuleSearch book={book} query={query} onQuery={setQuery} onFound={({ paragraph }) => goTo(paragraph.id)} />
          {!columns && (
            <button
              type="button"
              className="plain rules-fold"
              aria-expanded={contents === 'open'}
              onClick={() => setContents(contents === 'open' ? 'shut' : 'open')}
            >
              {t('rules.contents')}
            </button>
          )}
        </div>
        {list}
      </div>
      <div className="rules-text more-below" ref={text} tabIndex={0} role="group" aria-label={t('rules.title')}>
        {book.map(({ rule, title, paragraphs }) => (
          <section key={rule} aria-labelledby={elementId(`chapter-${rule}`)}>
            <h3 id={elementId(`chapter-${rule}`)}>
              <span className="rules-number">{rule}</span> {title}
            </h3>
            {paragraphs.map((paragraph) => (
              <Paragraph
                key={paragraph.id}
                paragraph={paragraph}
                chapter={rule}
                words={words}
                mark={paragraph.id === shownId ? 'asked' : 'plain'}
              />
            ))}
          </section>
        ))}
        <HintSwitch />
      </div>
    </div>
  );
}

function Paragraph({
  paragraph: { id, rules, title, lines, table },
  chapter,
  words,
  mark,
}: {
  readonly paragraph: RuleParagraph;
  /** The number of its chapter, which it does not repeat. */
  readonly chapter: string;
  readonly words: readonly string[];
  /** Whether it is the one that was asked for. */
  readonly mark: 'asked' | 'plain';
}) {
  const numbers = rules.filter((rule) => rule !== chapter).join(', ');
  return (
    <article className="rules-paragraph" data-mark={mark} data-paragraph={id} data-testid="rule-paragraph">
      <h4 id={elementId(id)} tabIndex={-1}>
        {numbers !== '' && <span className="rules-number">{numbers} </span>}
        <Marked text={title} words={words} />
      </h4>
      {inBlocks(lines).map(({ kind, lines: own }, i) => {
        if (kind !== 'item')
          return own.map(({ text }, k) => <Sentence key={`${i}.${k}`} kind={kind} text={text} words={words} />);
        return (
          <ul key={i}>
            {own.map(({ text }, k) => (
              <li key={k}>
                <Cited text={text} words={words} />
              </li>
            ))}
          </ul>
        );
      })}
      {table !== undefined && (
        <table>
          <thead>
            <tr>
              {table.head.map((cell, i) => (
                <th key={i} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">
                  <Marked text={first} words={words} />
                </th>
                {rest.map((cell, i) => (
                  <td key={i}>
                    <Marked text={cell} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function Sentence({
  kind,
  text,
  words,
}: {
  readonly kind: 'text' | 'example';
  readonly text: string;
  readonly words: readonly string[];
}) {
  const { t } = useWords();
  if (kind === 'text') {
    return (
      <p>
        <Cited text={text} words={words} />
      </p>
    );
  }
  return (
    <p className="rules-example">
      <b>{t('rules.example')}</b> <Cited text={text} words={words} />
    </p>
  );
}

interface Block {
  readonly kind: RuleLine['kind'];
  readonly lines: readonly RuleLine[];
}

/** Lines of one kind that follow one another, together: items make one list. */
function inBlocks(lines: readonly RuleLine[]): readonly Block[] {
  return lines.reduce<readonly Block[]>((blocks, line) => {
    const last = blocks.at(-1);
    if (last?.kind !== line.kind) return [...blocks, { kind: line.kind, lines: [line] }];
    return [...blocks.slice(0, -1), { kind: line.kind, lines: [...last.lines, line] }];
  }, []);
}
