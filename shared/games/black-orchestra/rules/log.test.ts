import { makeRenderer } from '../../../text/render';
import { LEADER_IDS, type LeaderId } from '../board/spaces';
import { messages } from '../messages';
import type { Conspirator } from '../state';
import { one, Scenario } from '../testing/scenario';

/** The log as everybody reads it, in English. */
function read(s: Scenario): readonly string[] {
  const english = makeRenderer('en', messages.en);
  return s.view(null).log.map(({ text }) => english.render(text));
}

/** Canaris begins a turn with one leader in the space. */
function beside(leader: LeaderId, canaris: Partial<Conspirator>): Scenario {
  return Scenario.turn({
    sheets: ['canaris', 'kordt'],
    table: (draft) => {
      for (const id of LEADER_IDS) draft.pub.leaders[id] = { state: 'board', space: 'munich' };
      draft.pub.leaders[leader] = { state: 'board', space: 'train-station' };
      Object.assign(one(draft, 'canaris'), canaris);
    },
  });
}

describe('The log', () => {
  it('tells of an item used for a plot in one line, by whoever gives it (bug: "discards Poison", then "uses Poison")', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.turn.phase = 'actions';
        draft.pub.leaders.hitler = { state: 'board', space: 'chancellery' };
        Object.assign(one(draft, 'beck'), { space: 'chancellery', motivation: 'committed', items: ['poison'] });
        one(draft, 'beck').dossier = ['poison-food#1'];
        Object.assign(one(draft, 'canaris'), { space: 'chancellery', items: ['intel'] });
      },
    });
    s.choose('beck', 'plot:poison-food#1:hitler')
      .choose('beck', 'item:poison:beck')
      .choose('beck', 'item:intel:canaris');
    s.choose('canaris', 'yes');
    const lines = read(s).filter((line) => /Poison\b|Intel/.test(line));
    expect(lines.slice(-2)).toEqual([
      'Ludwig Beck uses Poison for the plot.',
      'Wilhelm Canaris uses Intel for the plot.',
    ]);
    expect(lines.join()).not.toContain('discards');
  });

  it('tells of a delivery in one line', () => {
    const s = Scenario.turn({
      table: (draft) => {
        draft.pub.turn.phase = 'actions';
        delete draft.pub.tiles.zeughaus;
        const tile = draft.hidden.tiles.zeughaus;
        delete draft.hidden.tiles.zeughaus;
        if (tile !== undefined) draft.hidden.tilesRemoved.push(tile);
        Object.assign(one(draft, 'beck'), { space: 'zeughaus', items: ['keys'] });
      },
    });
    s.choose('beck', 'deliver:item:keys');
    expect(read(s).filter((line) => line.includes('Keys'))).toEqual(['Ludwig Beck delivers Keys.']);
  });

  it.each([
    ['hitler', 'Hitler is here: motivation −1.'],
    ['hess', 'Hess is here: one card to discard.'],
    ['goebbels', 'Goebbels is here: no special ability this turn.'],
    ['bormann', 'Bormann is here: no Conspire this turn.'],
    ['himmler', 'Himmler is here: suspicion +1.'],
    ['goering', 'Goering is here: one item to discard.'],
  ] as const)(
    'says what %s costs whoever starts a turn in his space (bug: only that he is there) [BO 5]',
    (leader, line) => {
      const held: Partial<Conspirator> = { motivation: 'skeptical', dossier: ['safe#1'], items: ['keys'] };
      expect(read(beside(leader, held))).toContain(line);
    },
  );

  it.each([
    ['hitler', 'Hitler is here, without effect.'],
    ['hess', 'Hess is here, without effect.'],
    ['goering', 'Goering is here, without effect.'],
  ] as const)(
    'says that %s costs nothing who has nothing to lose (found: “motivation −1”, and none changed)',
    (leader, line) => {
      expect(read(beside(leader, {}))).toContain(line);
    },
  );

  it('can still be read where version 1.0.0 has stored a sentence that nothing writes any more', () => {
    const stored = { m: 'log.bot.act', p: { who: { m: 'sheet.beck' } } };
    expect(makeRenderer('en', messages.en).render(stored)).toBe('Ludwig Beck sees no better action.');
  });
});
