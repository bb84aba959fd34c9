import { complotsTesting } from '../../../shared/games/complots/testing';
import { picturesOf } from '../../screenshots/pictures';
import { situations } from './situations';

/** Every situation of a game. */
export const pictures = picturesOf(complotsTesting, situations);
