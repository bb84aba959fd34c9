import type { Seat } from '../../../../shared/engine/ask';
import type { CardId } from '../../../../shared/games/moonless-alley/board/cards';
import { ZONE_IDS, type ZoneId } from '../../../../shared/games/moonless-alley/board/zones';
import { payOf } from '../../../../shared/games/moonless-alley/forecast/pay';
import { dominates, type Standing, strengthIn } from '../../../../shared/games/moonless-alley/forecast/strength';
import type { Table } from '../../../../shared/games/moonless-alley/table';
import type { Change, Choosing } from '../../../table/contract/contract';
import { noteOf } from '../board/notes';
import { type Facts, nameOf, standingOf } from '../drawing';
import { saysOf } from '../explain/says';
import { masters } from '../sheets/standing';

/** The questions whose answers are agents, zones or players. */
const TARGETED: readonly string[] = ['skill', 'victim'];

/** How options are looked at and taken. */
export const choosing: Partial<Choosing<Table, Facts>> = {
  // Nothing of a pile is lost by reading it twice: the panel shows its cards above the buttons.
  plain: ['look'],
  // The page of a deployment shows its zone before and after; the tiles say what the others come to.
  told: ['done', 'recruit', 'finish', 'pass'],
  finishing: ['finish', 'pass'],
  leaving: ['finish', 'pass', 'skip', 'keep', 'give-up'],
  about: ({ ask, option, text }) => {
    // A target is a name alone: the question says what becomes of it.
    if (TARGETED.includes(ask.kind)) return [text.render(ask.prompt)];
    // The skill of an agent that lies there is used already: it would be read as what the answer does.
    const id = option.ref?.kind === 'card' ? (option.ref.id as CardId) : null;
    const says = id === null ? null : saysOf(text, id);
    return says === null ? [] : [says];
  },
  note: ({ option: { key }, view: { you, table }, text }) => (you === null ? null : noteOf(key, you, table, text)),
  reveal: (of, _kind, after, text) =>
    text.render({ m: of === 'hands' && after.phase.state === 'skill' ? 'ma.reveal.skill' : `ma.reveal.${of}` }),
  compare,
};

/** What missions of the reader would pay in all. */
function paid({ own, laid }: Table, standing: Standing, you: Seat): number {
  return (own?.laid ?? []).reduce((sum, card, i) => {
    const zone = laid[you]?.[i];
    return zone === undefined ? sum : sum + payOf(standing, you, card, zone);
  }, 0);
}

/** Zones that change hands, strengths, and what the reader's missions would pay. */
function compare({ before, after, you, text }: Parameters<Choosing<Table, Facts>['compare']>[0]): readonly Change[] {
  const [was, is] = [standingOf(before), standingOf(after)];
  const changes: Change[] = [];
  for (const zone of ZONE_IDS) {
    const what = text.render({ m: 'ma.change.master', p: { zone: { m: `zone.${zone}` } } });
    const [from, to] = [masters(was, zone, text), masters(is, zone, text)];
    if (from !== to) changes.push({ what, from, to, tone: toneOf(you, was, is, zone) });
  }
  for (const zone of ZONE_IDS) {
    for (let seat = 0; seat < is.seats; seat++) {
      const [from, to] = [strengthIn(was, seat, zone), strengthIn(is, seat, zone)];
      if (from === to) continue;
      const what = text.render({ m: 'choice.zone-of', p: { zone: { m: `zone.${zone}` }, who: nameOf(text, seat) } });
      const isGood = to > from === (seat === you);
      changes.push({
        what,
        from: String(from),
        to: String(to),
        tone: you === null ? 'neither' : isGood ? 'better' : 'worse',
      });
    }
  }
  if (you === null || before.own?.laid.length !== after.own?.laid.length) return changes;
  const [from, to] = [paid(before, was, you), paid(after, is, you)];
  if (from !== to)
    changes.push({
      what: text.render({ m: 'ma.missions' }),
      from: String(from),
      to: String(to),
      tone: to > from ? 'better' : 'worse',
    });
  return changes;
}

function toneOf(you: Seat | null, was: Standing, is: Standing, zone: ZoneId): Change['tone'] {
  if (you === null) return 'neither';
  const [had, has] = [dominates(was, you, zone), dominates(is, you, zone)];
  return had === has ? 'neither' : has ? 'better' : 'worse';
}
