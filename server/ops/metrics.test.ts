import { LastMinute } from './last-minute';
import { Metrics } from './metrics';

let now = 1_000_000;
let metrics: Metrics;
beforeEach(() => {
  metrics = new Metrics(() => now);
});
afterEach(() => metrics.close());

describe('metrics', () => {
  it('are exposed in the words of the field', async () => {
    metrics.choice('played');
    metrics.choice('played');
    metrics.choice('refused');
    metrics.committed(3);
    metrics.broadcast(0.3);
    metrics.refused('too-fast');
    metrics.failed('command', new TypeError('a secret'));
    metrics.closed('slow');
    metrics.gauge('rooms', () => 4);
    metrics.gauge('matches', () => Promise.resolve(5));
    metrics.gaugeConnected(() => ({ '/rooms': 6 }));
    const text = await metrics.expose();
    for (const line of [
      'game_choices_total{outcome="played"} 2',
      'game_choices_total{outcome="refused"} 1',
      'game_commit_seconds_bucket{le="0.002"} 0',
      'game_commit_seconds_bucket{le="0.005"} 1',
      'game_commit_seconds_count 1',
      'game_broadcast_seconds_bucket{le="0.0005"} 1',
      'game_refused_total{code="too-fast"} 1',
      'game_errors_total{kind="command"} 1',
      'game_closed_connections_total{reason="slow"} 1',
      'game_rooms 4',
      'game_matches 5',
      'game_connected_sockets{namespace="/rooms"} 6',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^game_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
    expect(text).not.toContain('secret');
  });

  it('leave out what cannot be counted, and give the rest', async () => {
    metrics.gauge('rooms', () => Promise.reject(new Error('storage away')));
    metrics.gauge('seats', () => 2);
    expect(await metrics.expose()).toContain('game_seats 2');
    expect((await metrics.snapshot()).gauges).toEqual({ seats: 2 });
  });

  it('say what the operator page shows', async () => {
    for (let i = 0; i < 99; i++) metrics.committed(0.9);
    metrics.committed(400);
    metrics.choice('played');
    metrics.choice('failed');
    metrics.failed('storage', Object.assign(new Error('disk of Anna'), { code: 'SQLITE_FULL' }));
    const snapshot = await metrics.snapshot();
    expect(snapshot).toMatchObject({ choices: 1, choicesLastMinute: 1, errors: 1 });
    expect(snapshot.commit).toEqual({ median: 1, p99: 1 });
    expect(snapshot.broadcast).toEqual({ median: null, p99: null });
    const [failure] = snapshot.failures;
    expect(failure).toMatchObject({ at: now, kind: 'storage', type: 'Error SQLITE_FULL' });
    expect(failure?.place).toMatch(/^metrics\.test\.ts:\d+$/);
    expect(JSON.stringify(snapshot)).not.toContain('Anna');
  });

  it('keep the last failures only, whatever was thrown', async () => {
    for (let i = 0; i < 50; i++) metrics.failed('request', i % 2 === 0 ? 'a string' : null);
    const { errors, failures } = await metrics.snapshot();
    expect([errors, failures.length, failures[0]?.type]).toEqual([50, 20, 'object']);
    const odd = Object.assign(new Error('x\n    at Anna (secret.ts:1:2)'), { name: 'Anna says', code: 'not a code' });
    metrics.failed('request', odd);
    const [failure] = (await metrics.snapshot()).failures;
    expect(failure?.type).toBe('Error');
    expect(failure?.place).toMatch(/^metrics\.test\.ts:/);
  });

  it('of several servers in one process are apart', async () => {
    const other = new Metrics(() => now);
    other.choice('played');
    expect((await metrics.snapshot()).choices).toBe(0);
    other.close();
  });
});

describe('the last minute', () => {
  it('forgets what is older, second by second', () => {
    const lately = new LastMinute(() => now);
    lately.add();
    now += 30_000;
    lately.add();
    lately.add();
    expect(lately.count()).toBe(3);
    now += 29_999;
    expect(lately.count()).toBe(3);
    now += 1;
    expect(lately.count()).toBe(2);
    now += 1e9;
    expect(lately.count()).toBe(0);
    now -= 5000;
    lately.add();
    expect(lately.count()).toBe(1);
  });
});
