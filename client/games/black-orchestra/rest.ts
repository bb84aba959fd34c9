/** What is not drawn when a table opens, in one piece: see `lazy.ts`. */
import './styles/decks.css';
import './styles/plot.css';
import './styles/panels.css';
import './styles/planner.css';

export { DangerPage } from './danger/DangerPage';
export { Decks } from './desk/Decks';
export { Legend } from './desk/Legend';
export { End } from './End';
export { InterrogationPanel } from './InterrogationPanel';
export { AttemptPanel } from './planner/Attempt';
export { Planner } from './planner/Planner';
export { PlansAside } from './planner/PlansAside';
export { PlotPage } from './planner/PlotPage';
export { Stage } from './stage/Stage';
export { WaitingDoor } from './stage/WaitingDoor';
