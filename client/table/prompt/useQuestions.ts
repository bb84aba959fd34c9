import { useEvent } from '../../base/ui/useEvent';
import { useKeys } from '../keys/useKeys';
import { askIdsOf, isAsked } from '../store/selectors';
import { useActions, useTable } from '../store/TableContext';
import { useBackToTop } from './useBackToTop';
import { useFoundAgain } from './useFoundAgain';
import { useQuestionFocus } from './useQuestionFocus';

/**
 * The questions by the keyboard: where the focus goes when they change, and what keys do.
 * @param screen changes with what is laid out where
 */
export function useQuestions(screen: string): void {
  const { look, close } = useActions();
  const prompt = useTable((table) => table.prompt);
  const follows = useTable((table) => table.follows);
  const asks = useTable(askIdsOf);
  const asked = useTable(isAsked) ? 'asked' : 'idle';
  const opened = useTable((table) => table.opened);
  const dialog = useTable((table) => table.dialog);
  const goBack = useQuestionFocus(prompt, follows, { asks, asked, screen });
  const onHelp = useEvent(() => look({ dialog: 'keys' }));
  const onEscape = useEvent(() => {
    // The card of an option closes by itself, and leaves what lies below as it is.
    if (opened !== null) return;
    close();
    // Whoever writes goes on with the questions.
    if (dialog === null && document.activeElement?.matches('.chat-input') === true) goBack();
  });
  useKeys(prompt, { onHelp, onEscape });
  useFoundAgain(prompt);
  useBackToTop(prompt, asks);
}
