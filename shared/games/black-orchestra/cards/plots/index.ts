import type { DossierCard } from '../../content';
import { card as ambush } from './ambush';
import { card as coupDEtat } from './coup-d-etat';
import { card as derailTrain } from './derail-train';
import { card as hiddenBomb } from './hidden-bomb';
import { card as kidnapping } from './kidnapping';
import { card as loneGunman } from './lone-gunman';
import { card as planeBomb } from './plane-bomb';
import { card as poisonFood } from './poison-food';
import { card as poisonGas } from './poison-gas';
import { card as poisonParcel } from './poison-parcel';
import { card as sniper } from './sniper';
import { card as suitcaseBomb } from './suitcase-bomb';

/** All plots. Written by scripts/indexes.mjs. */
export const plotCards: readonly DossierCard[] = [
  ambush,
  coupDEtat,
  derailTrain,
  hiddenBomb,
  kidnapping,
  loneGunman,
  planeBomb,
  poisonFood,
  poisonGas,
  poisonParcel,
  sniper,
  suitcaseBomb,
];
