import { later } from '../../base/later';

const rest = () => import('./rest');

/** The parts of the drawing that are fetched once the table has been drawn: pages, plots, and the panels of some questions. */
export const AttemptPanel = later(async () => (await rest()).AttemptPanel);
export const DangerPage = later(async () => (await rest()).DangerPage);
export const Decks = later(async () => (await rest()).Decks);
export const End = later(async () => (await rest()).End);
export const InterrogationPanel = later(async () => (await rest()).InterrogationPanel);
export const Planner = later(async () => (await rest()).Planner);
export const PlansAside = later(async () => (await rest()).PlansAside);
export const PlotDicePanel = later(async () => (await rest()).PlotDicePanel);
export const Verdict = later(async () => (await rest()).Verdict);
