import { type RefObject, useRef, useState } from 'react';

/** What became of a link that was to be given away. */
export type Given = 'none' | 'copied' | 'by-hand' | 'not-shared';

interface Giving {
  /** Where the link stands to be selected where the browser can neither share nor copy. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly outcome: Given;
  readonly byHand: boolean;
  /** Whether the browser has apps to share with. */
  readonly sharing: boolean;
  readonly share: () => void;
  readonly copy: () => void;
}

/** Gives a link to an app or to the clipboard, without showing it. Where neither works, `byHand` shows it in `field`, selected. */
export function useGiving(title: string, link: string): Giving {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Given>('none');
  /** Without https, and where the browser has no place to give a link to. */
  const showLink = (why: 'by-hand' | 'not-shared'): void => {
    setOutcome(why);
    requestAnimationFrame(() => field.current?.select());
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
      setOutcome('none');
    } catch (error) {
      // Closing the list of apps to share with is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showLink('not-shared');
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      showLink('by-hand');
    }
  };
  return {
    field,
    outcome,
    byHand: outcome === 'by-hand' || outcome === 'not-shared',
    sharing: 'share' in navigator,
    share: () => void share(),
    copy: () => void copy(),
  };
}
