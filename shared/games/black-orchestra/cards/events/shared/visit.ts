import {
  askMay,
  type Conspirator,
  conspirator,
  type GameRun,
  type LeaderId,
  logLine,
  name,
  type Script,
  type SheetId,
  text,
  visit,
} from '../../api';

/** A leader visits the nearest conspirator [BO 9]; returns the one visited if alone there [R3], or null: the log says so where there are several. */
export function* visitAlone(run: GameRun, leader: LeaderId): Script<SheetId | null> {
  const [host, ...others] = yield* visit(run, leader);
  // Found: he came to three, and nobody knew whether there was an offer.
  if (others.length > 0) logLine(run, 'log.nobody-alone', { leader: name.leader(leader) });
  return host === undefined || others.length > 0 ? null : host.id;
}

/** The question of a visit event to the conspirator visited: their player decides [R4]. */
export function visitQuestion(run: GameRun, event: string, host: SheetId) {
  return {
    seat: conspirator(run.core.pub, host).seat,
    kind: 'may',
    prompt: text('ask.may', { who: name.sheet(host), card: text(`event.${event}`) }),
    about: text('about.offer', { thing: text(`event.${event}`) }),
    openOptions: true as const,
  };
}

/**
 * Makes the offer of a visit event, in the event's own words `yes`.
 * @param matters whether accepting could change anything for the conspirator; if not, nobody is asked
 */
export function* offerVisit(
  run: GameRun,
  event: string,
  host: SheetId,
  matters: (one: Conspirator) => boolean,
): Script<'yes' | 'no'> {
  if (!matters(conspirator(run.core.pub, host))) return 'no';
  const answer = yield* askMay(run, visitQuestion(run, event, host), text(`event.${event}.yes`));
  if (answer === 'no') decline(run, event, host);
  return answer;
}

/** Tells that the conspirator who was visited does not accept: else nobody could say whether the offer was still open. */
export function decline(run: GameRun, event: string, host: SheetId): void {
  logLine(run, 'log.declined', { who: name.sheet(host), thing: text(`event.${event}`) });
}
