import type { ReactNode } from 'react';

import { NAME_LENGTH } from '../../shared/protocol/rooms';
import { useFirstWords } from '../base/i18n/WordsContext';

/** The field for a player's name. */
export function NameField({
  name,
  onName,
  children,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** A hint below the field. */
  readonly children?: ReactNode;
}) {
  const { t } = useFirstWords();
  return (
    <label className="field">
      <span className="label">{t('home.name')}</span>
      <input
        value={name}
        onChange={(event) => onName(event.target.value)}
        maxLength={NAME_LENGTH.max}
        autoComplete="nickname"
        data-testid="name"
      />
      {children}
    </label>
  );
}
