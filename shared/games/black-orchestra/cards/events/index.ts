import type { EventCard } from '../../content';
import { card as assassinCaught1 } from './stage-1/assassin-caught-1';
import { card as berlinSpeech } from './stage-1/berlin-speech';
import { card as blombergFritschAffair } from './stage-1/blomberg-fritsch-affair';
import { card as gestapoInvestigation } from './stage-1/gestapo-investigation';
import { card as kristallnacht } from './stage-1/kristallnacht';
import { card as leadershipDispute } from './stage-1/leadership-dispute';
import { card as munichAgreement } from './stage-1/munich-agreement';
import { card as paradeInBerlin } from './stage-1/parade-in-berlin';
import { card as partyRally1 } from './stage-1/party-rally-1';
import { card as theAnschluss } from './stage-1/the-anschluss';
import { card as visitFromGoebbels1 } from './stage-1/visit-from-goebbels-1';
import { card as visitFromHimmler1 } from './stage-1/visit-from-himmler-1';
import { card as antiSemiticLaws } from './stage-2/anti-semitic-laws';
import { card as assassinCaught2 } from './stage-2/assassin-caught-2';
import { card as czechoslovakiaInvaded } from './stage-2/czechoslovakia-invaded';
import { card as gestapoRaid2 } from './stage-2/gestapo-raid-2';
import { card as invasionOfPoland } from './stage-2/invasion-of-poland';
import { card as naziSovietPact } from './stage-2/nazi-soviet-pact';
import { card as partyRally2 } from './stage-2/party-rally-2';
import { card as strategySessionProduction } from './stage-2/strategy-session-production';
import { card as strategySessionPropaganda } from './stage-2/strategy-session-propaganda';
import { card as sudetenlandOccupation } from './stage-2/sudetenland-occupation';
import { card as visitFromBormann2 } from './stage-2/visit-from-bormann-2';
import { card as visitFromHess } from './stage-2/visit-from-hess';
import { card as berghofRetreat3 } from './stage-3/berghof-retreat-3';
import { card as fallOfParis } from './stage-3/fall-of-paris';
import { card as germanyBombed } from './stage-3/germany-bombed';
import { card as gestapoRaid3 } from './stage-3/gestapo-raid-3';
import { card as invasionOfNorway } from './stage-3/invasion-of-norway';
import { card as jewsTargeted } from './stage-3/jews-targeted';
import { card as londonBombed } from './stage-3/london-bombed';
import { card as seaLionPostponed } from './stage-3/sea-lion-postponed';
import { card as visitFromGoering3 } from './stage-3/visit-from-goering-3';
import { card as visitFromHitler3 } from './stage-3/visit-from-hitler-3';
import { card as westernOffensive } from './stage-3/western-offensive';
import { card as afrikaKorps } from './stage-4/afrika-korps';
import { card as fallOfKiev } from './stage-4/fall-of-kiev';
import { card as gestapoRaid4 } from './stage-4/gestapo-raid-4';
import { card as hessLeavesGermany } from './stage-4/hess-leaves-germany';
import { card as hitlerAssumesCommand } from './stage-4/hitler-assumes-command';
import { card as operationBarbarossa } from './stage-4/operation-barbarossa';
import { card as pearlHarborAttack } from './stage-4/pearl-harbor-attack';
import { card as visitFromGoebbels4 } from './stage-4/visit-from-goebbels-4';
import { card as visitFromHimmler4 } from './stage-4/visit-from-himmler-4';
import { card as warConference } from './stage-4/war-conference';
import { card as yugoslaviaSurrenders } from './stage-4/yugoslavia-surrenders';
import { card as berghofRetreat5 } from './stage-5/berghof-retreat-5';
import { card as casablancaConference } from './stage-5/casablanca-conference';
import { card as easternPush } from './stage-5/eastern-push';
import { card as gestapoRaid5 } from './stage-5/gestapo-raid-5';
import { card as heydrichAssassinated } from './stage-5/heydrich-assassinated';
import { card as lebensraum } from './stage-5/lebensraum';
import { card as rommelDefeated } from './stage-5/rommel-defeated';
import { card as russianSetback } from './stage-5/russian-setback';
import { card as visitFromBormann5 } from './stage-5/visit-from-bormann-5';
import { card as visitFromGoering5 } from './stage-5/visit-from-goering-5';
import { card as visitToTheFront } from './stage-5/visit-to-the-front';
import { card as berlinBombed } from './stage-6/berlin-bombed';
import { card as fortressEuropa } from './stage-6/fortress-europa';
import { card as gestapoRaid6 } from './stage-6/gestapo-raid-6';
import { card as kurskRecaptured } from './stage-6/kursk-recaptured';
import { card as sicilyInvaded } from './stage-6/sicily-invaded';
import { card as slowRetreat } from './stage-6/slow-retreat';
import { card as stalingradSurrounded } from './stage-6/stalingrad-surrounded';
import { card as visitFromHitler6 } from './stage-6/visit-from-hitler-6';
import { card as warsawGhettoUprising } from './stage-6/warsaw-ghetto-uprising';
import { card as wolfpacks } from './stage-6/wolfpacks';
import { card as anzioLanding } from './stage-7/anzio-landing';
import { card as documentsLocated } from './stage-7/documents-located';
import { card as fallOfRome } from './stage-7/fall-of-rome';
import { card as finalConscription } from './stage-7/final-conscription';
import { card as fuehrerBunker } from './stage-7/fuehrer-bunker';
import { card as gestapoRaid7 } from './stage-7/gestapo-raid-7';
import { card as gothicLine } from './stage-7/gothic-line';
import { card as operationOverlord } from './stage-7/operation-overlord';
import { card as rommelExecuted } from './stage-7/rommel-executed';
import { card as v2RocketAttack } from './stage-7/v2-rocket-attack';

/** All events, stage by stage. Written by scripts/indexes.mjs. */
export const eventCards: readonly EventCard[] = [
  assassinCaught1,
  berlinSpeech,
  blombergFritschAffair,
  gestapoInvestigation,
  kristallnacht,
  leadershipDispute,
  munichAgreement,
  paradeInBerlin,
  partyRally1,
  theAnschluss,
  visitFromGoebbels1,
  visitFromHimmler1,
  antiSemiticLaws,
  assassinCaught2,
  czechoslovakiaInvaded,
  gestapoRaid2,
  invasionOfPoland,
  naziSovietPact,
  partyRally2,
  strategySessionProduction,
  strategySessionPropaganda,
  sudetenlandOccupation,
  visitFromBormann2,
  visitFromHess,
  berghofRetreat3,
  fallOfParis,
  germanyBombed,
  gestapoRaid3,
  invasionOfNorway,
  jewsTargeted,
  londonBombed,
  seaLionPostponed,
  visitFromGoering3,
  visitFromHitler3,
  westernOffensive,
  afrikaKorps,
  fallOfKiev,
  gestapoRaid4,
  hessLeavesGermany,
  hitlerAssumesCommand,
  operationBarbarossa,
  pearlHarborAttack,
  visitFromGoebbels4,
  visitFromHimmler4,
  warConference,
  yugoslaviaSurrenders,
  berghofRetreat5,
  casablancaConference,
  easternPush,
  gestapoRaid5,
  heydrichAssassinated,
  lebensraum,
  rommelDefeated,
  russianSetback,
  visitFromBormann5,
  visitFromGoering5,
  visitToTheFront,
  berlinBombed,
  fortressEuropa,
  gestapoRaid6,
  kurskRecaptured,
  sicilyInvaded,
  slowRetreat,
  stalingradSurrounded,
  visitFromHitler6,
  warsawGhettoUprising,
  wolfpacks,
  anzioLanding,
  documentsLocated,
  fallOfRome,
  finalConscription,
  fuehrerBunker,
  gestapoRaid7,
  gothicLine,
  operationOverlord,
  rommelExecuted,
  v2RocketAttack,
];
