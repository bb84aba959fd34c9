import { seatsForTeams, type Teams, teamsOf } from './teams';

const teams: Teams = {
  option: 'sides',
  value: 'two',
  of: {
    4: [
      [0, 2],
      [1, 3],
    ],
  },
};

it.each([
  ['two', 3, [4]],
  ['two', 4, null],
  ['none', 3, null],
])('where the option has the value %s, %i who play need %j seats for teams', (sides, seats, needed) => {
  expect(seatsForTeams({ teams }, { sides }, seats)).toEqual(needed);
});

it('a game without teams needs no number of seats for them', () => {
  expect(seatsForTeams({}, { sides: 'two' }, 3)).toBeNull();
  expect(teamsOf({}, { sides: 'two' }, 4)).toBeNull();
});

it('the seats of each team are told for as many as play', () => {
  expect(teamsOf({ teams }, { sides: 'two' }, 4)).toEqual(teams.of[4]);
  expect(teamsOf({ teams }, { sides: 'two' }, 3)).toBeNull();
});
