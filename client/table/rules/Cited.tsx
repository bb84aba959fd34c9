import { Fragment } from 'react';

import { citedParts } from '../../../shared/engine/rulebook';
import { RuleLink } from './RuleLink';
import { markedParts } from './search';

/** A text with a link for each rule that it cites as `[12.1]`, and the words that are looked for marked. */
export function Cited({ text, words = [] }: { readonly text: string; readonly words?: readonly string[] }) {
  return (
    <>
      {citedParts(text).map((part, i) =>
        part.kind === 'rule' ? (
          <RuleLink key={i} of={{ rule: part.text }}>
            §&nbsp;{part.text}
          </RuleLink>
        ) : (
          <Marked key={i} text={part.text} words={words} />
        ),
      )}
    </>
  );
}

/** A text with the words that are looked for marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return (
    <>
      {markedParts(text, words).map(({ kind, text: part }, i) =>
        kind === 'match' ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>,
      )}
    </>
  );
}
