import type { Ask, Choice } from '../../../shared/engine/ask';
import { askId, isQuestion, seat } from '../../../shared/engine/ask';
import { Dice } from '../../lib/dice';
import type { Arena, Episode } from '../arena';
import { mutatedString } from '../mutate';
import { NASTY_STRINGS } from '../nasty';
import { faultOf, wordFor } from '../oracle';
import { StoredRows } from '../stored';
import { Fault, Table } from '../table';

/** How an answer that is not legal may be refused. */
const REFUSALS = ['no-such-ask', 'no-such-option', 'match-over', 'bad-request'];

/**
 * Plays a match by legal and illegal answers: legal ones must be accepted, exactly once, and lead to what the rules say;
 * all others must be refused and leave not a byte changed.
 */
export async function choicesEpisode(arena: Arena, episode: Episode): Promise<void> {
  const { server, tally } = arena;
  const dice = new Dice(episode.seed);
  const game = dice.pick([...arena.games.values()]);
  const seats = Math.max(game.meta.minSeats, 1 + dice.below(game.meta.maxSeats));
  const from = arena.addresses[episode.seed % arena.addresses.length] ?? '';
  const table = await Table.open({ server, game, seats, from });
  const rows = new StoredRows(server.folder);
  const ids = [table.code, rows.matchOf(table.code)];
  const answered: Choice[] = [];
  try {
    for (let sent = 0; sent < episode.packets;) {
      // What the table itself waits for ends by time, which must not fall between the two looks at the rows.
      if (table.paused) {
        await table.play(dice);
        sent += 1;
        continue;
      }
      const before = rows.about(ids);
      const wrong = Array.from({ length: dice.below(9) }, () => illegal(dice, table, seats, answered));
      await Promise.all(wrong.map((choice) => attempt(arena, episode, table, choice)));
      // The history of a match that is over is packed meanwhile.
      if (!table.over && rows.about(ids) !== before)
        tally.find(episode.name, 'an illegal answer changed the match', JSON.stringify(wrong));
      await table.verify();
      sent += wrong.length;
      if (table.over) break;
      const choice = dice.chance(0.15) ? await playTwice(dice, table) : await table.play(dice);
      answered.push(choice);
      tally.packet('choices', 'legal, ok');
      sent += 1;
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    tally.find(episode.name, error.message, '');
  } finally {
    rows.close();
    table.close();
  }
}

async function attempt({ tally }: Arena, { name }: Episode, table: Table, choice: Choice): Promise<void> {
  const outcome = await table.answer(choice);
  const word = wordFor(outcome);
  tally.packet('choices', `illegal, ${word}`);
  const fault = faultOf(outcome) ?? (REFUSALS.includes(word) ? null : `an illegal answer got ${word}`);
  if (fault !== null) tally.find(name, fault, JSON.stringify(choice));
}

/** Sends one legal answer twice at the same moment. A question that stays open, for any-time effects, may take both. */
async function playTwice(dice: Dice, table: Table): Promise<Choice> {
  const asks = table.model.asks.filter(isQuestion);
  const ask = dice.pick(asks);
  const choice = { seat: ask.seat, ask: ask.id, key: dice.pick(ask.options).key };
  const outcomes = await Promise.all([table.answer(choice), table.answer(choice)]);
  const words = outcomes.map(wordFor).sort();
  const [first = '', second = ''] = words;
  if (second !== 'ok' || !REFUSALS.includes(first)) throw new Fault(`one answer sent twice got ${words.join()}`);
  table.model.accept(choice);
  await table.verify();
  return choice;
}

/** An answer that is not legal now, though it may have been a moment ago or may be for somebody else. */
function illegal(dice: Dice, table: Table, seats: number, answered: readonly Choice[]): Choice {
  for (;;) {
    const choice = nearlyLegal(dice, table.model.asks, seats, answered);
    if (!table.model.allows(choice)) return choice;
  }
}

function nearlyLegal(dice: Dice, asks: readonly Ask[], seats: number, answered: readonly Choice[]): Choice {
  const by = seat(dice.below(seats));
  const [old] = answered.length === 0 ? [] : [dice.pick(answered)];
  const ask = asks.length === 0 ? null : dice.pick(asks);
  const key = ask === null || ask.options.length === 0 ? 'pass' : dice.pick(ask.options).key;
  const id = ask?.id ?? askId('0.0.1');
  const ways: readonly (() => Choice)[] = [
    () => ({ seat: by, ask: id, key }),
    () => ({ ...(old ?? { ask: id, key }), seat: old?.seat ?? by }),
    () => ({ seat: ask?.seat ?? by, ask: id, key: mutatedString(key, dice) }),
    () => ({ seat: ask?.seat ?? by, ask: id, key: dice.pick(NASTY_STRINGS) }),
    () => ({ seat: ask?.seat ?? by, ask: askId(mutatedString(id, dice)), key }),
    () => ({ seat: ask?.seat ?? by, ask: askId(dice.pick(NASTY_STRINGS)), key }),
    () => ({ seat: by, ask: askId(`any.${dice.below(seats + 1)}`), key: old?.key ?? key }),
    () => ({ seat: ask?.seat ?? by, ask: askId(id.replace(/\d+$/, (n) => String(Number(n) + 1))), key }),
    () => ({ seat: ask?.seat ?? by, ask: id, key: old?.key ?? 'pass' }),
  ];
  return dice.pick(ways)();
}
