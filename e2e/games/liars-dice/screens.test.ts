import { liarsDiceTesting } from '../../../shared/games/liars-dice/testing';
import { testSituations } from '../../screenshots/measure';
import { situations } from './situations';

testSituations(liarsDiceTesting, situations);
