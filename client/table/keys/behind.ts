/** Whether a dialog lies over the questions: it is answered or closed first. The scene of a question is the question itself. */
export function isBehindDialog(): boolean {
  return document.querySelector('[aria-modal=true]:not([data-testid=question-scene])') !== null;
}
