import './rule-link.css';

import { Fragment, type MouseEvent, type ReactNode } from 'react';

import { openHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import type { RuleRef } from '../contract/contract';
import { hashOf } from './anchor';

/** A small link that opens the rules at the paragraph that tells a rule: `Rule 6.6`. */
export function RuleLink({ of, children }: { readonly of: RuleRef; readonly children?: ReactNode }) {
  const { t } = useWords();
  const name = t('rules.rule', { rule: of.rule });
  const open = (event: MouseEvent) => {
    // With a key held down it is a link like any other: to a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openHash(hashOf(of));
  };
  return (
    <a
      className="rule-link"
      href={`#${hashOf(of)}`}
      aria-label={children === undefined ? undefined : name}
      onClick={open}
      data-testid="rule-link"
      data-rule={of.at ?? of.rule}
    >
      {children ?? name}
    </a>
  );
}

/** The rules that something goes by, as links in one line. Draws nothing for none. */
export function RuleLinks({ of }: { readonly of: readonly RuleRef[] }) {
  const { t } = useWords();
  if (of.length === 0) return null;
  return (
    <p className="rule-links">
      {t('rules.about')}{' '}
      {of.map((one, i) => (
        <Fragment key={one.at ?? one.rule}>
          {i > 0 && ', '}
          <RuleLink of={one} />
        </Fragment>
      ))}
    </p>
  );
}
