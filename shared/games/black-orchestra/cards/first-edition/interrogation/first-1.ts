import type { InexorableInterrogationCard } from '../../api';
import { discourageOne, loseTwoCards, suspectOne } from '../../interrogation/shared/options';

export const card: InexorableInterrogationCard = {
  id: 'first-1',
  copies: 4,
  options: [suspectOne.option, discourageOne.option, loseTwoCards.option],
  effects: { ...suspectOne.sentence, ...discourageOne.sentence, ...loseTwoCards.sentence },
};
