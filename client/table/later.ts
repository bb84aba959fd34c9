import { later } from '../base/later';

const rest = () => import('./rest');

/** The parts of the table that are fetched once it has been drawn: slips, cards, and what is read or said beside the game. */
export const Account = later(async () => (await rest()).Account);
export const ChatPanel = later(async () => (await rest()).ChatPanel);
export const EndFrame = later(async () => (await rest()).EndFrame);
export const Explanation = later(async () => (await rest()).Explanation);
export const Foretell = later(async () => (await rest()).Foretell);
export const FreeSeat = later(async () => (await rest()).FreeSeat);
export const KeyList = later(async () => (await rest()).KeyList);
export const Knocks = later(async () => (await rest()).Knocks);
export const OptionCard = later(async () => (await rest()).OptionCard);
export const PlannerPanel = later(async () => (await rest()).PlannerPanel);
export const ProposalCard = later(async () => (await rest()).ProposalCard);
export const RoomSlip = later(async () => (await rest()).RoomSlip);
