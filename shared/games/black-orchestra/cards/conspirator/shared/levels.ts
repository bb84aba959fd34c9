import { conspirator, type Pub, type SheetId } from '../../api';

/** Whether anybody among these could gain motivation. */
export function canBeMotivated(pub: Pub, ids: readonly SheetId[]): boolean {
  return ids.some((id) => conspirator(pub, id).motivation !== 'reckless');
}

/** Whether anybody among these could lose suspicion. */
export function areSuspected(pub: Pub, ids: readonly SheetId[]): boolean {
  return ids.some((id) => conspirator(pub, id).suspicion !== 'low');
}
