import { lazy, once } from '../base/ui/lazy';

const rest = once(() => import('./rest'));

/** The parts of the table that are fetched once it has been drawn: slips, cards, and what is read or said beside the game. */
export const Account = lazy(async () => (await rest()).Account);
export const ChatPanel = lazy(async () => (await rest()).ChatPanel);
export const ClaimsCard = lazy(async () => (await rest()).ClaimsCard);
export const DevicesSlip = lazy(async () => (await rest()).DevicesSlip);
export const EndFrame = lazy(async () => (await rest()).EndFrame);
export const Explanation = lazy(async () => (await rest()).Explanation);
export const Foretell = lazy(async () => (await rest()).Foretell);
export const FreeSeat = lazy(async () => (await rest()).FreeSeat);
export const KeyList = lazy(async () => (await rest()).KeyList);
export const LookOnly = lazy(async () => (await rest()).LookOnly);
export const Knocks = lazy(async () => (await rest()).Knocks);
export const NotesSlip = lazy(async () => (await rest()).NotesSlip);
export const OptionCard = lazy(async () => (await rest()).OptionCard);
export const PlanCards = lazy(async () => (await rest()).PlanCards);
export const PlannerPanel = lazy(async () => (await rest()).PlannerPanel);
export const ProposalCard = lazy(async () => (await rest()).ProposalCard);
export const RoomSlip = lazy(async () => (await rest()).RoomSlip);
export const ScreenSlip = lazy(async () => (await rest()).ScreenSlip);
export const StageLayer = lazy(async () => (await rest()).StageLayer);
export const TimeSlip = lazy(async () => (await rest()).TimeSlip);
export const UrgentBar = lazy(async () => (await rest()).UrgentBar);
export const VoteSlip = lazy(async () => (await rest()).VoteSlip);
