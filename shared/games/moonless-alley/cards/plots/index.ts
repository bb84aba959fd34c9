import type { Plot } from '../../content';
import { card as absoluteSupport } from './absolute-support';
import { card as arrogance } from './arrogance';
import { card as deathblow } from './deathblow';
import { card as deceit } from './deceit';
import { card as double } from './double';
import { card as espionage } from './espionage';
import { card as incredibleDuo } from './incredible-duo';
import { card as weaponTheft } from './weapon-theft';

/** All plots. Written by scripts/indexes.mjs. */
export const plots: readonly Plot[] = [
  absoluteSupport,
  arrogance,
  deathblow,
  deceit,
  double,
  espionage,
  incredibleDuo,
  weaponTheft,
];
