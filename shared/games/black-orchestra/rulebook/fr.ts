import type { Wording } from './structure';

/** Les règles de Black Orchestra pour les joueurs, en français. */
export const fr: Wording = {
  chapters: {
    aim: 'But du jeu',
    parts: 'Matériel',
    setup: 'Mise en place',
    levels: 'Motivation, suspicion et limites',
    turn: 'Un tour de jeu',
    actions: 'Les actions',
    conspire: 'Conspirer et piste de contestation',
    events: 'Événements et périodes',
    leaders: 'Qui est le plus proche',
    raid: 'Raid de la Gestapo',
    prison: 'Arrestation, prison, interrogatoire',
    plot: 'Les complots',
    reactions: 'Les réactions',
    decks: 'Pioches et défausses',
    variants: 'Variantes et score',
    editions: 'Les deux éditions',
    rulings: 'Cas particuliers',
  },
  paragraphs: {
    // 1
    aim: {
      title: 'De quoi il s’agit',
      lines: [
        'Vous êtes des conspirateurs de la résistance allemande, d’une à cinq personnes. Vous gagnez ou perdez ensemble. Vous voulez tuer Hitler ; la Gestapo veut vous trouver avant.',
      ],
    },
    course: {
      title: 'Le fil d’une partie',
      lines: [
        'Piochez des cartes jusqu’à ce que l’un de vous trouve un complot [6.5]. Conspirez pour augmenter votre motivation [7] et oser le tenter. Collectez des objets [6.2] qui aident le complot ou font baisser la suspicion [6.4]. Soyez dans le bon lieu au bon moment et lancez autant de dés que possible [12]. Chaque tour finit par un événement : le temps joue contre vous [8].',
      ],
    },
    winning: {
      title: 'Gagner',
      lines: [
        'Vous gagnez dès qu’un complot contre Hitler réussit [12.3]. Avec les Lieutenants dévoués, il faut aussi que deux adjoints meurent [15].',
      ],
    },
    losing: {
      title: 'Perdre',
      lines: [
        'Vous perdez aussitôt, même au milieu d’un tour, dans l’un de ces cas :',
        '- tous les conspirateurs sont en prison ;',
        '- il faut piocher un événement et il n’en reste dans aucune période ;',
        '- l’événement Documents découverts de la période {stages} est pioché.',
      ],
    },
    // 2
    dice: {
      title: 'Les dés',
      lines: [
        'Il y a {dice} dés. Chacun porte un aigle (danger), deux cibles (réussite) et les chiffres 1, 2 et 3.',
        'Les dés posés sur la piste de contestation ou sur une carte ne sont pas dans la réserve. On ne lance que les dés de la réserve.',
        'Un lancer se lit toujours dans cet ordre : aigles, cibles, chiffres.',
      ],
    },
    parts: {
      title: 'Cartes et objets',
      lines: [
        'Il y a {events} événements, {perStage} pour chacune des {stages} périodes : {standardEvents} standard, {importantEvents} importants et {keyEvents} événements clefs.',
        'Il y a {dossierCards} cartes conspirateur : {standardCards} standard, {illegalCards} illégales et {plotCards} complots. {interrogations} cartes interrogatoire attendent en prison.',
        'Il existe huit sortes d’objets, {tilesPerItem} tuiles de chacune : insigne, explosifs, renseignements, clés, plan, poison, signature et armes.',
      ],
    },
    board: {
      title: 'Les lieux',
      lines: [
        'La période après un nom dit quand le lieu s’ouvre. Les lieux de Berlin n’en ont pas : ils sont toujours ouverts. Chacun est à un déplacement de tous les autres. Toutes les routes qui quittent Berlin partent de la gare.',
        'On entre dans un lieu fortifié comme dans un autre. La marque ne compte que pour les complots.',
      ],
    },
    conspirators: {
      title: 'Les conspirateurs',
      lines: [
        'La capacité spéciale s’utilise à partir de « motivé » [4]. Si elle est passive, elle agit alors d’elle‑même.',
      ],
    },
    plots: {
      title: 'Les complots',
      lines: ['La pioche contient chaque complot une fois. Pour en tenter un : [12].'],
    },
    // 3
    'setup.leaders': { title: 'Dirigeants', lines: ['Hitler et ses cinq adjoints commencent ici :'] },
    'setup.items': {
      title: 'Objets',
      lines: [
        'Une tuile objet est posée face cachée sur chaque lieu prévu pour cela. Personne ne sait laquelle est où.',
      ],
    },
    support: {
      title: 'Soutien militaire',
      lines: [
        'Le soutien militaire est le nombre de cibles qu’exige un complot contre Hitler. Il commence à {easy} en partie facile, à {standard} en partie normale, à {hard} en partie difficile. Il ne descend jamais plus bas et ne dépasse jamais {ceiling}.',
      ],
    },
    'setup.events': {
      title: 'Événements',
      lines: ['Chaque période a sa pioche. {removed} cartes de chacune quittent le jeu avant le début, face cachée.'],
    },
    'setup.cards': {
      title: 'Cartes',
      lines: ['Les cartes conspirateur et les cartes interrogatoire sont mélangées.'],
    },
    'setup.sheets': {
      title: 'Conspirateurs',
      lines: [
        'Chaque joueur a un conspirateur, choisi ou distribué. Au départ : motivation « timide », suspicion moyenne, ni carte ni objet.',
      ],
    },
    'setup.start': { title: 'Départ', lines: ['Tous les conspirateurs commencent à la gare.'] },
    'setup.first': {
      title: 'Premier joueur',
      lines: ['Le premier joueur est tiré au sort, sauf si l’hôte en désigne un. Ensuite on joue à tour de rôle.'],
    },
    solo: {
      title: 'Jouer seul',
      lines: [
        'Un joueur seul mène deux conspirateurs, qui jouent l’un après l’autre. Tous deux ont les limites d’une partie à un joueur [4]. La partie est perdue quand ils sont tous deux en prison. Ils s’échangent librement cartes et objets.',
      ],
    },
    // 4
    motivation: {
      title: 'Motivation',
      lines: [
        'La motivation dit ce que vous osez. Chaque niveau garde tout ce qu’apportent les précédents. Au plus haut, elle ne monte plus ; au plus bas, elle ne baisse plus.',
      ],
    },
    suspicion: {
      title: 'Suspicion',
      lines: [
        'La suspicion dit à quel point on vous surveille. Plus elle est élevée, moins il faut d’aigles pour découvrir un complot [12.2]. Extrême : arrestation au prochain raid [10].',
      ],
    },
    limits: {
      title: 'Limites',
      lines: [
        'Voici combien de cartes et d’objets chaque conspirateur peut avoir. À motivation « timide » : {timidCards} cartes au plus.',
        'Les limites valent à tout moment, même pendant le tour des autres. Au-dessus de la limite, défaussez aussitôt ce que vous voulez, même ce que vous venez de recevoir.',
      ],
    },
    open: {
      title: 'Ce que tout le monde voit',
      lines: [
        'Tout le monde voit les dossiers, les objets et les niveaux, même le public. Parlez de tout. Seul un interrogatoire est secret [11.2].',
      ],
    },
    effects: {
      title: 'Appliquer un effet',
      lines: [
        'Un effet s’applique de haut en bas, autant que possible ; ignorez ce qui est impossible. Si une carte contredit ces règles, la carte l’emporte. « Un conspirateur » peut être vous, sauf si la carte dit « autre ».',
      ],
    },
    // 5
    turn: {
      title: 'Le déroulement d’un tour',
      lines: [
        'Si vous êtes libre, votre tour a trois parties :',
        '- les pénalités des dirigeants présents là où vous êtes ;',
        '- jusqu’à {actions} actions [6] ;',
        '- un événement [8].',
        'En prison, vous subissez à la place un interrogatoire, puis un événement est pioché [11].',
      ],
    },
    penalties: {
      title: 'Pénalités',
      lines: [
        'Chaque dirigeant présent à vos côtés au début de votre tour vous coûte quelque chose. Vous choisissez l’ordre. Un dirigeant qui arrive plus tard, ou que vous rejoignez, ne coûte rien.',
      ],
    },
    finishing: {
      title: 'Finir le tour',
      lines: [
        'Vous pouvez finir avant la dernière action ; les actions restantes sont perdues. Après la dernière, vous finissez vous‑même le tour, pour pouvoir encore annuler un choix ou jouer une carte [R27].',
      ],
    },
    // 6
    actions: {
      title: 'Ce qu’est une action',
      lines: [
        'Vous avez {actions} actions par tour, dans n’importe quel ordre, et pouvez les répéter. Seul Conspirer est limité à une fois par tour. Une action sans effet ne peut pas être choisie.',
      ],
    },
    act: {
      title: 'Agir',
      lines: [
        'Jouez une carte de votre dossier qui s’utilise comme action, utilisez votre capacité spéciale ou tentez un complot [12]. La carte est défaussée une fois son effet terminé. Une carte marquée « permanent » agit depuis votre dossier, tant qu’elle y reste.',
      ],
    },
    collect: { title: 'Collecter un objet', lines: ['L’objet face visible de votre lieu est à vous.'] },
    conspiring: {
      title: 'Conspirer',
      lines: ['Une fois par tour, lancez un à {conspireDice} dés, une action par dé : [7].'],
    },
    deliver: {
      title: 'Livrer un objet',
      lines: [
        'Dans un lieu de livraison, une fois son propre objet collecté, défaussez l’objet demandé. La suspicion baisse du nombre indiqué : la vôtre seule, ou à répartir à votre guise entre des conspirateurs libres, où qu’ils soient.',
        'La condition du lieu doit être remplie à ce moment. L’objet rejoint la défausse des objets.',
        '> La Wolfsschanze demande des clés, −3 à répartir : vous pourriez retirer 2 à vous‑même et 1 à un conspirateur qui est à Paris.',
      ],
    },
    dossier: { title: 'Constituer son dossier', lines: ['Piochez la première carte conspirateur.'] },
    move: {
      title: 'Se déplacer',
      lines: [
        'Suivez une route, ou allez dans un autre lieu de Berlin. Berlin est toujours ouvert ; tout autre lieu ouvre à sa période. Certains ferment pour de bon à la période {stages}.',
        'Si l’entrée dans un lieu change des niveaux, elle le fait à chaque fois.',
      ],
    },
    release: {
      title: 'Libérer',
      lines: [
        'Au QG de la Gestapo, sans suspicion extrême, lancez un dé si quelqu’un est en prison. Sur un aigle, vous aussi, vous allez en prison. Sur toute autre face, votre suspicion augmente de 1 et un prisonnier de votre choix arrive au QG de la Gestapo avec une suspicion élevée.',
      ],
    },
    reveal: {
      title: 'Révéler un objet',
      lines: ['Retournez face visible l’objet de votre lieu. Le collecter est une autre action.'],
    },
    transfer: {
      title: 'Transférer',
      lines: [
        'Donnez un objet ou une carte à un conspirateur de votre lieu, ou demandez‑lui‑en un. Une demande exige l’accord de l’autre joueur, qui peut le donner une fois pour toutes. Un refus ne vous coûte pas d’action et vaut jusqu’à la fin du tour. Au-dessus de sa limite, on défausse aussitôt [4].',
      ],
    },
    // 7
    conspire: {
      title: 'Lancer les dés',
      lines: [
        'Choisissez de un à {conspireDice} dés, jamais plus que d’actions restantes ni que de dés en réserve. Chacun coûte une action.',
        '> Avec vos trois actions, vous lancez trois dés : un aigle, une cible et un 3. Suspicion +1 pour chaque conspirateur de votre lieu, un dé va sur la piste, et vous avez de nouveau 3 actions.',
      ],
    },
    'conspire.dice': {
      title: 'Ce que font les dés',
      lines: [
        '- Aigle : la suspicion de chaque conspirateur de votre lieu, y compris vous, augmente de 1.',
        '- Cible : le dé va sur la piste de contestation.',
        '- Chiffre : vous gagnez autant d’actions pour ce tour.',
      ],
    },
    track: {
      title: 'La piste de contestation',
      lines: [
        'Quand {trackDice} dés sont sur la piste, le joueur actif choisit aussitôt : motivation +1 pour un conspirateur, ou soutien militaire −1. Les dés retournent à la réserve, et les autres cibles du lancer commencent une nouvelle piste.',
        'Les dés restent sur la piste d’un tour à l’autre. Un raid la vide [10.3].',
      ],
    },
    // 8
    events: {
      title: 'Piocher un événement',
      lines: [
        'Le prochain événement vient de la première période qui a encore des cartes. Il devient l’événement courant et s’applique. Ce qui vaut « tant que c’est l’événement courant » prend fin quand un autre le remplace.',
        'Si deux événements sont dus, le premier est terminé avant que le second soit pioché.',
      ],
    },
    stages: {
      title: 'Les périodes',
      lines: [
        'La période de l’événement courant est la période en cours. Une période commence avec son premier événement, et non avec le dernier de la précédente. Avant le premier événement, c’est la période 1.',
      ],
    },
    'key-events': {
      title: 'Événements clefs et importants',
      lines: [
        'Un événement clef est mis de côté quand l’événement suivant est pioché. Il n’a plus d’effet. Mais tant qu’il est là, tout événement important de sa période est défaussé, et on en pioche un autre. Il est défaussé au début d’une nouvelle période.',
      ],
    },
    'stage-7': {
      title: 'Début de la période {stages}',
      lines: [
        'Avant son premier événement, les pions des lieux qui ferment vont au lieu ouvert le plus proche : Hitler, puis les adjoints, puis les conspirateurs. Le joueur actif tranche entre lieux aussi proches.',
      ],
    },
    removed: {
      title: 'Événements retirés',
      lines: [
        'Une carte qui retire des événements les prend, face cachée, sur le dessus de la pioche de cette période. S’il y en a trop peu, tous sont retirés.',
      ],
    },
    // 9
    nearest: {
      title: 'Compter les distances',
      lines: [
        'La distance se compte en déplacements le long des routes, y compris à travers les lieux fermés. Le joueur actif tranche les égalités. Dans le même lieu, on est le plus proche ; un prisonnier ne l’est jamais.',
      ],
    },
    visits: {
      title: 'Dirigeants en déplacement',
      lines: [
        'Un dirigeant envoyé chez le conspirateur le plus proche doit changer de lieu : les conspirateurs de son lieu ne comptent pas. Si tous les conspirateurs libres y sont, le dirigeant reste et ne visite personne [R26].',
        'Quand l’adjoint le plus proche d’un conspirateur doit venir, les adjoints déjà présents ne comptent pas. Un dirigeant envoyé là où il est déjà y reste.',
      ],
    },
    // 10
    'raid.arrests': {
      title: 'D’abord les arrestations',
      lines: ['Suspicion extrême : arrestation [11].'],
    },
    'raid.cards': {
      title: 'Puis les cartes illégales',
      lines: [
        'Chaque conspirateur encore libre décide pour chaque carte illégale de son dossier : la défausser, ou la garder avec suspicion +1. À suspicion extrême, le reste est gardé sans choix. Tous décident en même temps.',
      ],
    },
    'raid.track': { title: 'Puis la piste', lines: ['Tous les dés quittent la piste de contestation.'] },
    // 11
    arrest: {
      title: 'Arrestation',
      lines: [
        'Une arrestation : défaussez vos cartes illégales et allez en prison. Gardez le reste. Pendant votre propre tour, cela met fin à vos actions, et l’événement suit.',
      ],
    },
    'in-prison': {
      title: 'En prison',
      lines: [
        'Un prisonnier n’a ni action, ni réaction, ni capacité spéciale, et aucun effet ne l’atteint, sauf pour le libérer. Les autres conspirateurs peuvent tenter de le libérer au QG de la Gestapo [6.7].',
      ],
    },
    'prison.card': {
      title: 'La carte interrogatoire',
      lines: ['Au tour d’un prisonnier, on pioche une carte que seul son joueur voit.'],
    },
    'prison.choice': {
      title: 'Choisir seul',
      lines: [
        'Vous choisissez une option en secret, sans parler à personne jusque‑là. Elle doit pouvoir s’appliquer tout entière à ce moment. Vous choisissez aussi sur qui et sur quoi, jamais un prisonnier.',
        'Tenter de résister est toujours possible : lancez un dé. Une cible vous libère, un chiffre ne fait rien, un aigle fait ce que dit la carte, autant que possible.',
      ],
    },
    'prison.secret': {
      title: 'Ce qui devient public',
      lines: [
        'Tout le monde voit l’option choisie, qui elle touche et son résultat. Les autres options restent secrètes pour toujours, même après la partie.',
      ],
    },
    'prison.after': {
      title: 'Ensuite',
      lines: ['La carte est remélangée dans sa pioche, et un événement est pioché.'],
    },
    released: {
      title: 'Libération',
      lines: [
        'Si un interrogatoire vous libère, vous allez au QG de la Gestapo avec une suspicion élevée. Le tour finit tout de même par son événement.',
      ],
    },
    // 12
    plot: {
      title: 'Ce qu’exige un complot',
      lines: [
        'Un complot dit ce qu’il exige : où vous et Hitler devez être, et une motivation « engagé » ou « téméraire ». Si tout y est, vous le tentez par l’action Agir.',
        'Les complots C et D se tentent sans action quand un événement vient de déplacer Hitler, pendant le tour de n’importe qui [R10].',
      ],
    },
    'plot.dice': {
      title: 'Réunir des dés',
      lines: [
        'Le complot donne lui‑même 1 dé. Ajoutez ce que sa carte énumère :',
        '- des objets, les vôtres ou ceux de conspirateurs de votre lieu qui acceptent, défaussés en les utilisant. Chaque sorte aide une fois, sauf si la carte dit « chaque » ;',
        '- votre affiliation ;',
        '- la réunion : tous les conspirateurs là où vous êtes, personne en prison.',
        'Viennent ensuite les cartes et les capacités. On ne lance que les dés de la réserve [2].',
      ],
    },
    'plot.needs': {
      title: 'Ce qu’exige le lancer',
      lines: [
        'Il vous faut autant de cibles que le soutien militaire [3.3], et moins d’aigles que le nombre qui fait découvrir un complot, selon votre suspicion [4]. L’événement courant, des insignes et des cartes font ignorer ou compter des aigles.',
        'L’écran montre les chances pour chaque nombre de dés. Vous pouvez en lancer moins, au moins un : plus de dés donnent plus de cibles, mais aussi plus d’aigles.',
      ],
    },
    'plot.roll': {
      title: 'Juger le lancer',
      lines: [
        'D’abord viennent les réactions qui relancent ou ignorent des dés. Puis :',
        '- Découvert, s’il y a assez d’aigles. Les cibles ne comptent pas. Le complot est défaussé, Hitler va à la Chancellerie, la motivation de chaque conspirateur libre baisse de 1 et vous allez en prison.',
        '- Sinon réussite, s’il y a assez de cibles.',
        '- Sinon échec discret : le complot reste dans votre dossier et le tour continue.',
        'Les chiffres ne comptent pas. Les objets et cartes utilisés sont défaussés dans tous les cas.',
      ],
    },
    'plot.example': {
      title: 'Un exemple',
      lines: [
        '> Le soutien militaire est de {standard} et votre suspicion est moyenne : il vous faut {standard} cibles et un aigle au plus. Avec 6 dés : réussite {success6} %, découvert {detected6} %. Avec {bestDice} dés, le meilleur nombre : réussite {successBest} %, découvert {detectedBest} %.',
      ],
    },
    // 13
    reactions: {
      title: 'Ce qu’est une réaction',
      lines: [
        'Une réaction ne coûte pas d’action et se joue pendant le tour de n’importe qui, quand son moment vient, mais pas depuis la prison. Sa carte est ensuite défaussée.',
      ],
    },
    'any-time': {
      title: 'À tout moment',
      lines: [
        'Les cartes « à tout moment » se jouent chaque fois que le jeu attend quelqu’un. Elles sont sous vos choix.',
      ],
    },
    windows: {
      title: 'Les moments',
      lines: [
        'Les autres réactions sont liées à un moment. La question n’est posée qu’aux joueurs dont une carte peut y changer quelque chose, jusqu’à ce que tous aient passé. Vous pouvez ne plus recevoir la question pendant ce tour. Les moments :',
        '- Les pénalités d’un tour sont dues, et une carte pourrait en éviter une [R28].',
        '- Un événement qui déplace Hitler est révélé.',
        '- Les dés d’un complot sont réunis, ou viennent d’être lancés.',
        '- Un événement a déplacé Hitler.',
        'Avant la pioche d’un événement, la question n’est posée à personne, car chacun la voit venir. Préparez une carte, ou demandez qu’elle vous soit proposée [R35].',
      ],
    },
    // 14
    decks: {
      title: 'Les pioches',
      lines: [
        'Quand la pioche conspirateur est vide, sa défausse est mélangée pour en former une nouvelle. Si elle est vide aussi, on ne pioche rien. Une carte interrogatoire retourne dans sa pioche.',
      ],
    },
    items: {
      title: 'Les objets',
      lines: [
        'Les objets livrés, utilisés ou défaussés restent face visible dans la défausse des objets. Les tuiles qu’un interrogatoire retire du plateau quittent le jeu.',
      ],
    },
    // 15
    lieutenants: {
      title: 'Lieutenants dévoués',
      lines: [
        'Un complot peut aussi viser un adjoint, en remplaçant « Hitler » par cet adjoint sur la carte. Il exige {deputyTargets} cibles, et sa réussite élimine l’adjoint. Pour gagner, Hitler et au moins {deputiesToKill} adjoints doivent mourir. Si Hitler meurt d’abord, la partie continue sans lui.',
      ],
    },
    urgency: {
      title: 'Sentiment d’urgence',
      lines: ['{removedUrgency} événements de chaque période quittent le jeu avant le début, au lieu de {removed}.'],
    },
    documents: {
      title: 'Documents protégés',
      lines: [
        'Documents découverts, l’événement qui fait perdre la partie, est retiré, et la période {stages} perd un événement de moins que d’ordinaire.',
      ],
    },
    score: {
      title: 'Score',
      lines: [
        'Millions de vies sauvées par une victoire, selon la période. Retirez un million par adjoint encore sur le plateau :',
      ],
    },
    // 16
    editions: {
      title: 'À cette table : la deuxième édition',
      lines: [
        'L’hôte peut choisir la première édition avant le début. Les conspirateurs y sont distribués. Les prisonniers résistent selon leur motivation et perdent leurs cartes illégales en prison, non à l’arrestation. Un raid concerne toutes les cartes. Un complot n’utilise que les objets du conspirateur qui le tente. Libérer laisse le prisonnier à une suspicion extrême.',
      ],
    },
    // 17
    R1: { title: 'Paris', lines: ['Entrer à Paris vous retire 3 de suspicion et augmente le soutien militaire de 1.'] },
    R2: { title: '« N’importe quel conspirateur »', lines: ['C’est un conspirateur de votre choix.'] },
    R3: {
      title: 'Sans autre conspirateur',
      lines: ['Un conspirateur est seul si aucun autre n’est dans son lieu. Les dirigeants ne comptent pas.'],
    },
    R4: {
      title: 'Qui décide',
      lines: [
        'Ce qu’un conspirateur « peut » faire est décidé par son joueur. Le joueur actif décide de tout le reste.',
      ],
    },
    R5: { title: 'Beck', lines: ['Beck ne subit aucune pénalité, pas même celle de Goebbels.'] },
    R6: { title: 'Goerdeler', lines: ['Sa carte gratuite est piochée après les pénalités.'] },
    R7: {
      title: 'Goebbels',
      lines: ['Il retire la capacité spéciale pour tout le tour. Les limites qu’elle relevait retombent aussitôt.'],
    },
    R8: {
      title: 'Berlin',
      lines: [
        '« À Berlin » désigne chacun de ses sept lieux, la gare comprise. Deux d’entre eux ne sont pas le même lieu.',
      ],
    },
    R9: {
      title: 'Période de Berlin',
      lines: ['Un lieu de Berlin n’a pas de période : ni Embuscade ni Enlèvement n’y fonctionnent.'],
    },
    R10: {
      title: 'Complots C et D',
      lines: [
        'L’événement doit vraiment avoir changé Hitler de lieu. Chacun de ces complots peut être tenté une fois par événement de ce genre, par le conspirateur qui a la carte. S’il est découvert, ce conspirateur va en prison, mais aucun autre événement n’est pioché.',
      ],
    },
    R11: {
      title: 'Déplacé par un effet',
      lines: [
        'Si un effet vous déplace, vous subissez l’effet de chaque lieu où vous entrez. Une arrestation n’est pas un déplacement.',
      ],
    },
    R12: {
      title: 'Documents secrets, Défections et contestation',
      lines: [
        'Si le lancer a un aigle, la carte part d’abord. Ses cibles vont alors sur la piste comme toujours, aucune sur la carte.',
      ],
    },
    R13: {
      title: 'Pistolet dissimulé',
      lines: [
        'Ce pistolet remplace un objet Armes. Il ne compte pas parmi vos objets. C’est une carte : on la défausse comme une carte, et elle est illégale pour les raids et les arrestations.',
      ],
    },
    R14: {
      title: 'Tous dans un même lieu',
      lines: ['Cette condition n’est jamais remplie si quelqu’un est en prison.'],
    },
    R15: {
      title: 'Journée calme',
      lines: ['La carte se joue avant que l’événement soit pioché et supprime cet événement.'],
    },
    R16: { title: 'Relancer', lines: ['Un dé déjà relancé peut l’être encore.'] },
    R17: {
      title: 'Orchestre noir',
      lines: ['Si la carte remplit la piste plusieurs fois, on la résout à chaque fois.'],
    },
    R18: {
      title: 'Dés distribués',
      lines: [
        'Les dés qu’Orchestre noir distribue reviennent à la réserve une fois leurs actions utilisées, ou si leur conspirateur va en prison.',
      ],
    },
    R19: { title: '« Jusqu’à » tant de cartes', lines: ['On les pioche une à une et l’on peut s’arrêter.'] },
    R20: { title: 'Le soutien monte à 5', lines: ['S’il est déjà plus élevé, il ne baisse pas.'] },
    R21: {
      title: 'Un joueur hors ligne',
      lines: ['Une décision attend son joueur ; la place peut être confiée à quelqu’un d’autre.'],
    },
    R22: {
      title: 'Raid',
      lines: ['Les décisions d’un raid se prennent en même temps : aucune ne dépend d’une autre.'],
    },
    R23: { title: 'Convocation', lines: ['La carte peut envoyer des adjoints dans n’importe quel lieu, même fermé.'] },
    R24: {
      title: 'Nos choix d’interprétation',
      lines: [
        'Kordt montre ses événements à tous et Tresckow ne révèle rien par une action. Les cartes interrogatoire et le choix des {standardCards} cartes standard suivent notre lecture du jeu.',
      ],
    },
    R26: {
      title: 'Une visite à personne',
      lines: [
        'Un dirigeant qui devrait visiter quelqu’un et reste où il est ne visite personne, même dans son lieu. Ignorez ce que la carte dit du conspirateur visité. Il en va de même quand Retarder Hitler le retient.',
      ],
    },
    R27: {
      title: 'La fin des actions',
      lines: [
        'Un tour ne finit pas avec sa dernière action : c’est vous qui le finissez. D’ici là, vous pouvez jouer des cartes « à tout moment » et, si la table le permet, annuler vos derniers choix. Vos tours peuvent aussi finir d’eux‑mêmes. Ils attendent alors tant qu’un conspirateur libre a une carte « à tout moment » jouable. Si vous allez en prison pendant votre tour, l’événement suit aussitôt.',
      ],
    },
    R28: {
      title: 'Avant les pénalités',
      lines: ['Le jeu n’attend que les joueurs dont une carte peut éviter une pénalité, comme Convocation.'],
    },
    R29: {
      title: 'Tuiles prises par un interrogatoire',
      lines: ['Leurs lieux sont nommés publiquement. Pour les livraisons, une telle tuile compte comme prise.'],
    },
    R30: {
      title: 'Deux événements dus',
      lines: ['Deux Journées calmes peuvent être jouées au même moment.'],
    },
    R31: {
      title: 'Lieux fermés en chemin',
      lines: ['Un dirigeant peut traverser des lieux fermés. Seul celui où il s’arrête doit être ouvert.'],
    },
    R35: {
      title: 'Décider à l’avance',
      lines: [
        'Vous décidez à l’avance d’une carte Réaction : elle se jouera d’elle‑même à la prochaine occasion (vous la préparez), ou elle ne vous sera plus proposée. Tout le monde le voit, et vous pouvez l’annuler chaque fois que le jeu attend. En prison, cela prend fin : vous déciderez de nouveau à votre libération.',
        'Les cartes préparées passent d’abord, à partir du joueur actif et dans l’ordre du tour. Chacune n’est jouée que si elle change encore quelque chose. Quand un événement va être pioché, la question n’est posée à personne : préparez une carte, ou demandez qu’elle vous soit proposée.',
        'Une fois les dés d’un complot lancés, une carte n’est proposée que si elle peut, avec les autres, améliorer le résultat, ou sur votre demande. Vous pouvez aussi refuser qu’un complot en chemin vous soit proposé.',
        'Après « Non », la carte vous est de nouveau proposée quand chacun a joué son tour. Plus tôt, si elle peut alors davantage : une meilleure chance d’atteindre Hitler, ou un lancer à sauver, qui n’était pas en danger. « Me proposer la carte à chaque fois » rétablit toutes les questions.',
        'Vous pouvez aussi répondre d’avance oui ou non à tout ce que demande une personne.',
      ],
    },
    R36: {
      title: 'Interrogatoire repris par un autre',
      lines: [
        'Si quelqu’un d’autre se met à répondre pour un prisonnier pendant l’interrogatoire, la carte retourne dans la pioche, face cachée. Une autre est piochée, jamais une carte identique. Un dé déjà lancé reste. S’il n’y a pas d’autre carte, l’interrogatoire prend fin.',
      ],
    },
  },
  first: {
    'setup.sheets': {
      title: 'Conspirateurs',
      lines: [
        'Chaque joueur reçoit un conspirateur au hasard. Au départ : motivation « timide », suspicion moyenne, ni carte ni objet.',
      ],
    },
    penalties: {
      title: 'Pénalités',
      lines: [
        'Chaque dirigeant présent à vos côtés au début de votre tour vous coûte quelque chose : Hitler d’abord, puis les adjoints dans l’ordre que vous choisissez. Un dirigeant qui arrive plus tard, ou que vous rejoignez, ne coûte rien.',
      ],
    },
    release: {
      title: 'Libérer',
      lines: [
        'Au QG de la Gestapo, sans suspicion extrême, lancez un dé si quelqu’un est en prison. Sur un aigle, vous aussi, vous allez en prison. Sur toute autre face, votre suspicion augmente de 1 et un prisonnier de votre choix arrive au QG de la Gestapo avec une suspicion extrême.',
      ],
    },
    transfer: {
      title: 'Transférer',
      lines: [
        'Donnez un objet ou une carte à un conspirateur de votre lieu, ou demandez‑lui‑en un. Une demande exige l’accord de l’autre joueur, qui peut le donner une fois pour toutes. Un refus ne vous coûte pas d’action et vaut jusqu’à la fin du tour. Ce qui ferait dépasser une limite n’est pas permis.',
      ],
    },
    discarding: {
      title: 'Défausser',
      lines: [
        'Un conspirateur libre peut défausser des objets à tout moment, sans action. Défausser un complot est une action.',
      ],
    },
    'key-events': {
      title: 'Événements clefs et importants',
      lines: [
        'Un événement clef est mis de côté quand l’événement suivant est pioché. Il n’a plus d’effet. Mais tant qu’un événement clef est là, tout événement important est défaussé, et on en pioche un autre. Il est défaussé au début d’une nouvelle période.',
      ],
    },
    'raid.cards': {
      title: 'Puis les cartes',
      lines: [
        'Chaque conspirateur encore libre peut défausser autant de cartes que voulu. Puis : suspicion +1 pour chaque carte interdite gardée. Tous décident en même temps.',
      ],
    },
    arrest: {
      title: 'Arrestation',
      lines: [
        'Une arrestation : allez en prison et gardez pour l’instant toutes vos cartes et tous vos objets. Pendant votre propre tour, cela met fin à vos actions, et l’événement suit.',
      ],
    },
    'prison.loss': {
      title: 'D’abord une perte',
      lines: [
        'Le tour d’un prisonnier commence par une perte : toutes ses cartes interdites et, pour chacune, une autre carte. Les complots peuvent être gardés ; s’il ne reste rien d’autre, rien de plus n’est perdu.',
      ],
    },
    'prison.resist': {
      title: 'Résister',
      lines: [
        'Lancez ensuite un dé. Votre motivation décide quelles faces résistent. Si vous résistez, pas de carte interrogatoire. Une cible libère dans tous les cas, après la carte s’il y en a une.',
      ],
    },
    'prison.card': {
      title: 'La carte interrogatoire',
      lines: [
        'Si vous ne résistez pas, piochez une carte que personne d’autre ne voit. Si aucune de ses options ne peut s’appliquer tout entière, piochez une autre carte. Si aucune carte ne convient, il ne se passe rien.',
      ],
    },
    'prison.choice': {
      title: 'Choisir seul',
      lines: [
        'Vous choisissez une option sur trois en secret, sans parler à personne jusque‑là. Elle doit pouvoir s’appliquer tout entière à ce moment. Vous choisissez aussi sur qui et sur quoi, jamais un prisonnier.',
      ],
    },
    released: {
      title: 'Libération',
      lines: [
        'Une cible pour résister vous envoie au QG de la Gestapo avec une suspicion élevée, après la carte interrogatoire s’il y en a une. Le tour finit tout de même par son événement.',
      ],
    },
    'plot.dice': {
      title: 'Réunir des dés',
      lines: [
        'Le complot donne lui‑même 1 dé. Ajoutez ce que sa carte énumère :',
        '- vos propres objets, défaussés en les utilisant. Chaque sorte aide une fois, sauf si la carte dit « chaque » ;',
        '- votre affiliation ;',
        '- la réunion : tous les conspirateurs là où vous êtes, personne en prison.',
        'Viennent ensuite les cartes et les capacités. On ne lance que les dés de la réserve [2].',
      ],
    },
    'plot.roll': {
      title: 'Juger le lancer',
      lines: [
        'D’abord viennent les réactions qui relancent ou ignorent des dés. Puis :',
        '- Découvert, s’il y a assez d’aigles. Les cibles ne comptent pas. Le complot est défaussé, Hitler va à la Chancellerie, la motivation de chaque conspirateur libre baisse de 1 et vous allez en prison.',
        '- Sinon réussite, s’il y a assez de cibles. Avec Hitler meurent tous les adjoints de son lieu.',
        '- Sinon échec discret : le complot reste dans votre dossier et le tour continue.',
        'Les chiffres ne comptent pas. Les objets et cartes utilisés sont défaussés dans tous les cas.',
      ],
    },
    editions: {
      title: 'À cette table : la première édition',
      lines: [
        'Plateau, pioches et fiches sont ceux de la deuxième édition. Trois mots diffèrent : « positif » y est « motivé », « zélé » est « téméraire », « interdite » est « illégale ». Les différences se trouvent à leur place :',
        '- conspirateurs distribués [16.2], Berlin de période 1 [16.3] ;',
        '- raids [16.4], arrestation [16.5], tour d’un prisonnier [16.6], Libérer [16.10] ;',
        '- objets des complots [16.11], défausses [16.12], transferts [16.13], ordre des pénalités [16.14] ;',
        '- qui meurt avec Hitler [16.15], événements importants [16.16], deux fiches [16.17].',
      ],
    },
    'edition.sheets': {
      title: 'Kordt et Tresckow',
      lines: [
        'Kordt voit seul les événements qu’il regarde. Tresckow peut aussi, par une action, révéler n’importe quel objet face cachée.',
      ],
    },
    R9: {
      title: 'Période de Berlin',
      lines: ['Pour les cartes qui demandent une période, les lieux de Berlin sont de période 1.'],
    },
    R24: {
      title: 'Nos choix d’interprétation',
      lines: ['Le choix des {standardCards} cartes standard suit notre lecture du jeu.'],
    },
    R25: {
      title: 'Une carte interrogatoire',
      lines: [
        'Une option réservée à « timide » et « sceptique » retire 2 de motivation : elle ne pourrait jamais s’appliquer tout entière. Elle est permise à partir de « positif ».',
      ],
    },
    R32: {
      title: 'Pas de dé pour un prisonnier',
      lines: ['Si la réserve est vide, un prisonnier ne peut pas lancer : ni résistance, ni libération.'],
    },
    R33: {
      title: 'Quelles cartes sont perdues',
      lines: [
        'Un prisonnier choisit la carte qu’il perd pour une carte interdite ; ce peut être un complot tant qu’il reste une autre carte. Lors d’un raid, chaque joueur qui a des cartes choisit, interdites ou non.',
      ],
    },
    R34: {
      title: 'Dernier conspirateur libre, objets défaussés',
      lines: [
        'Un interrogatoire ne peut pas désigner le dernier conspirateur libre pour une arrestation. Les prisonniers gardent leurs objets : seuls les conspirateurs libres en défaussent à tout moment.',
      ],
    },
  },
};
