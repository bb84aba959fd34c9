import type { Rulebook } from '../../../engine/rulebook';
import { chapter, paragraph } from './paragraph';

/** The rules for players, in English. */
export const en: Rulebook = [
  chapter('1', 'Aim', [
    paragraph('1.1', 'Bounties win', [
      'You lead a guild of assassins. You recruit cards, deploy agents to dominate zones, and lay missions face down where you dominate. The highest sum of bounties wins.',
      'An empty draw pile announces the end: everybody has one last turn [10], then bounties are counted [11]. A mission still in a hand pays nothing.',
    ]),
  ]),
  chapter('3', 'The cards', [
    paragraph('3.1', '76 cards', [
      'The play deck has 34 agents, 32 missions and 10 cards of arms. Agents belong to Assassination, Theft, Reinforcements or Infiltration, or are mercenaries, who go anywhere.',
    ]),
    paragraph('3.2', 'Agents', [
      'An agent has a strength from 1 to 4. Twelve have a skill [8.1], and there is one card of each.',
    ]),
    paragraph(
      '3.3',
      'Missions',
      ['A bounty of 1 or 2 of a single zone always pays. The others have a condition:'],
      [
        'A bounty of 3 pays if you dominate its zone at the end.',
        'A mission of two zones pays 2 if you dominate one of them at the end.',
        'An Open Contract is laid in any zone that you dominate; it pays 2 if you dominate that zone at the end.',
      ],
    ),
    paragraph('3.4', 'Arms', [
      'Plain Arms add 1, Wondrous Arms add 2 to the agent that they are linked to. You link any number, only while you deploy that agent; they stay with it.',
    ]),
    paragraph(
      '3.6',
      'Reconstructed cards',
      ['The tables of some cards are missing from the guild rulebook. We have reconstructed:'],
      [
        'the Spies but the one with the stamp, the Hired Blade and the Masterless Sword;',
        'Amethyst Fox, The Chameleon and Night Veil;',
        'the figures of the missions of Infiltration, all missions of two zones, and the Open Contract;',
        'how many arms there are of each kind: 6 and 4.',
      ],
    ),
  ]),
  chapter('4', 'Set-up', [
    paragraph('4.1', 'Start', [
      'Everybody gets one of the four start cards, an agent of strength 1 with a stamp. Three piles begin with one card each. Chance decides who begins.',
      'In a draft the last player takes as many cards as there are players. They keep one and pass the rest to the right; the first player gets the last one.',
    ]),
  ]),
  chapter('5', 'The turn', [
    paragraph('5.1', 'Recruit or deploy', [
      'In your turn you recruit [6] or you deploy [7], never both. Nobody passes before the final confrontation [10].',
    ]),
  ]),
  chapter('6', 'Recruitment', [
    paragraph('6.1', 'The three piles', [
      'Look at pile 1. Take all its cards, or decline it and look at pile 2, then at pile 3. What you decline is gone for this turn. Whoever declines all three draws one card blind.',
      'Then each pile that you looked at gets a card: a pile that was taken begins anew with one, one that was declined grows.',
    ]),
  ]),
  chapter('7', 'Deployment', [
    paragraph('7.1', 'An agent', [
      'Once a turn you lay an agent of your hand in its zone, with any arms. A mercenary goes to any zone. Its strength counts at once; then its skill follows [8].',
      'Until you confirm it nobody sees what you put together, and you may undo it.',
    ]),
    paragraph('7.2', 'A mission', [
      'Once a turn, before or after the agent, you lay a mission face down. Its zone is printed on it, and you dominate it. It stays there even if you lose the zone.',
    ]),
    paragraph('7.3', 'Domination', [
      'Whoever has the greatest strength in a zone, 1 at least, dominates it. With a tie nobody does.',
    ]),
  ]),
  chapter('8', 'Skills', [
    paragraph('8', 'Once each', [
      'A skill is used when its agent comes from a hand, and once in a game. It must be used where anybody can be its target, even to your harm, unless it says that you may. An agent never targets itself. Agents that are moved arrive as the newest of their zone, with their arms, and use no skill.',
    ]),
    paragraph(
      '8.1',
      'All skills',
      [],
      [
        'Ruby Tracker (1): point at two agents of one opponent, who gives up one of them.',
        'Shadow Claw (1): another agent of anybody falls, of strength 3 at most with its arms.',
        'Yaksha (2): the newest agent in a zone of anybody falls, but not Yaksha.',
        'Looter (1): take a whole pile that you have not looked at. The turn goes on.',
        'Sapphire Illusionist (1): look at the top 4 cards of the draw pile, keep one, put the others back in any order.',
        'The Beast (2): an armed agent of an opponent goes back to its owner’s hand, its arms to yours.',
        'Jade Falcon (1): two more agents this turn, of strength 5 at most together.',
        'The Raven (1): any number of agents of strength 1 more this turn, without arms.',
        'Mist Runner (2): you may throw away arms; an agent of another player, of at most their strength, comes to you.',
        'Amethyst Fox (1): look at the hand of an opponent and take a card; they draw one.',
        'The Chameleon (1): you may move another agent of yours to another zone.',
        'Night Veil (2): look at the missions of an opponent in a zone; one goes back to their hand.',
      ],
    ),
    paragraph('8.2', 'More agents', [
      'What Jade Falcon, The Raven or a plot allows has its own count and sum. Agents that come by it are deployed like any other, with their skills. What is not used ends with the turn.',
    ]),
  ]),
  chapter('10', 'The final confrontation', [
    paragraph('10.1', 'One last turn each', [
      'When the draw pile is empty at the end of a turn, everybody has one last turn; whoever emptied it comes last. Nobody recruits any more; you deploy or pass.',
    ]),
  ]),
  chapter('11', 'The end', [
    paragraph('11.1', 'Counting', [
      'All missions are turned. Those whose condition is not met pay nothing. The highest sum wins; then more dominated zones; then more strength in all; then victory is shared.',
    ]),
  ]),
  chapter('12', 'The war of plots', [
    paragraph(
      '12.1',
      'One plot in force',
      ['One plot holds for the whole game. Where it names agents of a zone, mercenaries are not meant.'],
      [
        'Arrogance: you deploy no agent into a zone that you dominate.',
        'Deceit: once in a deployment, arms of just the strength of an enemy agent bring it to you, with these arms.',
        'Double!: an empty pile is refilled with two cards, and a blind draw gives two.',
        'Incredible Duo: after the agent of the turn, one more of just the same strength and of another zone; mercenaries count as a zone.',
        'Deathblow: any number of times, throw an Assassination agent of your hand; an agent of the same strength falls.',
        'Weapon Theft: Theft agents of your hand may be used as arms.',
        'Absolute Support: Reinforcements may lie in any of your zones.',
        'Espionage: an Infiltration agent may be deployed in any zone of an opponent; outside Infiltration it takes strength away from them.',
      ],
    ),
  ]),
  chapter('13', 'The alliance', [
    paragraph('13.1', 'Two teams of two', [
      'Four players, allies opposite each other. You dominate a zone if you are stronger there than each enemy; both allies may dominate it. Allies do not see each other’s cards. The sums of the teams decide.',
      'At the end of a deployment you may hand one card to your ally, unseen. Do not speak about it.',
    ]),
  ]),
  chapter('14', 'Leaving', [
    paragraph('14.1', 'A player who leaves', [
      'For a player who has left, defaults play: pile 1 is taken each turn. Their agents and missions stay; they come last. When one player or one team is left, it wins.',
    ]),
  ]),
];
