import {
  aboutCard,
  askSeat,
  canDraw,
  conspirator,
  drawCard,
  type EventCard,
  type GameRun,
  isFree,
  msg,
  name,
  type Pub,
  type Script,
  type SheetId,
  text,
} from '../../api';

const MOST = 2;

/**
 * The free conspirators in turn order, beginning with the active one. All draw from one deck and see what the others
 * draw, so the order matters, unlike in a raid [R22].
 */
function roundTheTable({ conspirators, turn }: Pub): readonly SheetId[] {
  return [...conspirators.slice(turn.active), ...conspirators.slice(0, turn.active)].filter(isFree).map(({ id }) => id);
}

/** One by one, until the limit or a stop [R19]. */
function* drawSome(run: GameRun, id: SheetId): Script {
  for (let left = MOST; left > 0; left--) {
    const answer = yield* askSeat<'draw' | 'stop'>(run, {
      seat: conspirator(run.core.pub, id).seat,
      kind: 'draw',
      prompt: text('event.final-conscription.draw', { who: name.sheet(id), left }),
      ...aboutCard(run, 'about.draw'),
      options: () =>
        canDraw(run.core)
          ? [
              { key: 'draw', label: msg('option.draw-card'), ref: { kind: 'deck', id: 'conspirator' }, value: 'draw' },
              { key: 'stop', label: msg('option.stop'), value: 'stop' },
            ]
          : [],
    });
    if (answer !== 'draw') return;
    yield* drawCard(run, id);
  }
}

export const card: EventCard = {
  id: 'final-conscription',
  stage: 7,
  kind: 'standard',
  copies: 1,
  name: { en: 'Final Conscription', fr: 'Dernière mobilisation' },
  text: {
    en: 'Starting with the active conspirator, each conspirator may draw up to two conspirator cards.',
    fr: 'À tour de rôle, à partir du joueur actif, chaque conspirateur peut piocher une ou deux cartes conspirateur.',
  },
  words: {
    draw: {
      en: '{who} may draw {left, plural, one {one more card} other {up to # cards}}',
      fr: '{who} peut piocher {left, plural, one {encore une carte} other {jusqu’à # cartes}}',
    },
    'draw.you.who': {
      en: 'You may draw {left, plural, one {one more card} other {up to # cards}}',
      fr: 'Vous pouvez piocher {left, plural, one {encore une carte} other {jusqu’à # cartes}}',
    },
  },
  *resolve(run) {
    for (const id of roundTheTable(run.core.pub)) yield* drawSome(run, id);
  },
};
