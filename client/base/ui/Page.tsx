import type { ReactNode } from 'react';

import { useFirstWords } from '../i18n/WordsContext';
import { Lamp } from './Lamp';
import { LanguageSwitch } from './LanguageSwitch';
import { Link } from './Link';
import { ThemeSwitch } from './ThemeSwitch';

/** A screen away from the table: the name of the application and the switches of theme and language above its content; on the start page the language alone. */
export function Page({
  brand = 'in-head',
  title = null,
  tools,
  children,
}: {
  /** Where the name of the application stands. */
  readonly brand?: 'in-head' | 'in-content';
  /** The name of the game, in place of the name of the application. */
  readonly title?: string | null;
  /** Buttons beside the switches. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useFirstWords();
  return (
    <div className="page">
      <header className="page-head">
        {brand === 'in-head' && (
          <Link className="brand" to="/">
            <Lamp />
            <span className={title === null ? undefined : 'sr-only'}>{t('app.title')}</span>
          </Link>
        )}
        {title !== null && <span className="page-title">{title}</span>}
        {tools}
        {brand === 'in-head' && <ThemeSwitch />}
        <LanguageSwitch />
      </header>
      <main className="page-body">{children}</main>
    </div>
  );
}
