import type { DossierCard } from '../../content';
import { card as airplaneAccess } from './airplane-access';
import { card as blackOrchestra } from './black-orchestra';
import { card as calledAway } from './called-away';
import { card as classifiedPapers } from './classified-papers';
import { card as concealedPistol } from './concealed-pistol';
import { card as coverStory } from './cover-story';
import { card as defectionsAndDissent } from './defections-and-dissent';
import { card as delayHitler } from './delay-hitler';
import { card as distantContact } from './distant-contact';
import { card as dumpsterDive } from './dumpster-dive';
import { card as effectivePlanning } from './effective-planning';
import { card as falseSafetyReport } from './false-safety-report';
import { card as forgedDocuments } from './forged-documents';
import { card as forgedReleaseOrders } from './forged-release-orders';
import { card as hiddenCamera } from './hidden-camera';
import { card as historyRepeats } from './history-repeats';
import { card as infiltrateBunker } from './infiltrate-bunker';
import { card as inspiringLetter } from './inspiring-letter';
import { card as intelligenceBriefing } from './intelligence-briefing';
import { card as leakedTravelPlans } from './leaked-travel-plans';
import { card as loseGestapo } from './lose-gestapo';
import { card as militarySecrets } from './military-secrets';
import { card as officerRecruited } from './officer-recruited';
import { card as partisanInformant } from './partisan-informant';
import { card as planningSession } from './planning-session';
import { card as quickReaction } from './quick-reaction';
import { card as safe } from './safe';
import { card as slowNewsDay } from './slow-news-day';
import { card as stockpileEquipment } from './stockpile-equipment';
import { card as warCrimesEvidence } from './war-crimes-evidence';

/** All standard and illegal conspirator cards. Written by scripts/indexes.mjs. */
export const conspiratorCards: readonly DossierCard[] = [
  airplaneAccess,
  blackOrchestra,
  calledAway,
  classifiedPapers,
  concealedPistol,
  coverStory,
  defectionsAndDissent,
  delayHitler,
  distantContact,
  dumpsterDive,
  effectivePlanning,
  falseSafetyReport,
  forgedDocuments,
  forgedReleaseOrders,
  hiddenCamera,
  historyRepeats,
  infiltrateBunker,
  inspiringLetter,
  intelligenceBriefing,
  leakedTravelPlans,
  loseGestapo,
  militarySecrets,
  officerRecruited,
  partisanInformant,
  planningSession,
  quickReaction,
  safe,
  slowNewsDay,
  stockpileEquipment,
  warCrimesEvidence,
];
