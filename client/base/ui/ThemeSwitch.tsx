import { useState } from 'react';

import { storedTheme, type ThemeChoice } from '../browser-storage';
import { useFirstWords } from '../i18n/WordsContext';
import { chooseTheme } from '../theme/theme';
import { Icon } from './Icon';

const CHOICES: readonly ThemeChoice[] = ['device', 'light', 'dark'];

/** A list of the looks that the page can have in this browser. */
export function ThemeSwitch() {
  const { t } = useFirstWords();
  const [chosen, setChosen] = useState(storedTheme);
  const choose = (wanted: string): void => {
    const theme = CHOICES.find((one) => one === wanted);
    if (theme === undefined) return;
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <span className="theme-switch" title={t('app.theme')}>
      <Icon name="half" />
      <select
        aria-label={t('app.theme')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        data-testid="theme"
      >
        {CHOICES.map((one) => (
          <option key={one} value={one}>
            {t(`app.theme.${one}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
