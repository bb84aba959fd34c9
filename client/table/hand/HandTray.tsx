import './hand.css';

import { type ReactElement, useEffect } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { ONLOOKERS } from '../../base/settings';
import { Icon } from '../../base/ui/Icon';
import { useCover } from '../curtain/Cover';
import { isBehindDialog } from '../keys/behind';
import { HAND_KEY } from '../keys/keys';
import { isTaken } from '../keys/useKeys';
import { Part } from '../map/Part';
import { useTable } from '../store/TableContext';

/** What the reader holds and nobody else may see, with an eye to cover it; nothing in a game without, for spectators, and for those who are out. */
export function HandTray(): ReactElement | null {
  const holds = useTable(
    ({ game, seat, view }) => game.client.SecretHand !== null && seat !== null && view.out?.includes(seat) !== true,
  );
  return holds ? <Tray /> : null;
}

function Tray(): ReactElement {
  const { t } = useWords();
  const { state, holding, lift, lower } = useCover();
  useHandKey();
  const isOpen = state === 'open';
  const cover = () => {
    ONLOOKERS.set('some');
    lower();
  };
  return (
    <section className="hand-tray" aria-label={t('hand.title')} data-hand={state} data-testid="hand-tray">
      <div className="hand-cards">
        {state !== 'covered' && <Part of="SecretHand" />}
        {!isOpen && (
          // It stays while it is held: a button that went would let go.
          <button type="button" className="hand-hold" {...holding} data-testid="hand-hold">
            <span>
              <Icon name="hand" />
              {t('curtain.hold')}
            </span>
          </button>
        )}
      </div>
      <button
        type="button"
        className="hand-eye"
        aria-label={t(isOpen ? 'hand.cover' : 'hand.uncover')}
        onClick={isOpen ? cover : lift}
        data-testid="hand-eye"
      >
        <Icon name={isOpen ? 'eye' : 'shut-eye'} />
      </button>
    </section>
  );
}

/** The key that shows the hand for as long as it is held. */
function useHandKey(): void {
  const { look, letGo } = useCover();
  useEffect(() => {
    const isKey = ({ key }: KeyboardEvent) => key.toUpperCase() === HAND_KEY;
    const down = (event: KeyboardEvent) => {
      if (isKey(event) && !isTaken(event) && !isBehindDialog()) look();
    };
    const up = (event: KeyboardEvent) => {
      if (isKey(event)) letGo();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [look, letGo]);
}
