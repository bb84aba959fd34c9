import type { GameModule } from '../../shared/engine/game';
import { handsTesting } from '../../shared/testing/hands/testing';
import type { Scene } from '../../shared/testing/scene';
import { Stage } from './stage';

const game = handsTesting.game as unknown as GameModule;
const [scene] = handsTesting.scenes as unknown as readonly Scene[];

let stage: Stage;

beforeAll(async () => {
  if (scene === undefined) throw new Error('the game has no scene');
  stage = await Stage.open(game, scene);
});

afterAll(async () => {
  await stage.close();
});

test('a stage begins at its scene, and a step answers one question', async () => {
  const before = await stage.match();
  expect(before.asks.map(({ kind }) => kind)).toContain('strike');
  expect(await stage.step()).toBeNull();
  expect((await stage.match()).rev).toBe(before.rev + 1);
});

test('the panel is shown what is hidden', async () => {
  const { core } = await stage.match();
  expect(await stage.state()).toMatchObject({ core, bots: 'off' });
});
