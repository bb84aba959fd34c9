import { plotTurn } from '../../testing/plots';
import { clearTile, one, Scenario } from '../../testing/scenario';

const PISTOL = 'concealed-pistol#1';

describe('Concealed Pistol', () => {
  it('serves a plot in the place of Weapons, once where only one counts, and is discarded as a card [R13]', () => {
    const s = plotTurn('lone-gunman#1', {
      sheets: ['kordt', 'canaris', 'oster'],
      hitler: 'munich',
      motivation: 'reckless',
      items: ['weapons'],
      table: (draft) => void one(draft, 'kordt').dossier.push(PISTOL),
    }).choose('kordt', 'plot:lone-gunman#1:hitler');
    expect(s.options('kordt')).toEqual(['item:weapons:kordt', `card:${PISTOL}:kordt`, 'done']);
    s.choose('kordt', `card:${PISTOL}:kordt`);
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2']);
    expect(s.pub.discard).toEqual([PISTOL]);
    expect(s.pub.itemDiscard).toEqual([]);
    expect(s.who('kordt').items).toEqual(['weapons']);
  });

  it('of a companion serves a plot with consent [BO 12.1]', () => {
    const s = plotTurn('kidnapping#1', {
      sheets: ['kordt', 'canaris', 'oster'],
      hitler: 'munich',
      items: ['weapons'],
      table: (draft) => Object.assign(one(draft, 'canaris'), { space: 'munich', dossier: [PISTOL] }),
    }).choose('kordt', 'plot:kidnapping#1:hitler');
    expect(s.options('kordt')).toEqual(['item:weapons:kordt', `card:${PISTOL}:canaris`, 'done']);
    s.choose('kordt', `card:${PISTOL}:canaris`).choose('canaris', 'yes');
    expect(s.who('canaris').dossier).toEqual([]);
    expect(s.options('kordt')).toEqual(['item:weapons:kordt', 'done']);
    s.choose('kordt', 'item:weapons:kordt');
    expect(s.options('kordt')).toEqual(['dice:1', 'dice:2', 'dice:3']);
  });

  it('is delivered at the Chancellery like Weapons, nowhere else in Berlin [BO 6, R13]', () => {
    const at = (space: 'chancellery' | 'sportpalast') =>
      Scenario.turn({
        table: (draft) => {
          clearTile(draft, space);
          Object.assign(one(draft, 'beck'), { space, suspicion: 'extreme', dossier: [PISTOL] });
        },
      });
    expect(
      at('sportpalast')
        .options('beck')
        .filter((key) => key.startsWith('deliver')),
    ).toEqual([]);
    const s = at('chancellery').choose('beck', `deliver:card:${PISTOL}`);
    expect(s.who('beck')).toMatchObject({ suspicion: 'medium', dossier: [] });
    expect(s.pub.discard).toEqual([PISTOL]);
  });

  it('takes no item slot but a dossier one, and is illegal: an arrest takes it [R13, BO 11]', () => {
    const s = Scenario.event('gestapo-raid-2', {
      table: (draft) =>
        Object.assign(one(draft, 'beck'), {
          suspicion: 'extreme',
          items: ['badge', 'keys', 'map'],
          dossier: [PISTOL],
        }),
    });
    expect(s.who('beck')).toMatchObject({ space: 'prison', items: ['badge', 'keys', 'map'], dossier: [] });
    expect(s.waiting).not.toContain('beck:discard');
  });
});
