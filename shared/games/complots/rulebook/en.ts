import type { Rulebook } from '../../../engine/rulebook';
import { chapter, paragraph } from './paragraph';

/** The rules for players, in English. */
export const en: Rulebook = [
  chapter('1', 'Aim', [
    paragraph('aim', ['1'], 'The last one hidden', {
      says: [
        'Everybody has two hidden characters at court. Whoever still has a hidden one when nobody else does wins.',
        'You may claim any character, whether you hold it or not. The art is to lie when nobody dares to doubt, and to doubt when somebody lies.',
      ],
    }),
  ]),
  chapter('2', 'What there is', [
    paragraph('characters', ['2'], 'Characters', {
      says: [
        'Five characters are in play. The table chooses the fifth, Ambassador or Inquisitor; the other one does not exist then.',
      ],
      table: {
        head: ['Character', 'As an action', 'Stops'],
        rows: [
          ['Duchess', 'takes 3 coins', 'foreign aid of anybody'],
          ['Assassin', 'for 3 coins, an opponent loses a character', '–'],
          ['Countess', '–', 'an Assassin against her player'],
          ['Captain', 'steals 2 coins', 'a Captain against his player'],
          ['Ambassador', 'exchanges with the Court, two cards drawn', 'a Captain against his player'],
          ['Inquisitor', 'exchanges, one card drawn; or inspects an opponent', 'a Captain against his player'],
        ],
      },
    }),
    paragraph('coins', ['2.1'], 'Coins', {
      says: ['All money together is 54 coins. What nobody has lies in the Treasury. Coins are public, cards are not.'],
    }),
  ]),
  chapter('3', 'Set-up', [
    paragraph('deal', ['3', '3.1'], 'Three to eight players', {
      says: [
        'Everybody gets two hidden cards and two coins; the other cards are the Court. There are three copies of each character, four with seven or eight players.',
        'The winner of the last game in this room begins, else chance decides.',
      ],
    }),
    paragraph('two', ['3.2'], 'Two players', {
      says: [
        'Each player gets one card by chance, and a pack of one of each character, of which they keep one in secret. The other four are put aside, for good.',
        'Whoever begins has one coin, the other two.',
      ],
    }),
  ]),
  chapter('5', 'The turn', [
    paragraph('turn', ['5'], 'Step by step', {
      says: ['In your turn you take exactly one action. Then, in this order:'],
      items: [
        'You announce it, with its target; you pay, or stake the coins of an Assassin.',
        'If it claims a character, anybody may doubt it [7].',
        'If a character stops it, those who may counter do so or let it pass [8].',
        'A counter is a claim too, and anybody may doubt it.',
        'What was not stopped happens, unless its target is out by then.',
      ],
    }),
  ]),
  chapter('6', 'Actions', [
    paragraph('actions', ['6', '6.3'], 'What you can do', {
      says: ['Three actions claim nothing. The others claim a character, and may be lies.'],
      table: {
        head: ['Action', 'Claims', 'Brings', 'Doubt', 'Stopped by'],
        rows: [
          ['Income', '–', '1 coin', 'no', '–'],
          ['Foreign aid', '–', '2 coins', 'no', 'Duchess of anybody'],
          ['Assassination, 7 coins', '–', 'an opponent loses a character', 'no', '–'],
          ['Duchess', 'Duchess', '3 coins', 'yes', '–'],
          ['Assassin, 3 coins', 'Assassin', 'an opponent loses a character', 'yes', 'Countess of the target'],
          ['Captain', 'Captain', '2 coins of an opponent', 'yes', 'Captain or fifth character of the target'],
          ['Ambassador', 'Ambassador', 'an exchange with the Court', 'yes', '–'],
          ['Inquisitor', 'Inquisitor', 'an exchange, or an inspection', 'yes', '–'],
        ],
      },
    }),
    paragraph('cost', ['6.1'], 'Costs', {
      says: [
        'An assassination costs 7 coins, paid at once. An Assassin costs 3, which are staked. If the claim is doubted and was a lie they come back; else they are paid.',
      ],
    }),
    paragraph('forced', ['6.2', 'R21', 'R29'], 'Ten coins', {
      says: [
        'With ten coins or more at the start of your turn you must play an assassination. Coins that come during a turn force nothing before your next one.',
        'While the Treasury is empty, seven coins are enough: without this ruling of ours a game of many could last for ever.',
      ],
    }),
    paragraph('steal', ['6.6', 'R11', 'R12'], 'Stealing', {
      says: [
        'The Captain takes two coins, or the only one, as many as there are when it happens. Nobody can steal from a player without coins.',
      ],
    }),
    paragraph('treasury', ['6.4', 'R17'], 'A poor Treasury', {
      says: ['If the Treasury holds less than a gain, you take what is there, perhaps nothing.'],
    }),
  ]),
  chapter('7', 'Doubts', [
    paragraph('doubt', ['7', 'R3', 'R4'], 'Doubting a claim', {
      says: [
        'Anybody else who still plays may doubt a claim, concerned or not. There is one doubt to each claim.',
        'The claimant does not choose: who holds the character shows it.',
      ],
      items: [
        'A lie: the claimant loses a character of their choice, and the claim counts for nothing.',
        'The truth: everybody sees the character. It goes into the Court, which is shuffled, and another is drawn into its place. Whoever doubted loses a character. Then the turn goes on as if nobody had doubted.',
      ],
      examples: [
        'You claim the Duchess and hold her; Ben doubts. You show her and draw another card, Ben turns a character up, and you take three coins.',
      ],
    }),
    paragraph('pause', ['7.1', 'R46'], 'The verdict', {
      says: ['Before every verdict there is a pause, the same for truth and lie. No clock runs in it.'],
    }),
    paragraph('same', ['7.2', 'R28'], 'Twice the same', {
      says: ['Whoever holds a claimed character twice shows one of them at random.'],
    }),
  ]),
  chapter('8', 'Counters', [
    paragraph('counter', ['8', 'R6', 'R7', 'R8'], 'Countering', {
      says: [
        'Against foreign aid anybody may counter; against an Assassin or a Captain only the target. There is one counter to each action, and it may be a lie.',
        'If it is doubted and was a lie, the action happens. If it stands, the action fails.',
        'A target that has doubted the action in vain cannot counter it any more. If somebody else has doubted in vain, it can.',
      ],
    }),
    paragraph('first', ['8.2', 'R2', 'R32'], 'The first answer', {
      says: [
        'All who may answer are asked at once. Usually the first doubt or counter that reaches the server counts.',
        'With the option “Nearest seat” all answer, and the one counts who sits nearest clockwise. The others count as having let it pass, and nobody learns of them.',
      ],
    }),
    paragraph('seen', ['8.3', 'R24'], 'What others see of it', {
      says: ['Everybody sees who has answered, and nobody what, before the end.'],
    }),
  ]),
  chapter('9', 'Losing characters', [
    paragraph('lose', ['9'], 'Turning up', {
      says: [
        'Who loses a character chooses which. It stays face up to the end, and its power is gone. With one hidden character there is no choice.',
        'Two losses can come in one turn: for a false Countess, say, and then for the Assassin she did not stop.',
      ],
    }),
    paragraph('out', ['9.1', 'R23'], 'Out', {
      says: [
        'Without a hidden character you are out. Your coins go to the Treasury; you look on, and talk with those who look on.',
        'The places are the reverse of the order in which players went out. At the end all cards are shown.',
      ],
    }),
  ]),
  chapter('10', 'The Court', [
    paragraph('exchange', ['10', 'R13', 'R27'], 'Exchange', {
      says: [
        'The Ambassador draws two cards, the Inquisitor one. You keep as many cards as you had hidden ones, of all you hold then; the others go back and the Court is shuffled.',
        'Kept cards change places at random. Others learn only that there was an exchange.',
      ],
    }),
    paragraph('inspect', ['10.1', 'R10', 'R14', 'R15'], 'Inspection', {
      says: [
        'The target shows the Inquisitor a hidden card of their choice. The Inquisitor gives it back, or has it replaced from the Court. Nobody else learns the card. An inspection cannot be countered.',
      ],
    }),
  ]),
  chapter('13', 'Time and leaving', [
    paragraph('time', ['13.1', 'R39'], 'When time is over', {
      says: ['The table chooses the times. When one is over, this happens:'],
      items: [
        'an action: income, or the assassination of the next player where it must be one;',
        'a doubt or counter: it is let pass;',
        'a character to lose or to show: the first hidden one;',
        'an exchange: the cards held before are kept;',
        'an inspection: the card is given back;',
        'the choice of two players: one by chance.',
      ],
    }),
    paragraph('concede', ['13', 'R26'], 'Conceding', {
      says: [
        'You may concede at any moment: your cards are turned up and your coins go to the Treasury. What you had announced, or what was aimed at you, does not happen.',
      ],
    }),
  ]),
];
