import type { GameTesting } from '../testing/game-testing';
import { blackOrchestraTesting } from './black-orchestra/testing';
import { complotsTesting } from './complots/testing';
import { liarsDiceTesting } from './liars-dice/testing';
import { moonlessAlleyTesting } from './moonless-alley/testing';

/** What tests know of the games of this server, in the order of the registry. The product does not import it. */
export const gameTestings: readonly GameTesting[] = [
  blackOrchestraTesting,
  complotsTesting,
  liarsDiceTesting,
  moonlessAlleyTesting,
];
