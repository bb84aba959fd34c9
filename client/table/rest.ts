/** What is not drawn when a table opens, in one piece: see `lazy.ts`. */
export { ChatPanel } from '../base/chat/ChatPanel';
export { EndFrame } from './end/EndFrame';
export { Explanation } from './Explanation';
export { KeyList } from './KeyList';
export { LookOnly } from './LookOnly';
export { OptionCard } from './OptionCard';
export { PlannerPanel } from './plans/PlannerPanel';
export { Foretell } from './predictions/Foretell';
export { DevicesSlip } from './room/DevicesSlip';
export { FreeSeat } from './room/FreeSeat';
export { Knocks } from './room/Knocks';
export { ProposalCard } from './room/ProposalCard';
export { RoomSlip } from './room/RoomSlip';
export { Account } from './story/Account';
export { TimeSlip } from './time/TimeSlip';
