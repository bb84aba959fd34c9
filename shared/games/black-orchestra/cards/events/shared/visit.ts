import {
  askMay,
  type Conspirator,
  conspirator,
  type LeaderId,
  name,
  type Play,
  type Script,
  type SheetId,
  text,
  visit,
} from '../../api';

/** A leader visits the nearest conspirator [BO 9]; returns the one visited if alone there [R3], or null. */
export function* visitAlone(play: Play, leader: LeaderId): Script<SheetId | null> {
  const [host, ...others] = yield* visit(play, leader);
  return host === undefined || others.length > 0 ? null : host.id;
}

/** How a visit event asks the conspirator visited what to make of it: their player decides [R4]. */
export function visitQuestion(play: Play, event: string, host: SheetId) {
  return {
    seat: conspirator(play.core.pub, host).seat,
    kind: 'may',
    prompt: text('ask.may', { who: name.sheet(host), card: text(`event.${event}`) }),
  };
}

/**
 * Makes the offer of a visit event, in the event's own words `yes`.
 * @param matters whether accepting could change anything for the conspirator; if not, nobody is asked
 */
export function* offerVisit(
  play: Play,
  event: string,
  host: SheetId,
  matters: (one: Conspirator) => boolean,
): Script<'yes' | 'no'> {
  if (!matters(conspirator(play.core.pub, host))) return 'no';
  return yield* askMay(play, visitQuestion(play, event, host), text(`event.${event}.yes`));
}
