import './rules.css';

import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';

import { closeHash, useHash } from '../../base/history';
import { useWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { Loading } from '../../base/ui/Loading';
import { useLoaded } from '../../base/useLoaded';
import type { Game } from '../contract/game';
import { keepFocusIn } from '../kit/keepFocus';
import { useDialog } from '../kit/useDialog';
import { anchorOf } from './anchor';

/** The screens of a room, with the rules of its game over them while the address asks for them. */
export function RulesHost({ game, children }: { readonly game: Game; readonly children: ReactNode }) {
  const anchor = anchorOf(useHash());
  return (
    <>
      {children}
      {anchor !== null && <OpenRules game={game} anchor={anchor} />}
    </>
  );
}

/**
 * The rules as a page over a phone, as a dialog over a larger screen. They take the focus, and give it back when they close:
 * by Escape, the cross, a tap beside them or the way back of the browser. Page and book are loaded when first opened.
 */
function OpenRules({ game, anchor }: { readonly game: Game; readonly anchor: string }) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useDialog('rules', close, closeHash);
  const { rulebook } = game;
  const load = useCallback(async () => {
    const [page, book] = await Promise.all([import('./RulesPage'), rulebook()]);
    return { page, book };
  }, [rulebook]);
  const loaded = useLoaded(load);
  const key = (event: KeyboardEvent) => {
    // Parts below must not hear keys that are meant for the rules.
    event.stopPropagation();
    if (event.key === 'Escape') closeHash();
    else keepFocusIn(box.current, event);
  };
  return (
    <div
      className="rules-scrim"
      onKeyDown={key}
      onClick={(event) => {
        if (event.target === event.currentTarget) closeHash();
      }}
    >
      <section
        className="rules paper"
        role="dialog"
        aria-modal="true"
        aria-labelledby="rules-title"
        ref={box}
        data-testid="rules"
      >
        <div className="rules-head">
          <h2 id="rules-title">{t('rules.title')}</h2>
          <button
            ref={close}
            type="button"
            className="icon"
            aria-label={t('table.close')}
            onClick={closeHash}
            data-testid="rules-close"
          >
            <Icon name="cross" />
          </button>
        </div>
        {loaded.kind === 'ready' ? (
          <loaded.value.page.RulesPage book={loaded.value.book} anchor={anchor} />
        ) : (
          <Loading what={loaded} failure={t('rules.failed')} />
        )}
      </section>
    </div>
  );
}
