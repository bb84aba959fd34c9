-- A database of schema version 3 as the program of that version wrote it.
CREATE TABLE matches (
        n INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('room', 'lobby')),
        version INTEGER NOT NULL,
        base INTEGER NOT NULL,
        stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over')),
        updated_at INTEGER NOT NULL,
        metadata TEXT NOT NULL
      , listing TEXT NOT NULL DEFAULT 'shown' CHECK (listing IN ('shown', 'hidden'))) STRICT;
INSERT INTO matches VALUES(1,'Xffu3XjXLTmjGtA0EpSxcA','toy','room',19,15,'playing',1750000109000,'{"gameName":"toy","players":{"0":{"id":0,"name":"Ådne"},"1":{"id":1,"name":"Bea 🎲"}},"setupData":{"length":"long","lamps":"one","picks":[[],[]]},"unlisted":true,"createdAt":1750000002000,"updatedAt":1750000109000}','hidden');
INSERT INTO matches VALUES(2,'T6EHDYlHgV_1Zuxe1gHjWA','toy','lobby',1,1,'gathering',1750000021000,'{"gameName":"toy","players":{"0":{"id":0},"1":{"id":1},"2":{"id":2}},"unlisted":false,"createdAt":1750000021000,"updatedAt":1750000021000}','shown');
INSERT INTO matches VALUES(3,'RnW5gmVItcjx6muabDgblQ','toy','lobby',14,14,'over',1750000046000,'{"gameName":"toy","players":{"0":{"id":0,"name":"Solo"}},"unlisted":false,"createdAt":1750000022000,"updatedAt":1750000046000,"gameover":{"outcome":"defeat","reason":"dawn","dug":4}}','shown');
INSERT INTO matches VALUES(4,'HiddenLobbyMatch000001','toy','lobby',1,1,'gathering',1750000050000,'{"gameName":"toy","players":{"0":{"id":0,"data":{"unlisted":false}},"1":{"id":1}},"unlisted":true,"createdAt":1750000050000,"updatedAt":1750000050000}','hidden');
INSERT INTO matches VALUES(5,'LateLobbyMatch00000001','toy','lobby',10,10,'over',1750000120000,'{"gameName":"toy","players":{"0":{"id":0,"name":"Late"}},"setupData":{"length":"short","lamps":"one"},"unlisted":false,"createdAt":1750000110000,"updatedAt":1750000120000,"gameover":{"outcome":"defeat","reason":"dawn","dug":6}}','shown');
CREATE TABLE snapshots (
        match TEXT PRIMARY KEY,
        snapshot TEXT NOT NULL
      ) STRICT;
INSERT INTO snapshots VALUES('Xffu3XjXLTmjGtA0EpSxcA','{"match":{"rules":"toy-1","rev":13,"step":5,"checkpoint":{"pub":{"seats":[{"colours":["basalt"],"lamps":1,"charms":1},{"colours":["denim"],"lamps":0,"charms":1}],"round":3,"rounds":8,"goal":25,"active":0,"light":"dark","die":null,"dug":10,"danger":0,"kept":[]},"hidden":{"rng":{"dice":{"key":[516570749,987588330,3462115130,2821181148,1918701272,519821480,417470194,2187324595],"at":3},"deck":{"key":[1023724189,647708655,2643027479,994691686,4150135500,2053940652,702085246,3180825399],"at":15},"seals":{"key":[164663873,1303739204,1333621131,1594914454,1205242834,3506548016,2588900681,946209222],"at":2}},"deck":["relic-2","relic-5","relic-1","relic-7","relic-9","relic-8","relic-6","relic-12","relic-4","relic-11","relic-10","relic-3"],"vows":["vow.0.north.2","vow.1.north.1"],"seals":["seal-4180725662","seal-2242949988"]}},"choices":[{"seat":0,"ask":"5.0.1","key":"probe"}],"log":[{"text":{"m":"log.own-vow","p":{"way":{"m":"option.north"},"n":2}},"to":0},{"text":{"m":"log.own-vow","p":{"way":{"m":"option.north"},"n":1}},"to":1},{"text":{"m":"log.vowed"}},{"text":{"m":"log.rolled","p":{"seat":1,"die":4}}},{"text":{"m":"log.rolled","p":{"seat":2,"die":5}}},{"text":{"m":"log.rolled","p":{"seat":1,"die":1}}},{"text":{"m":"log.lit","p":{"seat":2}}},{"text":{"m":"log.warded","p":{"seat":2}}},{"text":{"m":"log.rested","p":{"seat":2}}}],"logged":9,"over":null},"bgio":{"ctx":{"numPlayers":2,"turn":1,"currentPlayer":"0","playOrder":["0","1"],"playOrderPos":0,"phase":null,"activePlayers":{"0":null,"1":null},"_activePlayersMinMoves":null,"_activePlayersMaxMoves":null,"_activePlayersNumMoves":{"0":0,"1":0},"_prevActivePlayers":[],"_nextActivePlayers":null,"numMoves":0},"plugins":{"random":{"data":{"seed":"unused"}},"log":{"data":{}},"events":{"data":{}}},"_stateID":13},"since":[{"seat":0,"kind":"probe","since":1750000105000}],"told":[13,13,12]}');
INSERT INTO snapshots VALUES('RnW5gmVItcjx6muabDgblQ','{"match":{"rules":"toy-1","rev":13,"step":4,"checkpoint":{"pub":{"seats":[{"colours":["basalt","ebony"],"lamps":0,"charms":1}],"round":4,"rounds":4,"goal":12,"active":0,"light":"dark","die":null,"dug":4,"danger":0,"kept":["relic-7"]},"hidden":{"rng":{"dice":{"key":[2666335116,1694148946,2825114829,4148934491,2841970171,1946367484,36589590,297227512],"at":1},"deck":{"key":[1381024249,3793794133,2598905329,3055870569,4200433684,4114106015,1156458284,166025412],"at":15},"seals":{"key":[32559281,170486120,669894600,3429733269,3104427294,2495506063,1014198794,1596059461],"at":1}},"deck":["relic-5","relic-12","relic-6","relic-11","relic-8","relic-3","relic-2","relic-4","relic-1","relic-9","relic-10"],"vows":["vow.0.south.3"],"seals":["seal-3170253472"]}},"choices":[],"log":[{"text":{"m":"log.own-vow","p":{"way":{"m":"option.south"},"n":3}},"to":0},{"text":{"m":"log.vowed"}},{"text":{"m":"log.lit","p":{"seat":1}}},{"text":{"m":"log.probed","p":{"id":"relic-7"}},"to":0},{"text":{"m":"log.kept","p":{"seat":1,"id":"relic-7"}}},{"text":{"m":"log.rolled","p":{"seat":1,"die":2}}},{"text":{"m":"log.warded","p":{"seat":1}}},{"text":{"m":"log.probed","p":{"id":"relic-10"}},"to":0},{"text":{"m":"log.rested","p":{"seat":1}}}],"logged":9,"over":{"outcome":"defeat","reason":"dawn","dug":4}},"bgio":{"ctx":{"numPlayers":1,"turn":1,"currentPlayer":"0","playOrder":["0"],"playOrderPos":0,"phase":null,"activePlayers":{"0":null},"_activePlayersMinMoves":null,"_activePlayersMaxMoves":null,"_activePlayersNumMoves":{"0":0},"_prevActivePlayers":[],"_nextActivePlayers":null,"numMoves":0,"gameover":{"outcome":"defeat","reason":"dawn","dug":4}},"plugins":{"random":{"data":{"seed":"unused"}},"log":{"data":{}},"events":{"data":{}}},"_stateID":13},"since":[],"told":[14,11]}');
INSERT INTO snapshots VALUES('LateLobbyMatch00000001','{"match":{"rules":"toy-1","rev":9,"step":4,"checkpoint":{"pub":{"seats":[{"colours":["amber","basalt"],"lamps":1,"charms":2}],"round":4,"rounds":4,"goal":12,"active":0,"light":"dark","die":null,"dug":6,"danger":1,"kept":[]},"hidden":{"rng":{"dice":{"key":[4275661712,4255701179,2033551071,1267461704,35728594,911885689,2512403317,3642966702],"at":2},"deck":{"key":[1660686500,1919319343,166600912,1182146897,1479122702,1792888819,243963260,3616714931],"at":15},"seals":{"key":[2147714480,4139560754,2141116432,2300093702,1019996454,577888145,4001423132,3742481780],"at":1}},"deck":["relic-10","relic-8","relic-7","relic-9","relic-4","relic-5","relic-11","relic-3","relic-6","relic-1","relic-12","relic-2"],"vows":["vow.0.south.3"],"seals":["seal-1509003327"]}},"choices":[],"log":[{"text":{"m":"log.own-vow","p":{"way":{"m":"option.south"},"n":3}},"to":0},{"text":{"m":"log.vowed"}},{"text":{"m":"log.rolled","p":{"seat":1,"die":2}}},{"text":{"m":"log.probed","p":{"id":"relic-2"}},"to":0},{"text":{"m":"log.rolled","p":{"seat":1,"die":6}}},{"text":{"m":"log.rested","p":{"seat":1}}}],"logged":6,"over":{"outcome":"defeat","reason":"dawn","dug":6}},"bgio":{"ctx":{"numPlayers":1,"turn":1,"currentPlayer":"0","playOrder":["0"],"playOrderPos":0,"phase":null,"activePlayers":{"0":null},"_activePlayersMinMoves":null,"_activePlayersMaxMoves":null,"_activePlayersNumMoves":{"0":0},"_prevActivePlayers":[],"_nextActivePlayers":null,"numMoves":0,"gameover":{"outcome":"defeat","reason":"dawn","dug":6}},"plugins":{"random":{"data":{"seed":"unused"}},"log":{"data":{}},"events":{"data":{}}},"_stateID":9},"since":[],"told":[10,8]}');
CREATE TABLE journal (
        match TEXT NOT NULL,
        version INTEGER NOT NULL,
        change TEXT NOT NULL,
        PRIMARY KEY (match, version)
      ) STRICT, WITHOUT ROWID;
INSERT INTO journal VALUES('Xffu3XjXLTmjGtA0EpSxcA',16,'[{"op":"replace","path":"/match/rev","value":14},{"op":"add","path":"/match/choices/1","value":{"seat":0,"ask":"5.0.2","key":"relic-5"}},{"op":"replace","path":"/bgio/_stateID","value":14},{"op":"replace","path":"/told/0","value":14}]');
INSERT INTO journal VALUES('Xffu3XjXLTmjGtA0EpSxcA',17,'[{"op":"replace","path":"/match/rev","value":15},{"op":"replace","path":"/match/step","value":6},{"op":"replace","path":"/match/checkpoint/pub/active","value":1},{"op":"replace","path":"/match/checkpoint/pub/dug","value":13},{"op":"add","path":"/match/checkpoint/pub/kept/0","value":"relic-5"},{"op":"remove","path":"/match/checkpoint/hidden/deck/1"},{"op":"replace","path":"/match/choices","value":[]},{"op":"add","path":"/match/log/9","value":{"text":{"m":"log.probed","p":{"id":"relic-5"}},"to":0}},{"op":"add","path":"/match/log/10","value":{"text":{"m":"log.kept","p":{"seat":1,"id":"relic-5"}}}},{"op":"replace","path":"/match/logged","value":11},{"op":"replace","path":"/bgio/_stateID","value":15},{"op":"replace","path":"/since/0","value":{"seat":1,"kind":"action","since":1750000107000}},{"op":"replace","path":"/told","value":[15,14,13]}]');
INSERT INTO journal VALUES('Xffu3XjXLTmjGtA0EpSxcA',19,'[{"op":"replace","path":"/match/rev","value":16},{"op":"add","path":"/match/choices/0","value":{"seat":1,"ask":"6.1.1","key":"dig"}},{"op":"replace","path":"/bgio/_stateID","value":16},{"op":"replace","path":"/since","value":[{"seat":0,"kind":"ward","since":1750000109000},{"seat":1,"kind":"ward","since":1750000109000}]},{"op":"replace","path":"/told","value":[16,15,14]}]');
CREATE TABLE rooms (
        code TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        match TEXT,
        updated_at INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
INSERT INTO rooms VALUES('HGUD9',4,'Xffu3XjXLTmjGtA0EpSxcA',1750000001000,'{"code":"HGUD9","game":"toy","options":{"length":"long","lamps":"one"},"members":[{"name":"Ådne","token":"BUiUDLm4z3Vg35-Dwz4kjvq08oYRAO3rMFHQVZsVOUo","picks":[]},{"name":"Bea 🎲","token":"zR86v57Iy84PN3F1gqTpL9NLQgfqQWI7IJ2SowGVLSA","picks":[]}],"matchId":"Xffu3XjXLTmjGtA0EpSxcA","createdAt":1750000001000}');
INSERT INTO rooms VALUES('JTJPR',1,NULL,1750000020000,'{"code":"JTJPR","game":"toy","options":{"length":"short","lamps":"one"},"members":[{"name":"Waiting","token":"sepxSEMx_zFby-cxaR0BqgmjJ-niKpak_5_tkE_NL5k","picks":[]}],"matchId":null,"createdAt":1750000020000}');
CREATE TABLE chat (
        place TEXT NOT NULL,
        n INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (place, n)
      ) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES('match:RnW5gmVItcjx6muabDgblQ',1,'{"id":"x","sender":"0","payload":"Done"}');
INSERT INTO chat VALUES('room:HGUD9',1,'{"name":"Ådne","text":"Hello 🎲","at":1750000003000}');
INSERT INTO chat VALUES('room:HGUD9',2,'{"name":"Bea 🎲","text":"Hi","at":1750000004000}');
CREATE TABLE clock (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        body TEXT NOT NULL
      ) STRICT;
INSERT INTO clock VALUES(1,'{"believed":1750000200000}');
CREATE INDEX matches_by_stage ON matches (stage);
CREATE INDEX matches_in_lobby ON matches (game) WHERE origin = 'lobby' AND listing = 'shown';
CREATE INDEX matches_unstarted ON matches (updated_at, id) WHERE stage = 'gathering' AND origin = 'lobby';
CREATE INDEX rooms_unstarted ON rooms (updated_at, code) WHERE match IS NULL;
PRAGMA user_version = 3;
