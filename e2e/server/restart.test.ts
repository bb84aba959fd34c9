import { Browser } from '../../server/testing/browser';
import { serve, temporaryFolder } from '../../server/testing/serve';
import type { Reply } from '../../shared/protocol/rooms';

const folder = temporaryFolder();
afterAll(() => folder.remove());

describe('a restart in the middle of a question', () => {
  it('loses nothing: room, seats, options, the open question with its id, and since when it is open', async () => {
    const first = await serve({ data: folder.path, clock: () => 1000 });
    const [host, second] = [new Browser(first.url), new Browser(first.url)];
    const code = await host.create('Host');
    await second.join(code, 'Second');
    await host.say('configure', { options: { length: 'long' } });
    await host.say('start', {});
    await host.take('vow.0.north');
    await host.until(() => host.views.length === 2);
    await second.until(() => second.views.length === 1);
    const before = host.view;
    await first.app.close();
    await host.until(() => !host.socket.connected);

    const again = await serve({ data: folder.path, clock: () => 9000 });
    const [host2, second2] = [new Browser(again.url), new Browser(again.url)];
    const reply: Reply<{ room: unknown }> = await host2.say('enter', { code, token: host.token });
    expect(reply).toMatchObject({ ok: true, seat: 0, room: { phase: 'playing', options: { length: 'long' } } });
    await second2.say('enter', { code, token: second.token });
    await Promise.all([host2, second2].map((one) => one.until(() => one.views.length > 0)));
    expect(host2.view).toEqual({ ...before, now: 9000 });
    expect(second2.view.view).toEqual(second.view.view);
    expect(await host2.take('depth.0.2')).toEqual({ ok: true });
    expect(await second2.take('vow.1.north')).toEqual({ ok: true });
    expect(await second2.take('depth.1.1')).toEqual({ ok: true });
    await host2.until(() => host2.ask('action'));
    host2.close();
    second2.close();
    await again.app.close();
  });
});
