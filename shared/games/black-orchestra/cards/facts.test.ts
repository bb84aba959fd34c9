import { EDITION_IDS } from '../board/editions';
import { editions } from '../editions';
import { plotTurn } from '../testing/plots';
import { nextDice, one, Scenario } from '../testing/scenario';

const { facts, dossier, events } = editions.second;
const aids = dossier.flatMap(({ id, plotAid: aid }) => (aid === undefined ? [] : [{ id, aid }]));
type Holder = 'kordt' | 'canaris';

/** Kordt attempts the Hidden Bomb with three dice: an eagle, an eagle and a number. Somebody holds a card that may help. */
function attempted(id: string, holder: Holder, support: number): Scenario {
  const s = plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    items: ['explosives'],
    table: (draft) => {
      draft.pub.support = support;
      one(draft, holder).dossier.push(`${id}#1`);
      nextDice(draft, 'eagle', 'eagle', '1', 'target');
    },
  });
  return s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:explosives:kordt');
}

/** What playing the card does; null when it is not offered at the moment its facts name. */
function played(id: string, when: 'gathering' | 'rolled', holder: Holder, support = 7) {
  const s = attempted(id, holder, support);
  if (when === 'rolled') s.choose('kordt', 'dice:3');
  if (!s.waiting.includes(`${holder}:plot-${when}`)) return null;
  const before = s.pub.attempt;
  s.choose(holder, `react:${id}#1`);
  const isRolling = s.options(holder).includes('die:2');
  if (isRolling) s.choose(holder, 'die:2');
  return {
    dice: when === 'gathering' ? (s.pub.attempt?.dice ?? 0) - (before?.dice ?? 0) : 0,
    rerolls: isRolling && s.pub.roll?.dice[2] === 'target' ? 1 : 0,
    // Two eagles at medium suspicion: one of them ignored is one too few.
    ignores: when === 'rolled' && s.log.includes('log.plot-quiet') ? 1 : 0,
  };
}

describe('The facts of cards that help plots [BO 12, 13]', () => {
  it('are there for every card played while dice are gathered or once they lie rolled, and for no other', () => {
    const timed = dossier.flatMap(({ id, reaction }) =>
      reaction?.timing === 'plot-gathering' || reaction?.timing === 'plot-rolled' ? [[id, reaction.timing]] : [],
    );
    expect(timed).toHaveLength(4);
    expect(aids.map(({ id, aid }) => [id, `plot-${aid.when}`])).toEqual(timed);
  });

  it.each(aids)('say what playing $id does, and for whom', ({ id, aid: { when, whose, dice, rerolls, ignores } }) => {
    const does = { dice: dice ?? 0, rerolls: rerolls ?? 0, ignores: ignores ?? 0 };
    expect(played(id, when, 'kordt')).toEqual(does);
    expect(played(id, when, 'canaris')).toEqual(whose === 'any' ? does : null);
  });

  it.each(aids)('say from which military support $id helps', ({ id, aid: { when, leastSupport } }) => {
    const helps = [3, 4, 5, 6, 7].filter((support) => played(id, when, 'kordt', support) !== null);
    expect(helps[0]).toBe(leastSupport ?? 3);
  });
});

describe('The facts of events', () => {
  it.each(events.map((card) => [card.id, card] as const))('say whether %s brings a raid [BO 10]', (id, card) => {
    const s = Scenario.event(id, {
      table: (draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'posen' }),
    });
    expect([id, s.log.includes('log.raid-nobody')]).toEqual([id, card.raid === true]);
  });
});

describe('The facts of an edition', () => {
  it.each(EDITION_IDS)('%s are plain JSON and name every card, event and sheet', (id) => {
    const edition = editions[id];
    expect(JSON.parse(JSON.stringify(edition.facts))).toEqual(edition.facts);
    expect(Object.keys(edition.facts.cards)).toEqual(edition.dossier.map((card) => card.id));
    expect(Object.keys(edition.facts.events)).toEqual(edition.events.map((card) => card.id));
  });

  it('are those printed on the cards', () => {
    expect(facts.cards['concealed-pistol']).toEqual({ kind: 'illegal', countsAs: 'weapons' });
    expect(facts.cards['safe']).toEqual({ kind: 'standard', keepsSafe: true });
    expect(facts.cards['sniper']?.plot).toEqual({
      letter: 'H',
      motivation: 'reckless',
      attempter: 'same-space',
      place: 'anywhere',
      optional: [
        { affiliation: 'abwehr', dice: 1 },
        { item: 'weapons', dice: 1 },
        { item: 'intel', dice: 1, each: true },
      ],
    });
    expect(facts.events['parade-in-berlin']).toMatchObject({ stage: 1, eagles: -2 });
    expect(facts.events['gestapo-raid-2']).toMatchObject({ stage: 2, kind: 'standard', raid: true });
    expect(facts.events['documents-located']).toEqual({
      stage: 7,
      kind: 'standard',
      copies: 1,
      guarded: true,
      lost: true,
    });
    expect(facts.sheets['beck']).toEqual({ affiliation: 'wehrmacht', passive: { noPenalties: true, plotDice: 1 } });
  });
});
