import { complotsTesting } from '../../../shared/games/complots/testing';
import { tourOf } from '../../tour/tour';
import { situations } from './situations';

/** From a claim to the report of all lies. */
export const tour = tourOf('Complots in six pictures', complotsTesting, situations, [
  { situation: 'turn', caption: 'A turn among eight: what you claim need not be true.', screen: 'laptop' },
  {
    situation: 'claim',
    caption: 'A claim against you, on a phone: believe it, doubt it, or counter.',
    screen: 'phone',
    locale: 'fr-FR',
  },
  { situation: 'proved', caption: 'A doubt, and the verdict: the claim was true.', screen: 'laptop' },
  { situation: 'lie', caption: 'Another doubt: this one was a lie.', screen: 'phone' },
  { situation: 'lost', caption: 'A character is lost, and turned up for good.', screen: 'laptop' },
  { situation: 'end', caption: 'The end shows every hand and every lie.', screen: 'laptop' },
]);
