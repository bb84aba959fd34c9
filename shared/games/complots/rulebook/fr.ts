import type { Rulebook } from '../../../engine/rulebook';
import { chapter, paragraph } from './paragraph';

/** The rules for players, in French. */
export const fr: Rulebook = [
  chapter('1', 'But du jeu', [
    paragraph('aim', ['1'], 'Rester dans l’ombre', {
      says: [
        'Chacun a deux personnages cachés à la cour. La victoire revient à qui garde un personnage caché quand plus personne n’en a.',
        'On peut annoncer n’importe quel personnage, qu’on l’ait ou non. Tout l’art est de mentir quand personne n’ose douter, et de douter quand quelqu’un ment.',
      ],
    }),
  ]),
  chapter('2', 'Ce qu’il y a', [
    paragraph('characters', ['2'], 'Les personnages', {
      says: [
        'Cinq personnages sont en jeu. La table choisit le cinquième, Ambassadeur ou Inquisiteur ; l’autre n’existe pas dans la partie.',
      ],
      table: {
        head: ['Personnage', 'Son action', 'Ce qu’il arrête'],
        rows: [
          ['Duchesse', 'prend 3 pièces', 'l’aide étrangère de tous'],
          ['Assassin', 'pour 3 pièces, un adversaire perd un personnage', '–'],
          ['Comtesse', '–', 'un Assassin qui vise son camp'],
          ['Capitaine', 'vole 2 pièces', 'un Capitaine qui vise son camp'],
          ['Ambassadeur', 'échange avec la Cour, deux cartes piochées', 'un Capitaine qui vise son camp'],
          ['Inquisiteur', 'échange, une carte piochée ; ou inspecte un adversaire', 'un Capitaine qui vise son camp'],
        ],
      },
    }),
    paragraph('coins', ['2.1'], 'Les pièces', {
      says: [
        'Il y a 54 pièces en tout. Celles que personne n’a sont au Trésor. Les pièces sont publiques, les cartes non.',
      ],
    }),
  ]),
  chapter('3', 'Mise en place', [
    paragraph('deal', ['3', '3.1'], 'De trois à huit', {
      says: [
        'Chacun reçoit deux cartes cachées et deux pièces ; les autres cartes forment la Cour. Chaque personnage existe en trois exemplaires, quatre à sept ou huit.',
        'Qui a gagné la dernière partie à cette table commence, sinon le hasard décide.',
      ],
    }),
    paragraph('two', ['3.2'], 'À deux', {
      says: [
        'Chacun reçoit une carte au hasard, et un paquet d’un exemplaire de chaque personnage, dont on garde un seul en secret. Les quatre autres sont écartés pour de bon.',
        'Qui commence a une pièce, l’autre deux.',
      ],
    }),
  ]),
  chapter('5', 'Le tour', [
    paragraph('turn', ['5'], 'Pas à pas', {
      says: ['À votre tour, vous faites une action, une seule. Puis, dans cet ordre :'],
      items: [
        'Vous l’annoncez, avec sa cible ; vous payez, ou vous misez les pièces de l’Assassin.',
        'Si elle annonce un personnage, tout le monde peut en douter [7].',
        'Si un personnage peut l’arrêter, qui en a le droit contre ou laisse faire [8].',
        'Un contre est aussi une annonce, et tout le monde peut en douter.',
        'Ce qui n’a pas été arrêté a lieu, sauf si la cible est déjà hors jeu.',
      ],
    }),
  ]),
  chapter('6', 'Les actions', [
    paragraph('actions', ['6', '6.3'], 'Ce que l’on peut faire', {
      says: ['Trois actions n’annoncent rien. Les autres annoncent un personnage, vrai ou non.'],
      table: {
        head: ['Action', 'Annonce', 'Effet', 'Doute', 'Arrêtée par'],
        rows: [
          ['Revenu', '–', '1 pièce', 'non', '–'],
          ['Aide étrangère', '–', '2 pièces', 'non', 'la Duchesse de n’importe qui'],
          ['Assassinat, 7 pièces', '–', 'un adversaire perd un personnage', 'non', '–'],
          ['Duchesse', 'Duchesse', '3 pièces', 'oui', '–'],
          ['Assassin, 3 pièces', 'Assassin', 'un adversaire perd un personnage', 'oui', 'la Comtesse de la cible'],
          [
            'Capitaine',
            'Capitaine',
            '2 pièces d’un adversaire',
            'oui',
            'le Capitaine ou le cinquième personnage de la cible',
          ],
          ['Ambassadeur', 'Ambassadeur', 'un échange avec la Cour', 'oui', '–'],
          ['Inquisiteur', 'Inquisiteur', 'un échange, ou une inspection', 'oui', '–'],
        ],
      },
    }),
    paragraph('cost', ['6.1'], 'Les coûts', {
      says: [
        'Un assassinat coûte 7 pièces, payées aussitôt. Un Assassin en coûte 3, qui sont misées. Si l’on en doute et que c’était un mensonge, elles reviennent ; sinon elles sont payées.',
      ],
    }),
    paragraph('forced', ['6.2', 'R21', 'R29'], 'Dix pièces', {
      says: [
        'Avec dix pièces ou plus au début de votre tour, vous devez jouer un assassinat. Les pièces gagnées pendant un tour n’obligent à rien avant votre tour suivant.',
        'Tant que le Trésor est vide, sept pièces suffisent : sans cette décision de notre part, une partie à plusieurs pourrait ne jamais finir.',
      ],
    }),
    paragraph('steal', ['6.6', 'R11', 'R12'], 'Le vol', {
      says: [
        'Le Capitaine prend deux pièces, ou la seule, selon ce qu’il y a au moment du vol. On ne vole pas qui n’a rien.',
      ],
    }),
    paragraph('treasury', ['6.4', 'R17'], 'Un Trésor pauvre', {
      says: ['Si le Trésor a moins que le gain, on prend ce qui reste, même rien.'],
    }),
  ]),
  chapter('7', 'Les doutes', [
    paragraph('doubt', ['7', 'R3', 'R4'], 'Mettre en doute', {
      says: [
        'Quiconque joue encore peut douter d’une annonce, visé ou non. On ne doute qu’une fois de chaque annonce.',
        'La preuve ne se refuse pas : qui a le personnage le montre.',
      ],
      items: [
        'Mensonge : un personnage est perdu, au choix de qui a menti, et l’annonce ne compte pas.',
        'Vérité : tout le monde voit le personnage. Il retourne à la Cour, que l’on mélange, et une autre carte prend sa place. Qui a douté perd un personnage. Puis le tour continue comme si personne n’avait douté.',
      ],
      examples: [
        'Vous annoncez la Duchesse et vous l’avez ; Ben doute. Vous la montrez et piochez une autre carte, Ben dévoile un personnage, et vous prenez trois pièces.',
      ],
    }),
    paragraph('pause', ['7.1', 'R46'], 'Le verdict', {
      says: [
        'Avant chaque verdict vient une pause, la même pour la vérité et le mensonge. Aucun temps ne court alors.',
      ],
    }),
    paragraph('same', ['7.2', 'R28'], 'Deux fois le même', {
      says: ['Qui a deux fois le personnage annoncé en montre un au hasard.'],
    }),
  ]),
  chapter('8', 'Les contres', [
    paragraph('counter', ['8', 'R6', 'R7', 'R8'], 'Contrer', {
      says: [
        'Contre l’aide étrangère, n’importe qui peut contrer ; contre un Assassin ou un Capitaine, seulement la cible. Il n’y a qu’un contre par action, et il peut être un mensonge.',
        'Si l’on en doute et que c’était un mensonge, l’action a lieu. S’il tient, l’action échoue.',
        'Une cible qui a douté de l’action à tort ne peut plus la contrer. Si quelqu’un d’autre a douté à tort, elle le peut.',
      ],
    }),
    paragraph('first', ['8.2', 'R2', 'R32'], 'Qui parle en premier', {
      says: [
        'Tous ceux qui peuvent répondre sont interrogés en même temps. D’ordinaire, le premier doute ou contre arrivé au serveur compte.',
        'Avec l’option « Place la plus proche », tout le monde répond, et la place la plus proche dans le sens du jeu compte. Les autres ont laissé faire, et personne n’en saura rien.',
      ],
    }),
    paragraph('seen', ['8.3', 'R24'], 'Qui a répondu', {
      says: ['Tout le monde voit qui a répondu, et personne quoi, avant la fin.'],
    }),
  ]),
  chapter('9', 'Perdre un personnage', [
    paragraph('lose', ['9'], 'Dévoiler', {
      says: [
        'Qui perd un personnage choisit lequel. Il reste visible jusqu’à la fin, et son pouvoir est perdu. Avec un seul personnage caché, il n’y a pas de choix.',
        'On peut en perdre deux en un tour : pour une fausse Comtesse, puis pour l’Assassin qu’elle n’a pas arrêté.',
      ],
    }),
    paragraph('out', ['9.1', 'R23'], 'Hors jeu', {
      says: [
        'Sans personnage caché, la partie est finie pour vous. Vos pièces vont au Trésor ; vous regardez, et parlez avec le public.',
        'Le classement est l’inverse de l’ordre des sorties. À la fin, toutes les cartes sont montrées.',
      ],
    }),
  ]),
  chapter('10', 'La Cour', [
    paragraph('exchange', ['10', 'R13', 'R27'], 'L’échange', {
      says: [
        'L’Ambassadeur pioche deux cartes, l’Inquisiteur une. On garde autant de cartes qu’on avait de cartes cachées, parmi toutes ; les autres retournent à la Cour, que l’on mélange.',
        'Les cartes gardées changent de place au hasard. Les autres apprennent seulement qu’il y a eu un échange.',
      ],
    }),
    paragraph('inspect', ['10.1', 'R10', 'R14', 'R15'], 'L’inspection', {
      says: [
        'La cible montre à l’Inquisiteur une carte cachée de son choix. L’Inquisiteur la rend, ou la fait remplacer par la Cour. Personne d’autre ne la voit. Une inspection ne se contre pas.',
      ],
    }),
  ]),
  chapter('13', 'Le temps et l’abandon', [
    paragraph('time', ['13.1', 'R39'], 'Quand le temps est passé', {
      says: ['La table choisit les temps. Quand l’un d’eux est passé :'],
      items: [
        'une action : le revenu, ou l’assassinat de la place suivante s’il est obligatoire ;',
        'un doute ou un contre : on laisse faire ;',
        'un personnage à perdre ou à montrer : le premier caché ;',
        'un échange : on garde les cartes d’avant ;',
        'une inspection : la carte est rendue ;',
        'le choix à deux joueurs : une carte au hasard.',
      ],
    }),
    paragraph('concede', ['13', 'R26'], 'Abandonner', {
      says: [
        'On peut abandonner à tout moment : vos cartes sont dévoilées et vos pièces vont au Trésor. Ce que vous aviez annoncé, ou ce qui vous visait, n’a pas lieu.',
      ],
    }),
  ]),
];
