import { changeAttempt, type Play, type Pub, supply } from '../../api';

/** Whether more dice in the pool of the attempt on the table would mean more dice to roll [BO 2]. */
export function moreDiceHelp(pub: Pub): boolean {
  return pub.attempt !== null && pub.attempt.dice < supply(pub);
}

/** Adds dice to the pool of the attempt on the table. */
export function addPlotDice(play: Play, more: number): void {
  changeAttempt(play, ({ dice }) => ({ dice: dice + more }));
}
