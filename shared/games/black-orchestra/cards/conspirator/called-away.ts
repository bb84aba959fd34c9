import {
  active,
  askLeader,
  askSpace,
  because,
  conspirator,
  DEPUTIES,
  type DossierCard,
  type GameRun,
  type LeaderId,
  leaderSpace,
  moveLeaders,
  msg,
  penaltyCosts,
  type Pub,
  type Script,
  type SheetId,
  SPACE_IDS,
  text,
} from '../api';

const HOW_MANY = 2;

function onBoard(pub: Pub): readonly LeaderId[] {
  return DEPUTIES.filter((deputy) => leaderSpace(pub, deputy) !== null);
}

/** Two deputies, or the only one there still is. */
function* askDeputies(run: GameRun, holder: SheetId): Script<readonly LeaderId[]> {
  const { seat } = conspirator(run.core.pub, holder);
  const called: LeaderId[] = [];
  while (called.length < HOW_MANY) {
    const asking = { seat, prompt: text('card.called-away.who', { n: called.length + 1 }) };
    const next = yield* askLeader(run, asking, () =>
      onBoard(run.core.pub).filter((deputy) => !called.includes(deputy)),
    );
    if (next === null) break;
    called.push(next);
  }
  return called;
}

export const card: DossierCard = {
  id: 'called-away',
  kind: 'standard',
  copies: 1,
  name: { en: 'Called Away', fr: 'Convocation' },
  text: {
    en: 'Reaction, at any time: move two deputies to one space of the board, even a closed one.',
    fr: 'Réaction, à tout moment : déplacez deux adjoints vers un même lieu du plateau, même fermé.',
  },
  words: {
    who: {
      en: '{n, plural, one {Which deputy is called away?} other {And which other deputy?}}',
      fr: '{n, plural, one {Quel adjoint est convoqué ?} other {Et quel autre adjoint ?}}',
    },
  },
  anyTime: {
    bar: ({ core: { pub } }) => (onBoard(pub).length > 0 ? null : because(msg('why.no-deputy'), '13')),
    averts: ({ core: { pub } }) => {
      const one = active(pub);
      return onBoard(pub).some((deputy) => leaderSpace(pub, deputy) === one.space && penaltyCosts(one, deputy));
    },
    *play(run, holder) {
      const { seat } = conspirator(run.core.pub, holder);
      const called = yield* askDeputies(run, holder);
      const to = yield* askSpace(run, { seat }, () =>
        SPACE_IDS.filter((space) => called.some((deputy) => leaderSpace(run.core.pub, deputy) !== space)),
      );
      if (to !== null) moveLeaders(run, called, to);
    },
  },
};
