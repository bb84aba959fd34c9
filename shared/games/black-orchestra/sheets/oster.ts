import {
  askCard,
  type CardKey,
  conspirator,
  discardCards,
  draftOf,
  drawCard,
  type GameRun,
  name,
  settleLimits,
  type Sheet,
  type SheetId,
  takeTopCard,
  text,
} from '../cards/api';

/** Lays the top two cards before the holder, face up; they do not count against the limit until one is kept. */
function revealTwo(run: GameRun, holder: SheetId): readonly CardKey[] {
  const seen = [takeTopCard(run), takeTopCard(run)].filter((card) => card !== null);
  run.change((draft) => {
    draftOf(draft, holder).dossier.push(...seen);
    draft.pub.resolving.push(...seen);
  });
  run.log(text('sheet.oster.reveals', { who: name.sheet(holder), cards: seen.map(name.card) }));
  return seen;
}

export const card: Sheet = {
  id: 'oster',
  affiliation: 'abwehr',
  name: 'Hans Oster',
  text: {
    en: 'When you take the Draw action, reveal two cards, keep one and discard the other.',
    fr: 'Quand vous piochez une carte par une action, révélez‑en deux : gardez‑en une, défaussez l’autre.',
  },
  brief: { en: 'Draws two cards and keeps one.', fr: 'Pioche deux cartes et en garde une.' },
  words: {
    reveals: { en: '{who} reveals {cards}.', fr: '{who} révèle {cards}.' },
    'reveals.you.who': { en: 'You reveal {cards}.', fr: 'Vous révélez {cards}.' },
    keep: { en: 'Choose the card to keep', fr: 'Choisissez la carte à garder' },
  },
  *dossierAction(run, who) {
    const { hidden, pub } = run.core;
    if (hidden.deck.length + pub.discard.length < 2) {
      yield* drawCard(run, who);
      return;
    }
    const seen = revealTwo(run, who);
    const { seat } = conspirator(run.core.pub, who);
    const kept = yield* askCard(
      run,
      { seat, prompt: text('sheet.oster.keep'), about: text('about.ability') },
      () => seen,
    );
    run.change((draft) => {
      draft.pub.resolving = draft.pub.resolving.filter((other) => !seen.includes(other));
    });
    discardCards(
      run,
      who,
      seen.filter((other) => other !== kept),
    );
    yield* settleLimits(run);
  },
};
