-- A database of PostgreSQL schema version 2 as the program of that version made it, with a little in it.
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (2);
CREATE TABLE matches (
  n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL UNIQUE,
  game TEXT COLLATE "C" NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
  version INTEGER NOT NULL,
  base INTEGER NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
  updated_at BIGINT NOT NULL,
  metadata TEXT NOT NULL,
  listing TEXT NOT NULL DEFAULT 'shown' CHECK (listing IN ('shown', 'hidden'))
) WITH (fillfactor = 50);
CREATE INDEX matches_by_stage ON matches (stage);
CREATE INDEX matches_in_lobby ON matches (game, n) WHERE origin = 'lobby' AND listing = 'shown';
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
CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL;
CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL);
CREATE TABLE conversations (place TEXT COLLATE "C" PRIMARY KEY, lines INTEGER NOT NULL);
CREATE TABLE chat (
  place TEXT COLLATE "C" NOT NULL REFERENCES conversations ON DELETE CASCADE,
  n INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (place, n)
);
INSERT INTO matches (id, game, origin, version, base, stage, updated_at, metadata, listing) VALUES
  ('playing', 'toy', 'room', 6, 3, 'playing', 1750000000000, '{}', 'hidden'),
  ('over', 'toy', 'lobby', 9, 9, 'over', 1750000000001, '{}', 'shown'),
  ('gathering', 'toy', 'lobby', 1, 1, 'gathering', 1750000000002, '{}', 'shown');
INSERT INTO snapshots VALUES ('playing', '{"a":3}'), ('over', '{"a":9}');
INSERT INTO journal VALUES ('playing', 4, '[4]'), ('playing', 6, '[6]');
INSERT INTO rooms (code, version, match, updated_at, body) VALUES ('ABCDE', 1, 'playing', 1, '{}');
INSERT INTO clock VALUES (1, '{"believed":1}');
INSERT INTO conversations VALUES ('match:over', 1);
INSERT INTO chat VALUES ('match:over', 1, 'said');
