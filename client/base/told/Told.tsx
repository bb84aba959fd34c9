import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** How urgent an announcement is to a listener: made when they are free, or at once. */
type Urgency = 'polite' | 'assertive';

/** The announcement about one matter. */
interface Words {
  readonly urgency: Urgency;
  readonly words: string;
  /** The same words of another id are told again. */
  readonly id: string;
}

type Tell = (matter: string, words: Words | null) => void;

const Context = createContext<Tell>(() => undefined);

/**
 * The two places of the page that screen readers listen to. They are there from the beginning, and nothing else of the page is one:
 * what is told twice, or cut by something else, is worse than silence.
 */
export function ToldProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<ReadonlyMap<string, Words>>(new Map());
  const tell = useCallback<Tell>((matter, words) => {
    setTold((before) => {
      const after = new Map(before);
      if (words === null) after.delete(matter);
      else after.set(matter, words);
      return after;
    });
  }, []);
  const place = (urgency: Urgency) =>
    [...told]
      .filter(([, one]) => one.urgency === urgency)
      .map(([matter, { words, id }]) => (
        <p key={`${matter} ${id}`} data-matter={matter}>
          {words}
        </p>
      ));
  return (
    <Context value={tell}>
      {children}
      <div className="sr-only" role="status" aria-live="polite" aria-atomic="false" data-testid="told-politely">
        {place('polite')}
      </div>
      <div className="sr-only" aria-live="assertive" data-testid="told-at-once">
        {place('assertive')}
      </div>
    </Context>
  );
}

/**
 * Tells screen readers something as soon as they are free; no words tell nothing.
 * @param matter what it is about: new words about it replace the former ones
 * @param id the same words of another id are told again
 */
export function useTold(matter: string, words: string, id: string = words): void {
  useWords(matter, words, id, 'polite');
}

/** Tells screen readers at once what is asked of the reader; no words tell nothing. As {@link useTold} otherwise. */
export function useAsked(matter: string, words: string, id: string = words): void {
  useWords(matter, words, id, 'assertive');
}

function useWords(matter: string, words: string, id: string, urgency: Urgency): void {
  const tell = useContext(Context);
  // Announce it before the focus moves to its subject.
  useLayoutEffect(() => {
    if (words === '') return undefined;
    tell(matter, { urgency, words, id });
    return () => tell(matter, null);
  }, [tell, matter, words, id, urgency]);
}
