import type { Skill } from '../../content';
import { card as amethystFox } from './amethyst-fox';
import { card as jadeFalcon } from './jade-falcon';
import { card as looter } from './looter';
import { card as mistRunner } from './mist-runner';
import { card as nightVeil } from './night-veil';
import { card as rubyTracker } from './ruby-tracker';
import { card as sapphireIllusionist } from './sapphire-illusionist';
import { card as shadowClaw } from './shadow-claw';
import { card as theBeast } from './the-beast';
import { card as theChameleon } from './the-chameleon';
import { card as theRaven } from './the-raven';
import { card as yaksha } from './yaksha';

/** All skills. Written by scripts/indexes.mjs. */
export const skills: readonly Skill[] = [
  amethystFox,
  jadeFalcon,
  looter,
  mistRunner,
  nightVeil,
  rubyTracker,
  sapphireIllusionist,
  shadowClaw,
  theBeast,
  theChameleon,
  theRaven,
  yaksha,
];
