import { type Seat, seat } from '../../shared/engine/ask';
import type { GameModule } from '../../shared/engine/game';
import { makeStreams } from '../../shared/engine/rng';
import type { CoreBase, Run } from '../../shared/engine/run';
import { askSeat, type Script } from '../../shared/engine/script';
import { text } from '../../shared/engine/text';

/** One place on the map. All numbers have three digits, so that the state stays as large as it is. */
interface Cell {
  readonly id: string;
  readonly owner: Seat;
  readonly strength: number;
  readonly supplies: { readonly fuel: number; readonly food: number; readonly parts: number };
  readonly units: readonly string[];
}

interface Region {
  readonly id: string;
  readonly visits: number;
  readonly cells: readonly Cell[];
}

/** Two players march about on a large map for ever. */
interface SyntheticCore extends CoreBase {
  readonly pub: { readonly active: Seat; readonly turn: number; readonly regions: readonly Region[] };
}

const REGIONS = 8;
const CELLS = 10;
/** How many places a turn offers. */
const OFFERED = 6;

/** What one turn may march to: another few places each time, all over the map. */
function targets(turn: number): readonly (readonly [number, number])[] {
  return Array.from({ length: OFFERED }, (_, i) => [(turn + i * 3) % REGIONS, (turn * 7 + i) % CELLS] as const);
}

/** The next of the numbers with three digits. */
function counted(n: number): number {
  return 100 + ((n - 99) % 900);
}

function* march(run: Run<SyntheticCore>): Script {
  const { active, turn } = run.core.pub;
  const target = yield* askSeat(run, {
    seat: active,
    kind: 'march',
    prompt: text('ask.march'),
    options: () =>
      targets(turn).map(([region, cell]) => ({
        key: `march:r${region}c${cell}`,
        label: text('option.march', { to: `r${region}c${cell}` }),
        ref: { kind: 'cell', id: `r${region}c${cell}` },
        value: [region, cell] as const,
      })),
  });
  run.change(({ pub }) => {
    pub.turn = counted(turn);
    pub.active = seat(1 - active);
    if (target === null) return;
    const region = pub.regions[target[0]];
    const to = region?.cells[target[1]];
    const from = pub.regions[(target[0] + 1) % REGIONS]?.cells[target[1]];
    if (region === undefined || to === undefined || from === undefined) return;
    region.visits = counted(region.visits);
    to.owner = active;
    to.strength = counted(to.strength);
    to.supplies.fuel = counted(to.supplies.fuel);
    from.strength = counted(from.strength);
  });
}

const STREAMS = [{ name: 'dice', shown: 'at-end' }] as const;

const game: GameModule<SyntheticCore, SyntheticCore['pub']> = {
  meta: {
    name: 'synthetic',
    minSeats: 2,
    maxSeats: 2,
    announced: { en: { title: 'Synthetic', about: null }, fr: { title: 'Synthétique', about: null } },
    options: [],
    picks: { ids: [], perSeat: { 1: 0, 2: 0 } },
    secluding: [],
    keepers: 'anybody',
  },
  rules: 'synthetic-1',
  checkOptions: () => null,
  content: () => null,
  streams: STREAMS,
  setup: ({ keys }) => ({
    core: {
      pub: {
        active: seat(0),
        turn: 100,
        regions: Array.from({ length: REGIONS }, (_, region) => ({
          id: `r${region}`,
          visits: 100,
          cells: Array.from({ length: CELLS }, (__, cell) => ({
            id: `r${region}c${cell}`,
            owner: seat(cell % 2),
            strength: 500,
            supplies: { fuel: 300, food: 400, parts: 600 },
            units: ['guard', 'scout', 'relay'],
          })),
        })),
      },
      hidden: { rng: makeStreams(keys, STREAMS) },
    },
    draws: [],
  }),
  step: march,
  offers: () => [],
  table: ({ pub: { active, turn, regions } }) => ({ active, turn, regions }),
  facts: null,
  messages: { en: {}, fr: {} },
  rulebook: { usual: { en: [], fr: [] } },
};

/**
 * A game to measure servers with: about 10 KB of public state, always exactly one open question, an answer changes a few
 * fields deep inside, nothing is logged, the state keeps its size and the match never ends.
 */
export const synthetic = game as unknown as GameModule;
