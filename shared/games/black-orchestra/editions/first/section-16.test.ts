/** Section 16 of the rules, sentence by sentence, in its order. Three players and standard difficulty unless said otherwise. */
import { SetupError } from '../../../../engine/game';
import { COMPLETE_LANGUAGES } from '../../../../engine/languages';
import { keysFrom } from '../../../../engine/rng';
import { makeRenderer } from '../../../../text/render';
import { blackOrchestra } from '../..';
import type { Motivation } from '../../board/levels';
import type { DieFace } from '../../board/pieces';
import { SPACE_IDS, type SpaceId } from '../../board/spaces';
import { messages, wordings } from '../../messages';
import { DEPUTIES } from '../../rules/select';
import type { CardKey, Core } from '../../state';
import { interrogatedInFirst } from '../../testing/interrogation';
import {
  clearTile,
  type Given,
  makeCurrent,
  nextDice,
  one,
  Scenario,
  stackDeck,
  stackEvents,
} from '../../testing/scenario';

const at = (space: SpaceId) => ({ state: 'board', space }) as const;
const first = (given: Given = {}): Given => ({ ...given, options: { ...given.options, edition: 'first' } });
const keysOf = (entropy: string) => keysFrom(entropy.repeat(32), blackOrchestra.streams);
const newGame = (options: Record<string, string>, entropy = 'ab'): Core =>
  blackOrchestra.setup({ seats: 3, options, keys: keysOf(entropy) }).core;
const keys = (list: readonly string[], prefix: string): readonly string[] =>
  list.filter((key) => key.startsWith(prefix)).sort();

describe('Same board, decks and sheets, with these differences', () => {
  test('a new game differs from one of the second edition in its interrogation deck only', () => {
    const [one, two] = [newGame({ edition: 'first' }), newGame({ edition: 'second' })];
    const same = ({ pub, hidden }: Core) => ({
      pub: { ...pub, edition: null },
      hidden: { ...hidden, interrogationDeck: null, rng: { ...hidden.rng, interrogation: null } },
    });
    expect(same(one)).toEqual(same(two));
    expect([one.pub.edition, one.hidden.interrogationDeck.length]).toEqual(['first', 24]);
    expect(one.hidden.interrogationDeck.every((key) => /^first-[1-6]#[1-4]$/.test(key))).toBe(true);
  });

  test('the variants combine with it [BO 15]', () => {
    const { pub, hidden } = newGame({ edition: 'first', lieutenants: 'on', urgency: 'on', documents: 'on' });
    expect(pub.variants).toMatchObject({ lieutenants: true, urgency: true, documents: true });
    expect(hidden.eventDecks.map((deck) => deck.length)).toEqual([9, 9, 9, 9, 9, 9, 9]);
    expect(hidden.eventDecks[6]).not.toContain('documents-located#1');
  });
});

describe('Names: positive for motivated, zealous for reckless, restricted for illegal', () => {
  test.each([
    ['en', 'motivation.motivated', 'positive'],
    ['en', 'motivation.reckless', 'zealous'],
    [
      'en',
      'card.sniper.text',
      'Plot. Needed: motivation 5 (zealous), in Hitler’s space. Useful: Abwehr (1 die), Weapons (1 die), each Intel item (1 die).',
    ],
    ['en', 'effect.lose-an-illegal-card', 'One conspirator with a restricted card discards one restricted card.'],
    ['en', 'waiting.raid', '{who} {n, plural, one {decides} other {decide}} about restricted cards.'],
    ['en', 'why.place.stage-1-or-2', 'Needed: {target} in Berlin or a stage 1 or 2 space.'],
    ['fr', 'motivation.motivated', 'positif'],
    ['fr', 'motivation.reckless', 'zélé'],
    ['fr', 'effect.lose-an-illegal-card', 'Un conspirateur défausse une carte interdite.'],
    [
      'fr',
      'card.safe.text',
      'Permanent. Les cartes interdites que vous gardez lors d’un raid de la Gestapo n’augmentent pas votre suspicion.',
    ],
  ] as const)('in %s: %s', (language, id, sentence) => {
    expect(wordings.first[language][id]).toBe(sentence);
  });

  test.each(['en', 'fr'] as const)(
    'in %s: nowhere else, and the sentences that stay are not sent twice',
    (language) => {
      const all = { ...messages[language], ...wordings.first[language] };
      const old = /\b(motivated|reckless|illegal)\b|motivé(?!\p{L})|téméraire|illégale/iu;
      expect(Object.entries(all).filter(([, sentence]) => old.test(sentence))).toEqual([]);
      // A sentence that is the same in one language is sent in it all the same where another one has a different one.
      const same = (id: string) => COMPLETE_LANGUAGES.every((one) => messages[one][id] === wordings.first[one][id]);
      expect(Object.keys(wordings.first[language]).filter(same)).toEqual([]);
      expect(Object.keys(wordings.first.fr).filter((id) => messages.fr[id] === undefined)).toEqual([]);
    },
  );
});

describe('Conspirators are dealt at random', () => {
  test('picks are refused, and who plays depends on the seed', () => {
    const pick = { seats: 3, keys: keysOf('ab'), options: { edition: 'first', picks: [['beck']] } };
    expect(blackOrchestra.checkOptions(3, pick.options)).toBe('error.bad-options');
    expect(() => blackOrchestra.setup(pick)).toThrow(SetupError);
    expect(blackOrchestra.checkOptions(3, { edition: 'first', picks: [[], []] })).toBeNull();
    expect(blackOrchestra.checkOptions(3, { edition: 'second', picks: [['beck']] })).toBeNull();
    const dealt = ['ab', 'cd', 'ef', '12'].map((seed) =>
      newGame({ edition: 'first' }, seed)
        .pub.conspirators.map(({ id }) => id)
        .join(),
    );
    expect(new Set(dealt).size).toBe(4);
  });
});

describe('Berlin spaces count as stage 1 spaces for cards that ask for a stage', () => {
  const inBerlin = (card: CardKey, given: (given: Given) => Given) =>
    Scenario.turn(
      given({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { motivation: 'committed', space: 'sportpalast', dossier: [card] });
          draft.pub.leaders.hitler = at('sportpalast');
          draft.pub.leaders.hess = at('posen');
          // Hitler's penalty takes 1 motivation off.
          one(draft, 'beck').motivation = 'reckless';
        },
      }),
    ).options('beck');

  test('Kidnapping, in a space of stage 1 or 2, works in Berlin; in the second edition it does not [R9]', () => {
    expect(inBerlin('kidnapping#1', first)).toContain('plot:kidnapping#1:hitler');
    expect(
      keys(
        inBerlin('kidnapping#1', (given) => given),
        'plot:',
      ),
    ).toEqual([]);
    expect(wordings.first.en['card.kidnapping.text']).toContain('in one space of Berlin or of stage 1 or 2');
  });

  test('Ambush, in a space of stage 3, 4 or 5, does not', () => {
    expect(keys(inBerlin('ambush#1', first), 'plot:')).toEqual([]);
  });
});

describe('Raid: after the arrests each free conspirator may discard any cards, then raises suspicion by 1 for each restricted card still held', () => {
  const raid = (table: Given['table']) => Scenario.event('gestapo-raid-3', first(table === undefined ? {} : { table }));

  test('the arrests come first; then standard cards, restricted ones and plots may go', () => {
    const s = raid((draft) => {
      Object.assign(one(draft, 'beck'), { suspicion: 'extreme', dossier: ['military-secrets#1'] });
      Object.assign(one(draft, 'canaris'), {
        motivation: 'skeptical',
        suspicion: 'low',
        dossier: ['cover-story#1', 'forged-documents#1', 'inspiring-letter#1', 'hidden-bomb#1'],
      });
    });
    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: ['military-secrets#1'] });
    expect(s.waiting).toEqual(['canaris:raid']);
    expect(s.options('canaris')).toEqual([
      'discard:cover-story#1',
      'discard:forged-documents#1',
      'discard:inspiring-letter#1',
      'discard:hidden-bomb#1',
      'done',
    ]);
    s.choose('canaris', 'discard:hidden-bomb#1').choose('canaris', 'discard:cover-story#1').choose('canaris', 'done');
    expect(s.who('canaris')).toMatchObject({
      suspicion: 'high',
      dossier: ['forged-documents#1', 'inspiring-letter#1'],
    });
    // Found: nobody knew why suspicion had risen.
    expect(s.log.filter((id) => id === 'log.kept-suspect')).toHaveLength(2);
  });

  test('discarding all restricted cards costs no suspicion, and everybody decides at the same time [R22]', () => {
    const s = raid((draft) => {
      one(draft, 'beck').dossier = ['cover-story#1'];
      one(draft, 'canaris').dossier = ['forged-documents#1'];
      draft.pub.track = 2;
    });
    expect(s.waiting).toEqual(['beck:raid', 'canaris:raid']);
    s.choose('canaris', 'discard:forged-documents#1').choose('beck', 'done');
    expect([s.who('canaris').suspicion, s.who('beck').suspicion]).toEqual(['medium', 'medium']);
    expect([s.who('beck').dossier, s.pub.discard, s.pub.track]).toEqual([['cover-story#1'], ['forged-documents#1'], 0]);
  });

  test('suspicion stops at extreme, and nobody is arrested for what the raid adds', () => {
    const s = raid((draft) => {
      Object.assign(one(draft, 'beck'), { suspicion: 'high', dossier: ['forged-documents#1', 'inspiring-letter#1'] });
    }).choose('beck', 'done');
    expect(s.who('beck')).toMatchObject({ suspicion: 'extreme', space: 'train-station' });
  });

  test('with a Safe the restricted cards cost nothing', () => {
    const s = raid((draft) => {
      one(draft, 'beck').dossier = ['forged-documents#1', 'safe#1'];
    }).choose('beck', 'done');
    expect(s.who('beck').suspicion).toBe('medium');
  });
});

describe('An arrest itself discards nothing', () => {
  test('the Release action rolls an eagle: the restricted card goes to prison, too', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          draft.pub.leaders.himmler = at('posen');
          Object.assign(one(draft, 'beck'), { space: 'gestapo-hq', dossier: ['forged-documents#1', 'hidden-bomb#1'] });
          one(draft, 'canaris').space = 'prison';
          nextDice(draft, 'eagle');
        },
      }),
    ).choose('beck', 'release');
    expect(s.who('beck')).toMatchObject({ space: 'prison', dossier: ['forged-documents#1', 'hidden-bomb#1'] });
    expect(s.pub.discard).toEqual([]);
  });
});

describe('Arrested turn: discard all restricted cards and, for each, one further unrestricted card', () => {
  const prison = (dossier: readonly CardKey[]) =>
    interrogatedInFirst('first-1', (draft) => {
      Object.assign(one(draft, 'beck'), { motivation: 'skeptical', dossier: [...dossier] });
    });

  test('the restricted ones go by themselves, the others by choice', () => {
    const s = prison(['forged-documents#1', 'cover-story#1', 'safe#1', 'called-away#1', 'hidden-bomb#1']);
    expect(s.pub.discard).toEqual(['forged-documents#1']);
    expect(s.waiting).toEqual(['beck:give-up']);
    expect(s.options('beck')).toEqual([
      'card:cover-story#1',
      'card:safe#1',
      'card:called-away#1',
      'card:hidden-bomb#1',
    ]);
    s.choose('beck', 'card:safe#1');
    expect(s.who('beck').dossier).toEqual(['cover-story#1', 'called-away#1', 'hidden-bomb#1']);
    expect(s.waiting).toEqual(['beck:interrogation']);
  });

  test('two restricted cards cost two more', () => {
    const s = prison(['forged-documents#1', 'inspiring-letter#1', 'cover-story#1', 'safe#1', 'called-away#1']);
    s.choose('beck', 'card:cover-story#1').choose('beck', 'card:called-away#1');
    expect(s.who('beck').dossier).toEqual(['safe#1']);
  });

  test('plots need not be given up; with nothing else left no more is discarded', () => {
    const s = prison(['forged-documents#1', 'inspiring-letter#1', 'cover-story#1', 'hidden-bomb#1']);
    expect(s.options('beck')).toEqual(['card:cover-story#1', 'card:hidden-bomb#1']);
    s.choose('beck', 'card:cover-story#1');
    expect(s.who('beck').dossier).toEqual(['hidden-bomb#1']);
    expect(s.waiting).toEqual(['beck:interrogation']);
  });

  test('a plot may be given up instead of another card [R33]', () => {
    const s = prison(['forged-documents#1', 'cover-story#1', 'hidden-bomb#1']).choose('beck', 'card:hidden-bomb#1');
    expect(s.who('beck').dossier).toEqual(['cover-story#1']);
  });

  test('without restricted cards nothing is discarded', () => {
    const s = prison(['cover-story#1', 'hidden-bomb#1']);
    expect([s.who('beck').dossier, s.waiting]).toEqual([['cover-story#1', 'hidden-bomb#1'], ['beck:interrogation']]);
  });
});

describe('Roll a die to resist, by motivation', () => {
  const roll = (motivation: Motivation, face: DieFace) =>
    Scenario.interrogation(
      'first-1',
      first({
        table: (draft) => {
          one(draft, 'beck').motivation = motivation;
          one(draft, 'canaris').dossier.push('slow-news-day#1');
          nextDice(draft, face);
        },
      }),
    );
  const RESISTED: Readonly<Record<Motivation, readonly DieFace[]>> = {
    timid: [],
    skeptical: ['target'],
    motivated: ['target', '3'],
    committed: ['target', '2', '3'],
    reckless: ['target', '1', '2', '3'],
  };
  const all = Object.entries(RESISTED).flatMap(([motivation, faces]) =>
    (['eagle', 'target', '1', '2', '3'] as const).map(
      (face) => [motivation as Motivation, face, faces.includes(face) ? 'resisted' : 'interrogated'] as const,
    ),
  );

  test.each(all)('%s, %s: %s', (motivation, face, outcome) => {
    const s = roll(motivation, face);
    expect(s.log.includes('log.interrogated')).toBe(outcome === 'interrogated');
    expect(s.waiting).toEqual([outcome === 'interrogated' ? 'beck:interrogation' : 'canaris:before-event']);
    expect(s.hidden.interrogation === null).toBe(outcome === 'resisted');
    if (outcome === 'resisted') expect(s.who('beck').space).toBe(face === 'target' ? 'gestapo-hq' : 'prison');
  });

  test('no die in the supply: the prisoner cannot resist, and is not released [R32]', () => {
    const s = Scenario.interrogation(
      'first-1',
      first({
        table: (draft) => {
          one(draft, 'beck').motivation = 'reckless';
          one(draft, 'canaris').extraDice = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
        },
      }),
    );
    expect([s.waiting, s.log.includes('log.resisted')]).toEqual([['beck:interrogation'], false]);
  });
});

describe('A failed resistance draws an interrogation card from the first-edition deck', () => {
  test('three options, no Try to resist', () => {
    const s = interrogatedInFirst('first-1', (draft) => {
      one(draft, 'kordt').motivation = 'skeptical';
      one(draft, 'kordt').dossier = ['cover-story#1'];
    });
    expect(s.options('beck')).toEqual(['option:1', 'option:2', 'option:3']);
  });

  test('if no option can be applied draw another; the first is shuffled back unseen', () => {
    // Nobody has two cards besides the one each holds, everybody is timid and at extreme suspicion.
    const s = interrogatedInFirst('first-1', (draft) => {
      for (const id of ['canaris', 'kordt'] as const) Object.assign(one(draft, id), { suspicion: 'extreme' });
      draft.hidden.interrogationDeck = [
        'first-1#1',
        'first-4#1',
        ...draft.hidden.interrogationDeck.filter((key) => !['first-1#1', 'first-4#1'].includes(key)),
      ];
    });
    expect(s.hidden.interrogation).toMatch(/^first-[2-6]#/);
    expect(s.hidden.interrogationDeck).toContain('first-1#1');
    expect(s.hidden.interrogationDeck).toHaveLength(23);
  });

  test('if none can be, nothing happens: but two events can always be due, so the fourth card is the last resort', () => {
    const s = Scenario.interrogation(
      'first-1',
      first({
        table: (draft) => {
          Object.assign(one(draft, 'canaris'), { suspicion: 'extreme', dossier: ['slow-news-day#1'] });
          one(draft, 'kordt').space = 'prison';
          draft.pub.support = 7;
          for (const leader of DEPUTIES) draft.pub.leaders[leader] = { state: 'gone' };
          for (const space of SPACE_IDS) clearTile(draft, space);
          draft.hidden.interrogationDeck.sort(
            (a, b) => Number(a.startsWith('first-4')) - Number(b.startsWith('first-4')),
          );
          nextDice(draft, '1');
        },
      }),
    );
    expect(s.hidden.interrogation).toMatch(/^first-4#/);
    expect(s.options('beck')).toEqual(['option:1']);
    s.choose('beck', 'option:1');
    expect(s.pub.turn.eventsDue).toBe(2);
    expect(s.hidden.interrogationDeck).toHaveLength(24);
  });
});

describe('A target releases in any case, after the interrogation card if there is one: Gestapo HQ, high suspicion', () => {
  test('timid: the card first, then the release', () => {
    const s = Scenario.interrogation(
      'first-1',
      first({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { suspicion: 'low' });
          one(draft, 'canaris').dossier.push('slow-news-day#1');
          nextDice(draft, 'target');
        },
      }),
    );
    expect([s.who('beck').space, s.waiting]).toEqual(['prison', ['beck:interrogation']]);
    s.choose('beck', 'option:1').choose('beck', 'conspirator:kordt');
    expect(s.who('kordt').suspicion).toBe('high');
    expect(s.who('beck')).toMatchObject({ space: 'gestapo-hq', suspicion: 'high' });
    const { log } = s;
    expect(log.indexOf('log.chose')).toBeLessThan(log.indexOf('log.released'));
  });
});

describe('Release action: the freed conspirator’s suspicion becomes extreme', () => {
  test('and that of who frees rises by 1', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          draft.pub.leaders.himmler = at('posen');
          Object.assign(one(draft, 'beck'), { space: 'gestapo-hq' });
          one(draft, 'canaris').space = 'prison';
          nextDice(draft, '2');
        },
      }),
    ).choose('beck', 'release');
    expect(s.who('canaris')).toMatchObject({ space: 'gestapo-hq', suspicion: 'extreme' });
    expect(s.who('beck').suspicion).toBe('high');
  });
});

describe('Plot items come from the attempting conspirator only', () => {
  test('Canaris’ explosives are not offered to Kordt', () => {
    const given = (also: (given: Given) => Given) =>
      Scenario.turn(
        also({
          sheets: ['kordt', 'canaris', 'beck'],
          table: (draft) => {
            draft.pub.leaders.hitler = at('munich');
            draft.pub.leaders.goering = at('posen');
            Object.assign(one(draft, 'kordt'), {
              motivation: 'reckless',
              space: 'munich',
              dossier: ['hidden-bomb#1'],
              items: ['explosives'],
            });
            Object.assign(one(draft, 'canaris'), { space: 'munich', items: ['explosives'] });
          },
        }),
      )
        .choose('kordt', 'plot:hidden-bomb#1:hitler')
        .options('kordt');
    expect(given(first)).toEqual(['item:explosives:kordt', 'done']);
    expect(given((second) => second)).toEqual(['item:explosives:kordt', 'item:explosives:canaris', 'done']);
  });
});

describe('Items may be discarded at any time without an action, a plot by an Act action', () => {
  const s = () =>
    Scenario.turn(
      first({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { dossier: ['hidden-bomb#1', 'safe#1'], items: ['keys', 'keys'] });
          Object.assign(one(draft, 'canaris'), { items: ['map'] });
          Object.assign(one(draft, 'kordt'), { space: 'prison', items: ['intel'] });
        },
      }),
    );

  test('on anybody’s turn, but not from prison; each kind is offered once', () => {
    const now = s();
    expect(now.anyTime('beck')).toEqual(['drop:keys:beck']);
    expect(now.anyTime('canaris')).toEqual(['drop:map:canaris']);
    expect(now.anyTime('kordt')).toEqual([]);
    now.choose('canaris', 'drop:map:canaris');
    expect([now.who('canaris').items, now.pub.itemDiscard, now.pub.turn.used]).toEqual([[], ['map'], 0]);
    expect(now.anyTime('canaris')).not.toContain('drop:map:canaris');
  });

  test('a plot costs one action; other cards cannot be discarded so', () => {
    const now = s();
    expect(keys(now.options('beck'), 'give-up:')).toEqual(['give-up:hidden-bomb#1']);
    now.choose('beck', 'give-up:hidden-bomb#1');
    expect([now.who('beck').dossier, now.pub.discard, now.pub.turn.used]).toEqual([['safe#1'], ['hidden-bomb#1'], 1]);
  });

  test('in the second edition neither is offered', () => {
    const now = Scenario.turn({
      table: (draft) => {
        Object.assign(one(draft, 'beck'), { dossier: ['hidden-bomb#1'], items: ['keys'] });
      },
    });
    expect([now.anyTime('beck'), keys(now.options('beck'), 'give-up:')]).toEqual([[], []]);
  });
});

describe('A transfer that would put somebody over a limit is not allowed', () => {
  const given = (also: (given: Given) => Given) =>
    Scenario.turn(
      also({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { dossier: ['cover-story#1', 'safe#1'], items: ['keys', 'map', 'badge'] });
          Object.assign(one(draft, 'canaris'), { dossier: ['called-away#1'], items: ['poison', 'intel', 'signature'] });
        },
      }),
    );

  test('neither giving nor taking; what fits is', () => {
    const open = given(first).options('beck');
    expect(keys(open, 'give:')).toEqual([
      'give:card:cover-story#1:canaris',
      'give:card:cover-story#1:kordt',
      'give:card:safe#1:canaris',
      'give:card:safe#1:kordt',
      'give:item:badge:kordt',
      'give:item:keys:kordt',
      'give:item:map:kordt',
    ]);
    expect(keys(open, 'take:')).toEqual([]);
  });

  test('in the second edition all are allowed', () => {
    const open = given((second) => second).options('beck');
    expect([keys(open, 'give:').length, keys(open, 'take:').length]).toEqual([10, 4]);
  });
});

describe('Penalties: Hitler’s first, then the deputies’ in any order', () => {
  test('Hitler’s needs no choice, the deputies’ do', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          Object.assign(one(draft, 'beck'), { space: 'munich', motivation: 'skeptical' });
          for (const leader of ['hitler', 'himmler', 'bormann'] as const) draft.pub.leaders[leader] = at('munich');
          draft.pub.leaders.goering = at('posen');
        },
      }),
    );
    expect(s.who('beck')).toMatchObject({ motivation: 'timid', suspicion: 'medium' });
    expect(s.options('beck')).toEqual(['leader:bormann', 'leader:himmler']);
    s.choose('beck', 'leader:himmler');
    expect([s.who('beck').suspicion, s.pub.turn.conspired]).toEqual(['high', 'forbidden']);
  });
});

describe('A success against Hitler also kills every deputy in his space', () => {
  const attempt = (options: Record<string, string>, target: 'hitler' | 'hess') =>
    Scenario.turn({
      sheets: ['kordt', 'canaris', 'beck'],
      options,
      table: (draft) => {
        draft.pub.support = 2;
        draft.pub.supportFloor = 2;
        draft.pub.leaders.hitler = at('munich');
        draft.pub.leaders.hess = at('munich');
        Object.assign(one(draft, 'kordt'), {
          motivation: 'reckless',
          space: 'munich',
          dossier: ['hidden-bomb#1', 'safe#1'],
        });
        nextDice(draft, 'target', 'target');
      },
    })
      .choose('kordt', options['edition'] === 'first' ? 'leader:hess' : 'leader:hitler')
      .choose('kordt', options['edition'] === 'first' ? 'card:safe#1' : 'leader:hess')
      .choose('kordt', options['edition'] === 'first' ? `plot:hidden-bomb#1:${target}` : 'card:safe#1');

  test('the score counts them as gone', () => {
    const s = attempt({ edition: 'first' }, 'hitler').choose('kordt', 'dice:2');
    expect(s.over).toMatchObject({ outcome: 'victory', reason: 'hitler-killed', livesSaved: 33_000_000 });
    expect([s.pub.leaders.hitler, s.pub.leaders.hess, s.pub.leaders.goering]).toEqual([
      { state: 'killed' },
      { state: 'killed' },
      { state: 'killed' },
    ]);
    expect(s.pub.leaders.himmler).toEqual(at('gestapo-hq'));
  });

  test('with Trusted Lieutenants Hitler and two deputies in one space are a victory [BO 15]', () => {
    const s = attempt({ edition: 'first', lieutenants: 'on' }, 'hitler').choose('kordt', 'dice:2');
    expect(s.over).toMatchObject({ outcome: 'victory', reason: 'lieutenants-killed' });
  });

  test('a success against a deputy kills nobody else', () => {
    const s = attempt({ edition: 'first', lieutenants: 'on' }, 'hess').choose('kordt', 'dice:2');
    expect([s.over, s.pub.leaders.hess, s.pub.leaders.hitler]).toEqual([null, { state: 'killed' }, at('munich')]);
  });
});

describe('An important event is ignored while any key event lies in the key event space', () => {
  /** Why an event was ignored, as players read it in each language. */
  const ignored = (s: Scenario): readonly string[] =>
    (['en', 'fr'] as const).flatMap((language) => {
      const words = makeRenderer(language, messages[language]);
      return s
        .view(null)
        .log.flatMap(({ text }) => (text.m.startsWith('log.event-ignored') ? [words.render(text)] : []));
    });

  test('the key event of stage 2 overtakes the first event of stage 3, which begins no stage [scenario 24]', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          draft.pub.stage = 2;
          draft.pub.turn.phase = 'event';
          makeCurrent(draft, 'invasion-of-poland#1');
          stackEvents(draft, 3, ['invasion-of-norway#1', 'gestapo-investigation#1']);
        },
      }),
    );
    expect(s.pub.eventDiscard).toContain('invasion-of-norway#1');
    expect(s.pub.support).toBe(3);
    expect(ignored(s)).toEqual([
      'Invasion of Norway has no effect after Invasion of Poland: one event less. Another is drawn.',
      '« Invasion de la Norvège » : sans effet après « Invasion de la Pologne ». Un événement de moins, on repioche.',
    ]);
  });

  test('an important event of the stage whose key event lies aside is ignored for another reason, in other words', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          draft.pub.turn.phase = 'event';
          makeCurrent(draft, 'munich-agreement#1');
          stackEvents(draft, 1, ['blomberg-fritsch-affair#1', 'gestapo-investigation#1']);
        },
      }),
    );
    expect(s.pub.eventDiscard).toEqual(['blomberg-fritsch-affair#1']);
    expect(ignored(s)).toEqual([
      'Blomberg-Fritsch Affair comes too late, after Munich Agreement: skipped, one event less.',
      '« Affaire Blomberg-Fritsch » vient trop tard, après « Accords de Munich » : un événement de moins.',
    ]);
  });
});

describe('Limits and draws', () => {
  test('are those of the second edition [BO 4]', () => {
    const s = Scenario.turn(
      first({
        table: (draft) => {
          one(draft, 'beck').dossier = ['safe#1', 'cover-story#1'];
          stackDeck(draft, ['dumpster-dive#1']);
        },
      }),
    ).choose('beck', 'dossier');
    expect(s.options('beck')).toEqual(['card:safe#1', 'card:cover-story#1', 'card:dumpster-dive#1']);
  });
});
