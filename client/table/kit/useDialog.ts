import { type RefObject, useEffect, useRef } from 'react';

import { isField } from '../../base/ui/isField';

/**
 * The focus of something that lies over the table: it goes to `first` when that opens, and back to where it was when it goes, unless
 * it is in another dialog or in a field by then. Escape closes it.
 * @param id of another thing the focus is taken anew
 * @param from where the focus goes back to; where it was, unless given
 */
export function useDialog(
  id: string,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
  from: Element | null = null,
): void {
  useEffect(() => {
    const back = from ?? document.activeElement;
    const own = first.current?.closest('[role=dialog]');
    first.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement?.closest('[role=dialog]') ?? null;
      if (now !== null && now !== own) return;
      // Found: a message was begun in the field beside, and its first sign, a digit, ended the turn.
      if (now === null && isField(document.activeElement)) return;
      // To give the focus to what is gone does nothing, but makes the browser work out the styles of the page.
      if (!back?.isConnected) return;
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    };
  }, [id, first, from]);
  const closing = useRef(onClose);
  useEffect(() => {
    closing.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closing.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
