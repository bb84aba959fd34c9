import { moonlessAlleyTesting } from '../../../shared/games/moonless-alley/testing';
import { tourOf } from '../../tour/tour';
import { situations } from './situations';

/** From a turn to the missions. */
export const tour = tourOf('Moonless Alley in six pictures', moonlessAlleyTesting, situations, [
  { situation: 'turn', caption: 'A turn among four guilds: who holds which zone.', screen: 'laptop' },
  {
    situation: 'deploy',
    caption: 'Deploying, on a phone: the zone before and after, which nobody else sees yet.',
    screen: 'phone',
    locale: 'fr-FR',
  },
  { situation: 'target', caption: 'A skill: what would become of the agent that it is aimed at.', screen: 'laptop' },
  { situation: 'pile', caption: 'A pile behind its door, seen by one alone.', screen: 'phone' },
  { situation: 'allies', caption: 'An alliance: two teams, each with a shadow card.', screen: 'laptop' },
  { situation: 'end', caption: 'The end turns the missions, and says what each pays.', screen: 'laptop' },
]);
