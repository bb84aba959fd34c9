import { type ReactElement, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { useDialog } from '../kit/useDialog';

/** The account of a match, over the whole table. Escape and the cross lead back to it. */
export function AccountFrame({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  useDialog('account-page', close, onClose);
  return createPortal(
    <section className="end-page" role="dialog" aria-modal="true" aria-label={title} data-testid="end-page">
      <div className="end-head">
        <h2>{title}</h2>
        <button ref={close} type="button" className="end-close" onClick={onClose} data-testid="end-close">
          {t('end.table')} <Icon name="cross" />
        </button>
      </div>
      {children}
    </section>,
    document.body,
  );
}
