import type { Rulebook } from '../../../engine/rulebook';
import { chapter, paragraph } from './paragraph';

/** The rules for players, in French. */
export const fr: Rulebook = [
  chapter('1', 'But', [
    paragraph('1.1', 'Les primes font la victoire', [
      'Vous menez une guilde d’assassins. Vous recrutez des cartes, déployez des agents pour dominer des zones et posez des missions face cachée là où vous dominez. La plus forte somme de primes l’emporte.',
      'La pioche vide annonce la fin\u00a0: chacun joue un dernier tour [10], puis on compte [11]. Une mission restée en main ne paie rien.',
    ]),
  ]),
  chapter('3', 'Les cartes', [
    paragraph('3.1', '76\u00a0cartes', [
      'Le paquet compte 34\u00a0agents, 32\u00a0missions et 10\u00a0cartes d’armes. Les agents relèvent de l’Assassinat, du Vol, des Renforts ou de l’Infiltration, ou sont des mercenaires, qui vont partout.',
    ]),
    paragraph('3.2', 'Agents', [
      'Un agent a une force de 1 à 4. Douze ont une compétence [8.1], en un seul exemplaire.',
    ]),
    paragraph(
      '3.3',
      'Missions',
      ['Une prime de 1 ou 2 d’une seule zone paie toujours. Les autres ont une condition\u00a0:'],
      [
        'Une prime de 3 paie si vous dominez sa zone à la fin.',
        'Une mission à deux zones paie 2 si vous dominez l’une d’elles à la fin.',
        'Un Contrat libre se pose dans toute zone que vous dominez\u00a0; il paie 2 si vous la dominez à la fin.',
      ],
    ),
    paragraph('3.4', 'Armes', [
      'Les Armes ordinaires ajoutent 1, les Armes prodigieuses 2 à l’agent auquel elles sont liées. On en lie autant qu’on veut, seulement en déployant cet agent\u00a0; elles restent avec lui.',
    ]),
    paragraph(
      '3.6',
      'Cartes reconstituées',
      ['Les tableaux de certaines cartes manquent dans le livret de la guilde. Nous avons reconstitué\u00a0:'],
      [
        'les Espions, sauf celui qui porte le tampon, la Lame à gages et l’Épée sans maître\u00a0;',
        'la Renarde d’améthyste, Le caméléon et Voile-nuit\u00a0;',
        'les chiffres des missions d’Infiltration, toutes les missions à deux zones et le Contrat libre\u00a0;',
        'le nombre d’armes de chaque sorte\u00a0: 6 et 4.',
      ],
    ),
  ]),
  chapter('4', 'Mise en place', [
    paragraph('4.1', 'Départ', [
      'Chacun reçoit l’une des quatre cartes de départ, un agent de force 1 tamponné. Trois piles commencent avec une carte. Le hasard désigne qui commence.',
      'Au draft, le dernier joueur prend autant de cartes qu’il y a de joueurs. Il en garde une et passe le reste à droite\u00a0; le premier joueur reçoit la dernière.',
    ]),
  ]),
  chapter('5', 'Le tour', [
    paragraph('5.1', 'Recruter ou déployer', [
      'À votre tour, vous recrutez [6] ou vous déployez [7], jamais les deux. Personne ne passe avant l’affrontement final [10].',
    ]),
  ]),
  chapter('6', 'Le recrutement', [
    paragraph('6.1', 'Les trois piles', [
      'Regardez la pile 1. Prenez toutes ses cartes, ou laissez\u2011la et regardez la pile 2, puis la pile 3. Ce que vous laissez est perdu pour ce tour. Qui laisse les trois pioche une carte à l’aveugle.',
      'Ensuite, chaque pile regardée reçoit une carte\u00a0: une pile prise repart avec une carte, une pile laissée grandit.',
    ]),
  ]),
  chapter('7', 'Le déploiement', [
    paragraph('7.1', 'Un agent', [
      'Une fois par tour, vous posez un agent de votre main dans sa zone, avec des armes si vous voulez. Un mercenaire va dans la zone de votre choix. Sa force compte aussitôt, puis vient sa compétence [8].',
      'Tant que vous ne confirmez pas, personne ne voit ce que vous préparez, et vous pouvez le reprendre.',
    ]),
    paragraph('7.2', 'Une mission', [
      'Une fois par tour, avant ou après l’agent, vous posez une mission face cachée dans une zone imprimée sur elle et que vous dominez. Elle y reste même si vous perdez la zone.',
    ]),
    paragraph('7.3', 'Domination', [
      'Qui a la plus grande force dans une zone, 1 au moins, la domine. À égalité, personne.',
    ]),
  ]),
  chapter('8', 'Les compétences', [
    paragraph('8', 'Une fois chacune', [
      'Une compétence sert quand son agent vient d’une main, et une fois par partie. Elle est obligatoire dès qu’une cible existe, même à vos dépens, sauf si elle dit que vous pouvez. Un agent ne se vise jamais lui\u2011même. Un agent déplacé arrive comme le plus récent de sa zone, avec ses armes, sans compétence.',
    ]),
    paragraph(
      '8.1',
      'Toutes les compétences',
      [],
      [
        'Pisteuse de rubis (1)\u00a0: désignez deux agents d’un adversaire, qui en sacrifie un.',
        'Griffe de l’ombre (1)\u00a0: un autre agent, à n’importe qui, tombe, de force 3 au plus, armes comprises.',
        'Yaksha (2)\u00a0: le plus récent agent d’une zone de n’importe qui tombe, sauf Yaksha.',
        'Pillard (1)\u00a0: prenez une pile entière sans la regarder. Le tour continue.',
        'Illusionniste de saphir (1)\u00a0: regardez les 4\u00a0premières cartes de la pioche, gardez\u2011en une, remettez les autres dans l’ordre voulu.',
        'Le fauve (2)\u00a0: un agent armé d’un adversaire retourne dans la main de son propriétaire, ses armes dans la vôtre.',
        'Faucon de jade (1)\u00a0: deux agents de plus ce tour, de force 5 au plus ensemble.',
        'Le corbeau (1)\u00a0: autant d’agents de force 1 que vous voulez ce tour, sans armes.',
        'Course-brume (2)\u00a0: vous pouvez défausser des armes\u00a0; un agent d’un autre joueur, de force égale au plus, vient chez vous.',
        'Renarde d’améthyste (1)\u00a0: regardez la main d’un adversaire et prenez une carte\u00a0; il en pioche une.',
        'Le caméléon (1)\u00a0: vous pouvez déplacer un autre de vos agents dans une autre zone.',
        'Voile-nuit (2)\u00a0: regardez les missions d’un adversaire dans une zone\u00a0; l’une retourne dans sa main.',
      ],
    ),
    paragraph('8.2', 'Agents en plus', [
      'Ce que permettent le Faucon de jade, Le corbeau ou un complot a son propre compte et sa propre somme. Les agents ainsi posés sont déployés comme les autres, avec leur compétence. Ce qui reste finit avec le tour.',
    ]),
  ]),
  chapter('10', 'L’affrontement final', [
    paragraph('10.1', 'Un dernier tour chacun', [
      'Quand la pioche est vide à la fin d’un tour, chacun joue un dernier tour\u00a0; qui l’a vidée joue en dernier. On ne recrute plus\u00a0: on déploie ou on passe.',
    ]),
  ]),
  chapter('11', 'La fin', [
    paragraph('11.1', 'Le décompte', [
      'Toutes les missions sont dévoilées. Celles dont la condition n’est pas remplie ne paient rien. La plus forte somme l’emporte\u00a0; puis le plus de zones dominées\u00a0; puis la plus grande force totale\u00a0; sinon la victoire est partagée.',
    ]),
  ]),
  chapter('12', 'La guerre de complots', [
    paragraph(
      '12.1',
      'Un complot en vigueur',
      [
        'Un complot vaut pour toute la partie. Quand il nomme les agents d’une zone, les mercenaires ne sont pas compris.',
      ],
      [
        'Arrogance\u00a0: on ne déploie aucun agent dans une zone que l’on domine.',
        'Tromperie\u00a0: une fois par déploiement, des armes d’une force égale à celle d’un agent ennemi l’amènent chez vous, avec ces armes.',
        'Double\u00a0!\u00a0: une pile vide reçoit deux cartes, et une pioche à l’aveugle en donne deux.',
        'Duo incroyable\u00a0: après l’agent du tour, un autre de force égale et d’une autre zone\u00a0; les mercenaires comptent comme une zone.',
        'Coup fatal\u00a0: autant de fois que voulu, défaussez un agent d’Assassinat de votre main\u00a0; un agent de même force tombe.',
        'Vol d’armes\u00a0: les agents de Vol de votre main peuvent servir d’armes.',
        'Soutien absolu\u00a0: les Renforts peuvent être posés dans toutes vos zones.',
        'Espionnage\u00a0: un agent d’Infiltration peut être déployé dans toute zone d’un adversaire\u00a0; hors de l’Infiltration, il lui retire de la force.',
      ],
    ),
  ]),
  chapter('13', 'La guerre d’alliances', [
    paragraph('13.1', 'Deux équipes de deux', [
      'À quatre, les alliés face à face. Vous dominez une zone si vous y êtes plus fort que chaque ennemi\u00a0; les deux alliés peuvent la dominer. Les alliés ne voient pas leurs cartes. Les sommes des équipes décident.',
      'À la fin d’un déploiement, vous pouvez passer une carte à votre allié, cachée. N’en parlez pas.',
    ]),
  ]),
  chapter('14', 'Quitter', [
    paragraph('14.1', 'Qui quitte la partie', [
      'Pour qui a quitté la partie, le jeu se joue tout seul\u00a0: il prend la pile 1 à chaque tour. Ses agents et ses missions restent\u00a0; il finit dernier. Quand il ne reste qu’un joueur ou une équipe, la victoire est acquise.',
    ]),
  ]),
];
