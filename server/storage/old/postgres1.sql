-- A database of PostgreSQL schema version 1 as the program of that version made it, with a little in it.
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE matches (
  n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL UNIQUE,
  game TEXT COLLATE "C" NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
  version INTEGER NOT NULL,
  base INTEGER NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
  updated_at BIGINT NOT NULL,
  metadata TEXT NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX matches_by_stage ON matches (stage);
CREATE INDEX matches_in_lobby ON matches (game, n) WHERE origin = 'lobby';
CREATE TABLE snapshots (match TEXT COLLATE "C" PRIMARY KEY, snapshot TEXT NOT NULL);
CREATE TABLE journal (
  match TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL,
  change TEXT NOT NULL,
  PRIMARY KEY (match, version)
);
CREATE TABLE rooms (
  code TEXT COLLATE "C" PRIMARY KEY,
  version INTEGER NOT NULL,
  match TEXT COLLATE "C",
  updated_at BIGINT NOT NULL,
  body TEXT NOT NULL
);
CREATE TABLE conversations (place TEXT COLLATE "C" PRIMARY KEY, lines INTEGER NOT NULL);
CREATE TABLE chat (
  place TEXT COLLATE "C" NOT NULL REFERENCES conversations ON DELETE CASCADE,
  n INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (place, n)
);
INSERT INTO matches (id, game, origin, version, base, stage, updated_at, metadata) VALUES
  ('shown', 'toy', 'lobby', 3, 1, 'playing', 1750000000000, '{"players":{"0":{"data":{"unlisted":true}}},"unlisted":false}'),
  ('hidden', 'toy', 'lobby', 1, 1, 'gathering', 1750000000001, '{"players":{"0":{"data":"\u0000"}},"unlisted":true}'),
  ('unreadable', 'toy', 'lobby', 1, 1, 'gathering', 1750000000002, 'nonsense');
INSERT INTO snapshots VALUES ('shown', '{"a":1}');
INSERT INTO journal VALUES ('shown', 3, '[3]');
INSERT INTO rooms (code, version, match, updated_at, body) VALUES ('ABCDE', 1, NULL, 1, '{}');
INSERT INTO conversations VALUES ('room:ABCDE', 2500), ('match:shown', 1);
INSERT INTO chat SELECT 'room:ABCDE', n, 'line ' || n FROM generate_series(1, 2500) AS n;
INSERT INTO chat VALUES ('match:shown', 1, 'said');
