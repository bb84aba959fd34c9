import { lazy, once } from '../../base/ui/lazy';

const rest = once(() => import('./rest'));

/** The parts of the drawing that are fetched once the table has been drawn: pages, plots, and the panels of some questions. */
export const AttemptPanel = lazy(async () => (await rest()).AttemptPanel);
export const DangerPage = lazy(async () => (await rest()).DangerPage);
export const Decks = lazy(async () => (await rest()).Decks);
export const End = lazy(async () => (await rest()).End);
export const InterrogationPanel = lazy(async () => (await rest()).InterrogationPanel);
export const Legend = lazy(async () => (await rest()).Legend);
export const Planner = lazy(async () => (await rest()).Planner);
export const PlansAside = lazy(async () => (await rest()).PlansAside);
export const PlotPage = lazy(async () => (await rest()).PlotPage);
/** The figures of the lobby, which are no part of a table. */
export const Portrait = lazy(async () => (await import('./portraits/Portrait')).Portrait);
export const Stage = lazy(async () => (await rest()).Stage);
export const WaitingDoor = lazy(async () => (await rest()).WaitingDoor);
