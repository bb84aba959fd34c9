import { moonlessAlleyTesting } from '../../../shared/games/moonless-alley/testing';
import { picturesOf } from '../../screenshots/pictures';
import { situations } from './situations';

/** Every situation of a game. */
export const pictures = picturesOf(moonlessAlleyTesting, situations);
