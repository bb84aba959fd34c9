import { testRandom } from '../../../testing/playout';
import { gameSeeds } from '../../../testing/properties';
import type { SheetId } from '../board/sheets';
import type { ItemId, SpaceId } from '../board/spaces';
import { editions } from '../editions';
import { attemptOf } from '../rules/attempt';
import { plotChances } from '../rules/plot';
import { positionsOf } from '../testing/forecasts';
import { plotTurn } from '../testing/plots';
import { redeal } from '../testing/redeal';
import { clearTile, one, putTile, type Scenario } from '../testing/scenario';
import { tableOf } from '../view';
import { attemptChances } from './attempt';
import { mostDice, ownPlots, type PlotPlan, plotPlans } from './plans';
import { suppose } from './suppose';

const { facts } = editions.second;

/** Kordt holds the Hidden Bomb in Nuremberg; Hitler is in Munich, one move away, with Canaris and explosives. */
function planned(edit?: Parameters<typeof plotTurn>[1]['table']): Scenario {
  return plotTurn('hidden-bomb#1', {
    sheets: ['kordt', 'canaris', 'oster'],
    hitler: 'munich',
    at: 'nuremberg',
    items: ['keys'],
    table: (draft) => {
      Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'], dossier: ['quick-reaction#1'] });
      edit?.(draft);
    },
  });
}

function planFor(s: Scenario, who: SheetId): PlotPlan {
  const [plan, ...others] = plotPlans(s.pub, facts, who);
  if (plan === undefined || others.length > 0) throw new Error('not one plan');
  return plan;
}

const unmet = (plan: PlotPlan): readonly string[] => plan.needs.filter(({ met }) => !met).map(({ kind }) => kind);

describe('The plan of a plot [BO 12]', () => {
  it('says what is missing and how far the way is', () => {
    const plan = planFor(planned(), 'kordt');
    expect(plan).toMatchObject({ card: 'hidden-bomb#1', who: 'kordt', target: 'hitler', from: 'munich' });
    expect(plan.needs).toContainEqual({ kind: 'reach', attempter: 'same-space', moves: 1, met: false });
    expect(unmet(plan)).toEqual(['reach']);
  });

  it('names the holder of a card that somebody else holds, and the motivation that is wanting', () => {
    const plan = planFor(planned(), 'canaris');
    expect(plan.needs).toContainEqual({ kind: 'card', holder: 'kordt', met: false });
    expect(unmet(plan)).toEqual(['card', 'motivation']);
  });

  it('has no way for a prisoner, nor through spaces that are still closed', () => {
    const prisoner = planFor(
      planned((draft) => void (one(draft, 'kordt').space = 'prison')),
      'kordt',
    );
    expect(unmet(prisoner)).toEqual(['freedom', 'reach']);
    const far = planFor(
      planned((draft) => void (draft.pub.leaders.hitler = { state: 'board', space: 'paris' })),
      'kordt',
    );
    expect(far.needs).toContainEqual({ kind: 'reach', attempter: 'same-space', moves: null, met: false });
  });

  it('has the odds as they would be there: bare, with what lies ready, and with reactions', () => {
    const plan = planFor(planned(), 'kordt');
    // One die, and one for the civilian; keys and Canaris' explosives make four.
    expect([plan.bare.dice, plan.ready.dice, plan.reacted.dice]).toEqual([2, 4, 4]);
    expect(plan.bare.best).toBeNull();
    expect(plan.ready.chances[3]?.ways).toEqual({ success: 144, quiet: 981, detected: 171, all: 1296 });
    expect(plan.reacted.chances[3]?.success).toBeGreaterThan(144 / 1296);
  });

  it('says what would help, whether it is there, and where it lies', () => {
    const s = planned((draft) => {
      one(draft, 'canaris').items = [];
      one(draft, 'oster').items = ['explosives'];
    });
    const found = planFor(s, 'kordt').improvements.map(({ by, state, at, with: more }) => [by, state, at, more.dice]);
    expect(found).toEqual([
      [{ affiliation: 'civilian', dice: 1 }, 'counted', [], 2],
      [{ item: 'explosives', dice: 1, each: true }, 'missing', [{ kind: 'holder', who: 'oster' }], 4],
      [{ item: 'keys', dice: 1 }, 'ready', [{ kind: 'holder', who: 'kordt' }], 3],
      [{ card: 'quick-reaction#1', when: 'rolled' }, 'ready', [{ kind: 'holder', who: 'canaris' }], 2],
    ]);
  });

  it('has no use for what lies in a space that is closed for good, if none can turn up elsewhere (found: items to be fetched there)', () => {
    const lying = (down: 'munich' | 'warsaw') =>
      planFor(
        planned((draft) => {
          for (const each of draft.pub.conspirators) each.items = [];
          draft.pub.stage = 7;
          putTile(draft, 'wasserburg', 'explosives', 'up');
          const others = (Object.keys(draft.pub.tiles) as SpaceId[]).filter(
            (space) => space !== 'wasserburg' && space !== down,
          );
          for (const space of others) clearTile(draft, space);
        }),
        'kordt',
      ).improvements[1];
    expect(lying('warsaw')).toMatchObject({ state: 'out-of-reach', at: [] });
    expect(lying('munich')).toMatchObject({ state: 'missing', at: [] });
  });

  it('adds what is missing to all that is ready (bug: with it alone a plan looked worse than it is)', () => {
    const plan = planFor(
      planned((draft) => void (one(draft, 'canaris').items = [])),
      'kordt',
    );
    const [, explosives] = plan.improvements;
    expect([plan.ready.dice, explosives?.state, explosives?.with.dice]).toEqual([3, 'missing', 4]);
    expect(explosives?.with.chances[3]?.ways).toEqual({ success: 144, quiet: 981, detected: 171, all: 1296 });
  });

  it('has at most the dice that its card names and that somebody here can bring (found: two turns went into one that could not have enough)', () => {
    const most = (card: 'suitcase-bomb#1' | 'hidden-bomb#1', sheets: readonly SheetId[], items: readonly ItemId[]) => {
      const s = plotTurn(card, { sheets: [...sheets], hitler: 'munich', at: 'munich', items: [...items] });
      const plan = planFor(s, sheets[0] ?? 'kordt');
      return [plan.ready.dice, mostDice(s.pub, facts, plan)];
    };
    // Explosives, and an attempter of the Wehrmacht where there is one.
    expect(most('suitcase-bomb#1', ['kordt', 'canaris'], [])).toEqual([1, 2]);
    expect(most('suitcase-bomb#1', ['kordt', 'olbricht'], [])).toEqual([1, 3]);
    expect(most('suitcase-bomb#1', ['kordt', 'canaris'], ['explosives'])).toEqual([2, 2]);
    // Each of its explosives counts, also beside one that is there (found in review).
    const [dice = 0, all = 0] = most('hidden-bomb#1', ['kordt', 'canaris'], ['explosives']);
    expect(all).toBeGreaterThan(dice + 2);
  });

  it('can be asked for a table that is different: another suspicion, or more items', () => {
    const { pub } = planned();
    const [plan] = plotPlans(
      suppose(pub, 'kordt', { suspicion: 'high', items: ['explosives', 'explosives'] }),
      facts,
      'kordt',
    );
    expect(plan?.ready).toMatchObject({ dice: 5, need: { targets: 3, first: 1 } });
  });

  it.each(gameSeeds(6))('is met exactly when the rules offer the attempt, in game %i', (seed) => {
    for (const core of positionsOf(seed, 5)) {
      for (const { id } of core.pub.conspirators) {
        const possible = plotPlans(core.pub, facts, id).filter(
          (plan) =>
            unmet(plan).length === 0 && facts.cards[plan.card.split('#')[0] ?? '']?.plot?.attempter !== 'on-the-way',
        );
        const chances = plotChances({ core, content: editions.second }, id);
        const offered = chances.filter((chance) => !('why' in chance));
        expect(possible.map(({ card, target }) => ({ card, target }))).toEqual(offered);
      }
    }
  });

  it.each(gameSeeds(6))('has the same needs and chances where only those are asked for, in game %i', (seed) => {
    for (const core of positionsOf(seed, 5)) {
      for (const { id } of core.pub.conspirators) {
        const whole = plotPlans(core.pub, facts, id).filter(({ needs }) =>
          needs.some((need) => need.kind === 'card' && need.met),
        );
        const own = ownPlots(core.pub, facts, id).map((plot) => ({ ...plot, reacted: plot.reacted() }));
        expect(own).toEqual(whole.map(({ card, target, needs, reacted }) => ({ card, target, needs, reacted })));
      }
    }
  });

  it('promises what the attempt then has, once all that is ready was laid down', () => {
    const s = planned((draft) => void (one(draft, 'kordt').space = 'munich'));
    const plan = planFor(s, 'kordt');
    s.choose('kordt', 'plot:hidden-bomb#1:hitler').choose('kordt', 'item:keys:kordt');
    s.choose('kordt', 'item:explosives:canaris').choose('canaris', 'yes');
    expect(s.waiting).toEqual(['kordt:plot-dice']);
    const { alone, reacted } = attemptChances(s.pub, facts, attemptOf(s.pub));
    expect(plan.ready.chances).toEqual(alone);
    expect(plan.reacted.chances).toEqual(reacted);
  });

  it('says nothing that is not in the view: the same for every deal of what nobody has seen', () => {
    for (const seed of gameSeeds(2)) {
      const random = testRandom(seed);
      for (const core of positionsOf(seed, 40)) {
        const plans = (of: typeof core) =>
          of.pub.conspirators.map(({ id }) => plotPlans(tableOf({ core: of, content: editions.second }), facts, id));
        expect(plans(redeal(core, random))).toEqual(plans(core));
      }
    }
  });
});
