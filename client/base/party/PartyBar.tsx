import './party.css';

import type { ReactElement } from 'react';

import { useWords } from '../i18n/WordsContext';
import { useParty } from './PartyContext';

/** The people who share this screen; a press gives it to one of them. Nothing for somebody alone. */
export function PartyBar(): ReactElement | null {
  const { t } = useWords();
  const { people, active, next, turnTo } = useParty();
  if (people.length < 2) return null;
  return (
    <nav className="party-bar" aria-label={t('party.title')} data-testid="party">
      {people.map(({ token, name }) => (
        <button
          key={token}
          type="button"
          aria-pressed={token === active}
          onClick={() => turnTo(token)}
          data-testid="party-person"
        >
          <bdi>{name}</bdi>
        </button>
      ))}
      {next !== null && (
        <button type="button" className="party-on" onClick={() => turnTo(next.token)} data-testid="party-on">
          {t('party.on', { name: next.name })}
        </button>
      )}
    </nav>
  );
}
