import { useEffect, useRef } from 'react';

import type { Ref } from '../../shared/engine/ask';
import type { ViewMessage } from '../../shared/protocol/rooms';
import { useWords } from '../base/i18n/WordsContext';
import { Cross } from '../base/ui/Cross';
import type { Game } from './game';

/** What a tapped thing is, in the game's words; nothing when the game has nothing to say. */
export function Explanation({
  of,
  view,
  game,
  onClose,
}: {
  readonly of: Ref;
  readonly view: ViewMessage['view'];
  readonly game: Game;
  readonly onClose: () => void;
}) {
  const { say } = useWords();
  const close = useRef<HTMLButtonElement>(null);
  const explained = game.client.explain(of, view, game.text);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    from.current = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (from.current instanceof HTMLElement || from.current instanceof SVGElement) from.current.focus();
    };
  }, [of]);
  if (explained === null) return null;
  return (
    <section className="explanation" role="dialog" aria-labelledby="explained" data-testid="explanation">
      <header>
        <h2 id="explained">{explained.title}</h2>
        <button ref={close} type="button" className="icon" aria-label={say('table.close')} onClick={onClose}>
          <Cross />
        </button>
      </header>
      {explained.body.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  );
}
