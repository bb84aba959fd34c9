import './shared.css';

import type { ReactElement, ReactNode } from 'react';

import { CodeSwitch } from '../../base/code/CodeSwitch';
import { useWords } from '../../base/i18n/WordsContext';
import { SHARED_SOUND } from '../../base/settings';
import { setScreen } from '../../base/shared-screen';
import { SoundSwitch } from '../sound/SoundSwitch';

/** Says that a page is a screen for everybody, and leads back to one's own table. */
export function SharedBar({ code, children }: { readonly code: string; readonly children?: ReactNode }): ReactElement {
  const { t } = useWords();
  return (
    <header className="shared-bar">
      {children}
      <span className="mark spectator">{t('shared.title')}</span>
      <SoundSwitch look="look" of={SHARED_SOUND} />
      <CodeSwitch />
      <button type="button" className="look" onClick={() => setScreen(code, 'own')} data-testid="own-screen">
        {t('shared.close')}
      </button>
    </header>
  );
}
