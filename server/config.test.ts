import { ConfigError, readConfig, VARIABLES } from './config';

function refused(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('the configuration', () => {
  it('has a value for everything when nothing is set', () => {
    expect(readConfig({})).toEqual({
      port: 8000,
      host: undefined,
      basePath: '/',
      dataDir: './data',
      databaseUrl: null,
      redisUrl: null,
      redisPrefix: 'bus:',
      logLevel: 'info',
      operatorToken: null,
      trustedProxies: [],
      allowedOrigins: [],
      maxConnections: 10_000,
      maxConnectionsPerAddress: 200,
      maxRooms: 50_000,
      hostAwaySeconds: 60,
      absentSaySeconds: 180,
      clocks: 'game',
      botPauseMs: 1200,
      notify: 'public',
      contact: 'mailto:nobody@example.invalid',
      stopSeconds: 10,
      retention: { finishedDays: 90, abandonedDays: 180, emptyHours: 6 },
    });
  });

  it('takes what is set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      BASE_PATH: '/games',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://user:secret@db/game',
      REDIS_URL: 'redis://cache:6379',
      REDIS_PREFIX: 'friday:',
      LOG_LEVEL: 'trace',
      OPERATOR_TOKEN: '0123456789abcdef',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      ALLOWED_ORIGINS: 'https://Play.example.org/, http://localhost:3000',
      MAX_CONNECTIONS: '50',
      MAX_CONNECTIONS_PER_ADDRESS: '5',
      MAX_ROOMS: '7',
      HOST_AWAY_SECONDS: '90',
      ABSENT_SAY_SECONDS: '0',
      CLOCKS: 'none',
      BOT_PAUSE_MS: '0',
      NOTIFY: 'off',
      CONTACT: 'https://example.org/us',
      STOP_SECONDS: '30',
      KEEP_FINISHED_DAYS: '1',
      KEEP_ABANDONED_DAYS: '0',
      KEEP_EMPTY_HOURS: '12',
    });
    expect(config).toEqual({
      port: 0,
      host: '127.0.0.1',
      basePath: '/games/',
      dataDir: '/data',
      databaseUrl: 'postgres://user:secret@db/game',
      redisUrl: 'redis://cache:6379',
      redisPrefix: 'friday:',
      logLevel: 'trace',
      operatorToken: '0123456789abcdef',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      allowedOrigins: ['https://play.example.org', 'http://localhost:3000'],
      maxConnections: 50,
      maxConnectionsPerAddress: 5,
      maxRooms: 7,
      hostAwaySeconds: 90,
      absentSaySeconds: 0,
      clocks: 'none',
      botPauseMs: 0,
      notify: 'off',
      contact: 'https://example.org/us',
      stopSeconds: 30,
      retention: { finishedDays: 1, abandonedDays: null, emptyHours: 12 },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig(Object.fromEntries(VARIABLES.map((name) => [name, ' '])))).toEqual(readConfig({}));
  });

  it.each([
    ['NOTIFY', 'everywhere'],
    ['CONTACT', 'somebody'],
    ['BASE_PATH', 'games'],
    ['BASE_PATH', '/games/../x/'],
    ['BASE_PATH', '/games//x'],
    ['BASE_PATH', '/"><script>'],
    ['PORT', 'nonsense'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://secret@db/game'],
    ['DATABASE_URL', 'db'],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_PREFIX', 'two words'],
    ['LOG_LEVEL', 'loud'],
    ['OPERATOR_TOKEN', 'short'],
    ['OPERATOR_TOKEN', 'with spaces in it all along'],
    ['TRUSTED_PROXIES', 'proxy.example.org'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1 10.0.0.2'],
    ['ALLOWED_ORIGINS', 'play.example.org'],
    ['ALLOWED_ORIGINS', 'https://play.example.org/game'],
    ['ALLOWED_ORIGINS', 'ftp://play.example.org'],
    ['ALLOWED_ORIGINS', '*'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '1e3'],
    ['MAX_ROOMS', ''.padEnd(12, '9')],
    ['HOST_AWAY_SECONDS', '4'],
    ['ABSENT_SAY_SECONDS', '86401'],
    ['CLOCKS', 'some'],
    ['BOT_PAUSE_MS', '60001'],
    ['STOP_SECONDS', '0'],
    ['KEEP_FINISHED_DAYS', '-5'],
    ['KEEP_ABANDONED_DAYS', 'never'],
    ['KEEP_EMPTY_HOURS', '1.5'],
  ])('refuses %s=%s by name, without showing the value', (name, value) => {
    const message = refused({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must `));
    expect(message).not.toContain('secret');
  });

  it.each(['pass#secret', 'pass/secret', 'pass?secret', 'pass@secret', '12#secret', '100%secret', '[secret'])(
    'says how the raw signs of a password are written (%s), without showing it',
    (password) => {
      for (const [name, scheme] of [
        ['DATABASE_URL', 'postgres'],
        ['REDIS_URL', 'redis'],
      ] as const) {
        const message = refused({ [name]: `${scheme}://user:${password}@host:1/db` });
        expect(message).toMatch(
          new RegExp(`^${name} must have the signs of its user and password percent-encoded: # as %23`),
        );
        expect(message).not.toMatch(/secret|pass[^w]/);
        const url = `${scheme}://user:${encodeURIComponent(password)}@host:1/db`;
        expect(Object.values(readConfig({ [name]: url }))).toContain(url);
      }
    },
  );

  it('names all that is wrong at once', () => {
    expect(refused({ PORT: 'x', STOP_SECONDS: 'y' })).toBe(
      'PORT must be a whole number from 0 to 65535; STOP_SECONDS must be a whole number from 1 to 600',
    );
  });
});
