import { type Text, text as sentence } from '../../../../shared/engine/text';
import { en } from '../../../../shared/games/black-orchestra/i18n/en';
import { messages } from '../../../../shared/games/black-orchestra/messages';
import { one, Scenario } from '../../../../shared/games/black-orchestra/testing/scenario';
import { type Moment, momentsOf, toldTo } from '../../../table/contract/story';
import { addressed, speaker } from '../../../table/story/address';
import { explain } from '../explain/explain';
import { blackOrchestraIn } from '../testing/game';
import { changesOf, type Lost } from './changes';
import { story } from './story';

const lines = ({ head, rest }: Moment): readonly Text[] => [head, ...rest];

/** The moments of a scenario as a conspirator's player is told them, in a language. */
function told(s: Scenario, you: string, language: 'en' | 'fr' = 'en'): readonly (readonly string[])[] {
  const { text } = blackOrchestraIn(language);
  const own = new Set([`sheet.${you}`]);
  return moments(s).map((moment) =>
    toldTo(moment, own).map((line) => text.render(addressed(line, new Set([`sheet.${you}`]), 'you', text))),
  );
}

function moments(s: Scenario): readonly Moment[] {
  return momentsOf(s.view(null).log, story.lines);
}

function last(s: Scenario): Moment {
  const moment = moments(s).at(-1);
  if (moment === undefined) throw new Error('nothing has happened');
  return moment;
}

/** A raid that takes Beck, who has two illegal cards. */
function raid(): Scenario {
  return Scenario.event('gestapo-raid-2', {
    table: (draft) => {
      one(draft, 'beck').suspicion = 'extreme';
      one(draft, 'beck').dossier = ['military-secrets#1', 'forged-documents#1', 'cover-story#1'];
    },
  });
}

describe('The story of Black Orchestra', () => {
  it('tells the prisoner that it is them, and what they have lost (bug: the phone of who was arrested showed nothing)', () => {
    expect(told(raid(), 'beck').slice(0, 2)).toEqual([
      ['Event: Gestapo Raid.'],
      ['You are arrested and lose Military Secrets and Forged Documents.'],
    ]);
    expect(told(raid(), 'beck', 'fr')[1]?.[0]).toBe('On vous arrête : vous perdez Secrets militaires et Faux papiers.');
    expect(told(raid(), 'kordt')[1]?.[0]).toBe(
      'Ludwig Beck is arrested and loses Military Secrets and Forged Documents.',
    );
  });

  it('loses nothing by a gift (found: “Gone: Weapons” in red beside who had given them)', () => {
    const gift = { who: { m: 'sheet.beck' }, to: { m: 'sheet.canaris' }, thing: { m: 'item.weapons' } };
    expect([...changesOf([sentence('log.gave', gift)]).lost]).toEqual([]);
  });

  it.each([
    ['log.played', { card: { m: 'card.safe' } }, 'played'],
    ['log.delivers', { thing: { m: 'item.map' } }, 'delivered'],
    ['log.plot-spent', { thing: { m: 'item.map' } }, 'used'],
    ['log.discarded', { thing: { m: 'item.map' } }, 'gone'],
  ])('tells what %s takes by what it was for', (m, thing, how) => {
    const [lost] = changesOf([{ m, p: { who: { m: 'sheet.beck' }, ...thing } }]).lost.get('beck') ?? [];
    expect(lost).toEqual({ what: Object.values(thing)[0], how });
  });

  it('says where an arrest leads, what it is about, and what has gone', () => {
    const arrest = moments(raid())[1];
    if (arrest === undefined) throw new Error('no arrest');
    expect(arrest).toMatchObject({ kind: 'arrest', tone: 'threat' });
    expect(story.place(arrest, raid().view(null))).toEqual({ kind: 'space', id: 'prison' });
    expect(story.about(arrest)).toEqual({ kind: 'space', id: 'prison' });
    expect(changesOf(lines(arrest)).lost.get('beck')).toEqual([
      { what: { m: 'card.military-secrets' }, how: 'gone' },
      { what: { m: 'card.forged-documents' }, how: 'gone' },
    ] satisfies readonly Lost[]);
  });

  it.each([
    { face: '1', about: { kind: 'space', id: 'prison' } },
    { face: 'eagle', about: { kind: 'space', id: 'prison' } },
    { face: 'target', about: null },
  ])('explains the prison to whoever is in it: interrogated, and after a die that shows $face', ({ face, about }) => {
    const who = sentence('sheet.beck');
    const moment = (m: string, p = {}): Moment => ({
      head: sentence(m, { who, ...p }),
      rest: [],
      at: 1,
      kind: 'prison',
      tone: 'plain',
    });
    expect(story.about(moment('log.interrogated'))).toEqual({ kind: 'space', id: 'prison' });
    expect(story.about(moment('log.resisted', { face: sentence(`face.${face}`) }))).toEqual(about);
    expect(story.about(moment('log.released'))).toBeNull();
  });

  it.each([
    {
      language: 'en' as const,
      says: 'Prisoners have no actions, only interrogations. To get out: the interrogation, or a release by somebody at Gestapo HQ.',
    },
    {
      language: 'fr' as const,
      says: 'En prison : pas d’action, un interrogatoire à chaque tour. Pour sortir : l’interrogatoire, ou une libération depuis le QG de la Gestapo.',
    },
  ])(
    'an arrest says what prison means (found: the text of a lost card, “Act: move Hitler …”, as if that could be done now) ($language)',
    ({ language, says }) => {
      const arrest = moments(raid())[1];
      const ref = arrest === undefined ? null : story.about(arrest);
      if (ref === null) throw new Error('no arrest');
      expect(explain(ref, raid().view(null).table, blackOrchestraIn(language).text)?.body[0]).toBe(says);
    },
  );

  it('shows who asked that nothing is given, in words that also fit who did not answer in time (bug: nothing was shown)', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.turn.phase = 'actions';
        one(draft, 'canaris').items = ['intel'];
      },
    });
    s.choose('beck', 'take:item:intel:canaris').choose('canaris', 'no');
    expect(told(s, 'beck').at(-1)).toEqual(['Wilhelm Canaris does not give you Intel.']);
    expect(told(s, 'canaris').at(-1)).toEqual(['You keep Intel.']);
    expect(told(s, 'kordt', 'fr').at(-1)).toEqual(['Wilhelm Canaris garde «\u00a0Renseignements\u00a0».']);
    expect(last(s)).toMatchObject({ kind: 'refusal', tone: 'threat' });
  });

  it('draws the way of a pawn, and flies to where it went', () => {
    const s = Scenario.turn().choose('beck', 'move:nuremberg');
    expect(changesOf(lines(last(s))).ways).toEqual([
      { kind: 'sheet', who: 'beck', from: 'train-station', to: 'nuremberg' },
    ]);
    expect(story.place(last(s), s.view(null))).toEqual({ kind: 'space', id: 'nuremberg' });
  });

  it('tells of several leaders who move in one sentence, and draws each way', () => {
    const s = Scenario.event('party-rally-1');
    const moved = moments(s).find(({ kind }) => kind === 'event');
    if (moved === undefined) throw new Error('no event');
    expect(
      told(s, 'kordt')
        .flat()
        .filter((sentence) => sentence.includes('move to Nuremberg')),
    ).toHaveLength(1);
    expect(changesOf(lines(moved)).ways.every(({ kind, to }) => kind === 'leader' && to === 'nuremberg')).toBe(true);
    expect(changesOf(lines(moved)).ways.length).toBeGreaterThan(1);
  });

  it('reads the log of a match of before, whose lines hold less', () => {
    const moved = { m: 'log.moved', p: { who: { m: 'sheet.beck' }, space: { m: 'space.munich' } } };
    expect(changesOf([moved]).ways).toEqual([]);
  });

  it('can say each sentence about somebody to that person', () => {
    const { text } = blackOrchestraIn('fr');
    const about = Object.entries(en).filter(([id, message]) => id.startsWith('log.') && message.includes('{who}'));
    expect(about.length).toBeGreaterThan(30);
    expect(about.map(([id]) => id).filter((id) => !text.has(`${id}.you.who`))).toEqual([]);
  });

  it('asks whoever runs one conspirator as “you” (found: “Erich Kordt: what now?”, “Hess: Erich Kordt discards a card”)', () => {
    const { text } = blackOrchestraIn('fr');
    const about = Object.entries(messages.en).filter(
      ([id, message]) => id.startsWith('ask.') && message.includes('{who}'),
    );
    expect(about.length).toBeGreaterThan(10);
    // Of these the reader is whom the question comes from or goes to.
    const others = /^ask\.consent-/;
    expect(
      about.map(([id]) => id).filter((id) => !id.includes('.you.') && !others.test(id) && !text.has(`${id}.you.who`)),
    ).toEqual([]);
  });

  it('says what cards do to whoever it happens to as “you” (found: “You play Intelligence Briefing. Erich Kordt looks at …”)', () => {
    const about = Object.entries(messages.en).filter(
      ([id, message]) => /^(?:card|event|sheet)\./.test(id) && message.includes('{who}'),
    );
    expect(about.length).toBeGreaterThan(8);
    // Olbricht is asked where somebody else goes.
    const others = ['sheet.olbricht.where'];
    expect(
      about.map(([id]) => id).filter((id) => !others.includes(id) && messages.en[`${id}.you.who`] === undefined),
    ).toEqual([]);
  });

  it.each([
    { language: 'en' as const, says: ['You conspire.', 'Your suspicion rises: extreme.'] },
    { language: 'fr' as const, says: ['Vous conspirez.', 'Votre suspicion monte\u00a0: «\u00a0extrême\u00a0».'] },
  ])(
    'where there is little room, dice are drawn and not said (found: “2, 1 and eagle” hid “suspicion extreme” ($language))',
    ({ language, says }) => {
      const who = sentence('sheet.beck');
      const moment: Moment = {
        kind: 'dice',
        tone: 'plain',
        at: 0,
        head: sentence('log.conspire', { who, faces: [sentence('face.2'), sentence('face.eagle')] }),
        rest: [sentence('log.suspicion', { who, level: sentence('suspicion.extreme'), up: 1 })],
      };
      const { text } = blackOrchestraIn(language);
      const own = new Set(['sheet.beck']);
      expect(story.brief(moment, own).map(speaker(own, text))).toEqual(says);
      expect(story.brief({ ...moment, rest: [] }, own).map(speaker(own, text))[0]).toContain('2');
    },
  );

  it('says what a special ability does (found: “uses the special ability”, and nobody knew which)', () => {
    const who = sentence('sheet.oster');
    const moment: Moment = { kind: 'card', tone: 'plain', at: 0, head: sentence('log.ability', { who }), rest: [] };
    const { text } = blackOrchestraIn('en');
    expect(story.brief(moment, new Set()).map((line) => text.render(line))).toEqual([
      'Hans Oster uses the special ability.',
      'Draws two cards and keeps one.',
    ]);
  });

  it('says to whom it belongs what a new level brings (found: “Dossier 0/5”, and nobody had seen since when)', () => {
    const [beck, kordt] = (['beck', 'kordt'] as const).map((id) => sentence(`sheet.${id}`));
    const level = sentence('motivation.skeptical');
    const rises = (who: Text | undefined, up: 0 | 1) =>
      sentence('log.motivation', { ...(who === undefined ? {} : { who }), level, up });
    const said = (...rest: readonly Text[]) =>
      story
        .brief(
          { kind: 'event', tone: 'plain', at: 0, head: sentence('log.event'), rest: [...rest] },
          new Set(['sheet.beck']),
        )
        .map(({ m }) => m);
    expect(said(rises(kordt, 1), rises(beck, 1))).toEqual([
      'log.event',
      'log.motivation',
      'bo.moment.brings.skeptical',
      'log.motivation',
    ]);
    expect(said(rises(beck, 0))).toEqual(['log.event', 'log.motivation']);
  });

  it('says what a full track has brought, and not how full it was before (found: “1 of 3” beside an empty track)', () => {
    const who = sentence('sheet.beck');
    const [first, full] = [1, 3].map((n) => sentence('log.track', { n }));
    const won = sentence('log.motivation', { who, level: sentence('motivation.committed'), up: 1 });
    const said = (...rest: readonly (Text | undefined)[]) =>
      story
        .brief(
          {
            ...{ kind: 'dice', tone: 'plain', at: 0 },
            head: sentence('log.conspire', { who, faces: [sentence('face.target')] }),
            rest: rest.filter((line) => line !== undefined),
          },
          new Set(),
        )
        .map(({ m }) => m);
    expect(said(first)).toEqual(['log.conspire.brief', 'log.track']);
    expect(said(full, won)).toEqual(['log.conspire.brief', 'log.motivation']);
    const more = sentence('log.track-more', { n: 1 });
    expect(said(full, more, won, first)).toEqual(['log.conspire.brief', 'log.motivation', 'log.track']);
  });

  it.each([
    { stage: 2, says: ['Stage 2 begins.', 'Now open: Berghof and Vienna.'] },
    { stage: 1, says: ['Stage 1 begins.'] },
  ])('stage $stage says which spaces it opens (found: nobody knew what was new)', ({ stage, says }) => {
    const [moment] = momentsOf([{ text: sentence('log.stage', { n: stage }) }], story.lines);
    if (moment === undefined) throw new Error('no moment');
    const { text } = blackOrchestraIn('en');
    expect(story.brief(moment, new Set()).map((line) => text.render(line))).toEqual(says);
    expect(story.about(moment)).toEqual({ kind: 'figure', id: 'stage' });
  });

  it('has a name for each kind of moment, and no kind that nothing begins', () => {
    const { text } = blackOrchestraIn('en');
    const { lines } = story;
    if (lines === 'each') throw new Error('no lines of its own');
    const used = new Set(Object.values(lines).map(({ kind }) => kind));
    expect(Object.keys(story.kinds).sort()).toEqual([...used].sort());
    for (const word of Object.values(story.kinds)) expect(text.render({ m: word })).not.toBe('');
  });
});

test.each([
  {
    language: 'en',
    one: 'Erich Kordt asks you for Weapons. Give it?',
    several: 'Erich Kordt asks Ludwig Beck for Weapons. Is it given?',
  },
  {
    language: 'fr',
    one: 'Erich Kordt vous demande l’objet «\u00a0Armes\u00a0». Le donnez‑vous\u00a0?',
    several: 'Erich Kordt demande l’objet «\u00a0Armes\u00a0» à Ludwig Beck. D’accord ?',
  },
] as const)(
  'a request addresses whoever it asks (found: somebody did not know yet whose name that was, $language)',
  ({ language, one: alone, several }) => {
    const { text } = blackOrchestraIn(language);
    const asked = sentence('ask.consent-item', {
      who: sentence('sheet.kordt'),
      from: sentence('sheet.beck'),
      thing: sentence('item.weapons'),
    });
    expect(speaker(new Set(['sheet.beck']), text)(asked)).toBe(alone);
    expect(speaker(new Set(['sheet.beck', 'sheet.canaris']), text)(asked)).toBe(several);
  },
);
