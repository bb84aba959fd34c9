import { liarsDiceTesting } from '../../../shared/games/liars-dice/testing';
import { picturesOf } from '../../screenshots/pictures';
import { situations } from './situations';

/** Every situation of a game. */
export const pictures = picturesOf(liarsDiceTesting, situations);
