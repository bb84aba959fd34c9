import type { InterrogationCard } from '../../content';
import { card as confession } from './confession';
import { card as contraband } from './contraband';
import { card as deadDrops } from './dead-drops';
import { card as depots } from './depots';
import { card as doubt } from './doubt';
import { card as names } from './names';
import { card as papers } from './papers';
import { card as safeHouse } from './safe-house';
import { card as silence } from './silence';
import { card as theFront } from './the-front';
import { card as thePlan } from './the-plan';
import { card as watchers } from './watchers';

/** All interrogation cards. Written by scripts/indexes.mjs. */
export const interrogationCards: readonly InterrogationCard[] = [
  confession,
  contraband,
  deadDrops,
  depots,
  doubt,
  names,
  papers,
  safeHouse,
  silence,
  theFront,
  thePlan,
  watchers,
];
