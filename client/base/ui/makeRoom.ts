/**
 * Shows again what was left out for want of room. Nothing is written where nothing was left out: each mark makes the browser lay the
 * page out once more.
 */
export function makeRoom(parts: readonly HTMLElement[]): void {
  for (const { dataset } of parts) if (dataset['room'] === 'no') dataset['room'] = 'yes';
}
