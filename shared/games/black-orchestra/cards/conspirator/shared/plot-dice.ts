import { changeAttempt, type GameRun, type Pub, supply, withDice } from '../../api';

/** Whether more dice in the pool of the attempt on the table would mean more dice to roll [BO 2]. */
export function moreDiceHelp(pub: Pub): boolean {
  return pub.attempt !== null && pub.attempt.dice < supply(pub);
}

/** Adds dice to the pool of the attempt on the table, by a card of this id. */
export function addPlotDice(run: GameRun, card: string, more: number): void {
  changeAttempt(run, (attempt) => withDice(attempt, { from: `card:${card}`, dice: more }));
}
