import type { Message } from './compiled';

/** Parts of a parsed message: words, the value of a parameter, and a choice by it. */
const WORDS = 0;
const VALUE = 1;
const CHOICE = 5;

/**
 * The message `engine.seat` where the people are known: each seat has the name of its owner.
 * @param names of the seats, counted from 1; any other seat has its number
 */
export function seatNames(names: readonly (readonly [number, string])[]): Message {
  const said = (name: string) => ({ value: [{ type: WORDS, value: name }] });
  const options = Object.fromEntries(names.map(([n, name]) => [n, said(name)]));
  const other = { value: [{ type: VALUE, value: 'n' }] };
  const made: unknown = [{ type: CHOICE, value: 'n', options: { ...options, other } }];
  // The parser's names of these types are not loaded in browsers: they are their numbers.
  return made as Message;
}
