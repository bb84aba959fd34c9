/** The parts that an opening table does not draw, in one lazy part: see `lazy.ts`. */
export { ChatPanel } from '../base/chat/ChatPanel';
export { LookOnly } from './bar/LookOnly';
export { EndFrame } from './end/EndFrame';
export { KeyList } from './keys/KeyList';
export { PlannerPanel } from './plans/PlannerPanel';
export { Foretell } from './predictions/Foretell';
export { Explanation } from './prompt/Explanation';
export { OptionCard } from './prompt/OptionCard';
export { ClaimsCard } from './room/ClaimsCard';
export { DevicesSlip } from './room/DevicesSlip';
export { FreeSeat } from './room/FreeSeat';
export { Knocks } from './room/Knocks';
export { ProposalCard } from './room/ProposalCard';
export { RoomSlip } from './room/RoomSlip';
export { Account } from './strip/Account';
export { TimeSlip } from './time/TimeSlip';
