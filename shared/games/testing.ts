import type { GameTesting } from '../testing/game-testing';
import { blackOrchestraTesting } from './black-orchestra/testing';

/** What tests know of the games of this server, in the order of the registry. The product does not import it. */
export const gameTestings: readonly GameTesting[] = [blackOrchestraTesting];
