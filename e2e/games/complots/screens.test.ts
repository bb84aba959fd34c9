import { complotsTesting } from '../../../shared/games/complots/testing';
import { testSituations } from '../../screenshots/measure';
import { situations } from './situations';

testSituations(complotsTesting, situations);
