import type { Seat } from '../../../engine/ask';
import { flat } from '../../../engine/flat';
import type { Offer } from '../../../engine/game';
import type { Script } from '../../../engine/script';
import type { Text } from '../../../engine/text';
import type { SheetId } from '../board/sheets';
import type { GameRun, Timing } from '../content';
import { name } from '../i18n/names';
import type { CardKey, CardOrder, Pub } from '../state';
import { playCard } from './act';
import { logLine, msg } from './log';
import { conspirator, type FreeConspirator, freeConspirators, ownOf } from './select';
import { ASKED, forgetOrder, orderFor, setRequests } from './standing';

/** Says something in advance about a card of a free conspirator, in place of what was said before. */
function giveOrder(run: GameRun, holder: SheetId, card: CardKey, does: CardOrder['does']): void {
  const { seat } = conspirator(run.core.pub, holder);
  run.change((draft) => {
    forgetOrder(draft, card);
    const standing = draft.pub.standing[seat];
    if (standing !== undefined) standing.orders = [...(standing.orders ?? []), { card, does }];
  });
  logLine(run, `log.order-${does}`, { who: name.sheet(holder), card: name.card(card) });
}

/** Plays the cards that were armed for a moment, from the active conspirator on in turn order [R35]. */
export function* playArmed(run: GameRun, { kind }: Timing): Script {
  while (isAnyArmed(run.core.pub)) {
    const armed = flat(inTurnOrder(run.core.pub), (one) =>
      flat(one.dossier, (card) => {
        const { reaction } = run.content.card(card);
        if (reaction?.timing !== kind || orderFor(run.core.pub, one.id, card) !== 'use') return [];
        return reaction.bar(run, one.id) === null ? [{ holder: one.id, card, reaction }] : [];
      }),
    );
    const [first] = armed;
    if (first === undefined) return;
    const { holder, card, reaction } = first;
    logLine(run, 'log.by-order', { who: name.sheet(holder), card: name.card(card) });
    run.change((draft) => forgetOrder(draft, card));
    yield* playCard(run, holder, card, reaction);
  }
}

function isAnyArmed({ standing }: Pub): boolean {
  return standing.some(({ orders }) => orders?.some(({ does }) => does === 'use') === true);
}

function inTurnOrder(pub: Pub): readonly FreeConspirator[] {
  const free = freeConspirators(pub);
  const place = ({ id }: FreeConspirator): number => {
    const index = pub.conspirators.findIndex((one) => one.id === id);
    return (index - pub.turn.active + pub.conspirators.length) % pub.conspirators.length;
  };
  return [...free].sort((a, b) => place(a) - place(b));
}

/** Ends all standing orders of a seat, or of all, but wishes to be asked: what is asked because of one stays open [R35]. */
export function forgetOrders(run: GameRun, whose: Seat | 'all'): void {
  run.change((draft) => {
    draft.pub.standing = draft.pub.standing.map((standing, index) => {
      if (whose !== 'all' && whose !== index) return standing;
      const wishes = standing.orders?.filter(({ does }) => does === 'ask') ?? [];
      return { consent: 'ask', passes: {}, ...(wishes.length === 0 ? {} : { orders: wishes }) };
    });
  });
}

/** What each seat may say in advance about its cards, and what of all that it said it may take back. */
export function orders(run: GameRun): readonly Offer[] {
  return [...cardOrders(run), ...revocations(run)];
}

function cardOrders(run: GameRun): readonly Offer[] {
  const { pub } = run.core;
  return flat(freeConspirators(pub), ({ id, dossier }) =>
    flat(dossier, (card) => (pub.resolving.includes(card) ? [] : offersFor(run, id, card))),
  );
}

function offersFor(run: GameRun, holder: SheetId, card: CardKey): readonly Offer[] {
  const { reaction, anyTime, plot } = run.content.card(card);
  const { seat } = conspirator(run.core.pub, holder);
  const offer = (does: CardOrder['does'] | 'revoke', label: Text, script: () => Script): Offer => ({
    seat,
    option: { key: `order:${does}:${card}`, label, ref: { kind: 'card', id: card } },
    script,
  });
  const giving = (does: CardOrder['does'], label: Text): Offer =>
    offer(does, label, function* () {
      giveOrder(run, holder, card, does);
    });
  const shown = { card: name.card(card) };
  if (orderFor(run.core.pub, holder, card) !== null)
    return [offer('revoke', msg('option.order-revoke', shown), () => revoke(run, holder, card))];
  const pass = giving('pass', msg('option.order-pass', shown));
  const ask = giving('ask', msg('option.order-ask', shown));
  if (plot?.attempter === 'on-the-way') return [pass, ask];
  if (reaction === undefined) return anyTime?.averts === undefined ? [] : [pass];
  const use = giving('use', msg('option.order-use', { ...shown, moment: msg(`moment.${reaction.timing}`) }));
  if (ASKED[reaction.timing] === 'on-request') return [use, giving('ask', msg('option.order-ask-unasked', shown))];
  return reaction.prospect === undefined ? [use, pass] : [use, pass, ask];
}

function* revoke(run: GameRun, holder: SheetId, card: CardKey): Script {
  run.change((draft) => forgetOrder(draft, card));
  logLine(run, 'log.order-revoke', { who: name.sheet(holder), card: name.card(card) });
}

function revocations(run: GameRun): readonly Offer[] {
  return flat(run.core.pub.standing, ({ consent, finish, requests = {} }, index): readonly Offer[] => {
    const seat = index as Seat;
    const revoking = (key: 'revoke-consent' | 'revoke-finish', script: () => Script): Offer => ({
      seat,
      option: { key, label: msg(`option.${key}`) },
      script,
    });
    return [
      ...(consent === 'always' ? [revoking('revoke-consent', () => revokeConsent(run, seat))] : []),
      ...(finish === 'by-itself' ? [revoking('revoke-finish', () => revokeFinish(run, seat))] : []),
      ...Object.keys(requests).map((by) => askingAgain(run, seat, Number(by) as Seat)),
    ];
  });
}

function askingAgain(run: GameRun, seat: Seat, by: Seat): Offer {
  const who = name.sheet(ownOf(run.core.pub, by));
  return {
    seat,
    option: { key: `revoke-requests:${by}`, label: msg('option.revoke-requests', { who }) },
    *script() {
      run.change((draft) => setRequests(draft, seat, by, null));
      logLine(run, 'log.requests-ask', { who, from: name.sheet(ownOf(run.core.pub, seat)) });
    },
  };
}

function* revokeConsent(run: GameRun, seat: Seat): Script {
  run.change((draft) => {
    const standing = draft.pub.standing[seat];
    if (standing !== undefined) standing.consent = 'ask';
  });
  logOwn(run, seat, 'log.consent-ask');
}

function* revokeFinish(run: GameRun, seat: Seat): Script {
  run.change((draft) => {
    delete draft.pub.standing[seat]?.finish;
  });
  logOwn(run, seat, 'log.finish-ask');
}

function logOwn(run: GameRun, seat: Seat, line: 'log.consent-ask' | 'log.finish-ask'): void {
  logLine(run, line, { who: name.sheet(ownOf(run.core.pub, seat)) });
}
