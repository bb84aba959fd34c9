/**
 * Shows again what was left out for want of room. Nothing is written where nothing was left out: each mark makes the browser lay the
 * page out once more.
 */
export function makeRoom(parts: readonly HTMLElement[]): void {
  for (const { dataset } of parts) if (dataset['room'] === 'no') dataset['room'] = 'yes';
}

/** Leaves out parts whole, one after another, as long as there is too much. Screen readers still read them. */
export function leaveOut(parts: readonly HTMLElement[], isTooMuch: () => boolean): void {
  for (const { dataset } of parts) {
    if (!isTooMuch()) return;
    dataset['room'] = 'no';
  }
}
