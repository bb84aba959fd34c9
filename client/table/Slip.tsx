import { type ReactNode, useRef } from 'react';

import { useWords } from '../base/i18n/WordsContext';
import { Icon } from '../base/ui/Icon';
import { useDialog } from './useDialog';

/**
 * A slip of paper over the table with something to read on it. It takes the focus, and gives it back when it goes. Escape
 * and the cross close it.
 */
export function Slip({
  title,
  id,
  size = 'note',
  onClose,
  children,
}: {
  readonly title: string;
  /** A `page` may cover the whole table but for the bar; a `note` leaves most of it in sight. */
  readonly size?: 'note' | 'page';
  /** Names the slip for tests, and another one for the focus: a slip of another id takes the focus anew. */
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  useDialog(id, close, onClose);
  const heading = `slip-${id}`;
  return (
    <section className="explanation" role="dialog" aria-labelledby={heading} data-testid={id} data-size={size}>
      <div className="slip-head">
        <h2 id={heading}>{title}</h2>
        <button ref={close} type="button" className="icon" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </section>
  );
}
