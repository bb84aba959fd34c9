import { type ReactNode, useEffect, useRef } from 'react';

import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { isField } from '../../base/ui/isField';
import { useEvent } from '../../base/ui/useEvent';
import { useDialog } from './useDialog';

/**
 * A slip of paper over the table with something to read. It takes the focus and gives it back when it closes. Escape,
 * the cross and a tap beside it close it, and that tap does nothing else, unless a mouse presses a button or it is in a field. A slip that opened by itself
 * swallows no tap.
 * It also closes when a dialog is opened beside it by the keyboard; a dialog opened from the slip lies over it.
 */
export function Slip({
  title,
  id,
  size = 'note',
  opened = 'by-reader',
  onClose,
  children,
}: {
  readonly title: string;
  /** A `page` may cover the whole table but for the bar; a `note` leaves most of it in sight. */
  readonly size?: 'note' | 'page';
  /** Whether the reader opened it, or it came by itself: perhaps just under the finger that was about to press something. */
  readonly opened?: 'by-reader' | 'by-itself';
  /** Names the slip for tests, and another one for the focus: a slip of another id takes the focus anew. */
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  useDialog(id, close, onClose);
  const beside = useEvent((event: MouseEvent) => {
    // Keys and scripts press nothing beside the slip; a dialog over it, such as a page of the rules, is not beside it, nor is a scene.
    const isKey = event.detail === 0;
    const { target } = event;
    if (isKey || !(target instanceof Element) || !target.isConnected) return;
    if (target.closest('[role=dialog], [data-testid=stage]') !== null) return;
    // A finger that puts the slip away may meet anything; a mouse means the button that it points at, and both a field to write into.
    // What is urgent lies above the slip.
    const isMeant =
      ('pointerType' in event && event.pointerType === 'mouse' && target.closest('button') !== null) ||
      isField(target) ||
      target.closest('[data-urgent]') !== null;
    if (opened === 'by-reader' && !isMeant) {
      event.stopPropagation();
      event.preventDefault();
    }
    onClose();
  });
  useEffect(() => {
    window.addEventListener('click', beside, { capture: true });
    return () => window.removeEventListener('click', beside, { capture: true });
  }, [beside]);
  const box = useRef<HTMLElement>(null);
  const left = useEvent(({ target, relatedTarget }: FocusEvent) => {
    const other = target instanceof Element ? target.closest('[role=dialog]') : null;
    const isFromHere = relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true;
    if (other !== null && other !== box.current && !isFromHere) onClose();
  });
  useEffect(() => {
    window.addEventListener('focusin', left);
    return () => window.removeEventListener('focusin', left);
  }, [left]);
  const heading = `slip-${id}`;
  return (
    <section
      ref={box}
      className="explanation paper more-below"
      role="dialog"
      aria-labelledby={heading}
      data-testid={id}
      data-size={size}
    >
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
