import type { MatchWrite, Storage, StoredMatch } from '../storage/storage';

/** What a storage under test shall do at its next writes of matches. */
export type Mishap = 'fail-before' | 'fail-after' | 'conflict-once';

/** A storage that meets mishaps on request. */
export class FaultyStorage implements Storage {
  readonly mishaps: Mishap[] = [];
  /** How many of the next loads of matches fail. */
  failingLoads = 0;

  constructor(private readonly inner: Storage) {}

  async writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'> {
    const mishap = this.mishaps.shift();
    switch (mishap) {
      case 'fail-before':
        throw new Error('disk full');
      case 'fail-after':
        await this.inner.writeMatch(write);
        throw new Error('connection lost');
      case 'conflict-once':
        return this.anotherWriter(write);
      case undefined:
        return this.inner.writeMatch(write);
    }
  }

  loadMatch(id: string): Promise<StoredMatch | null> {
    return this.loading(() => this.inner.loadMatch(id));
  }

  loadTail: Storage['loadTail'] = (id, after) => this.loading(() => this.inner.loadTail(id, after));
  matchVersions: Storage['matchVersions'] = (ids) => this.inner.matchVersions(ids);
  loadStage: Storage['loadStage'] = (id) => this.loading(() => this.inner.loadStage(id));
  createMatch: Storage['createMatch'] = (match) => this.inner.createMatch(match);
  loadBeginning: Storage['loadBeginning'] = (id) => this.inner.loadBeginning(id);
  history: Storage['history'] = (id) => this.inner.history(id);
  pack: Storage['pack'] = (id) => this.inner.pack(id);
  unpacked: Storage['unpacked'] = () => this.inner.unpacked();
  restoreMatch: Storage['restoreMatch'] = (match) => this.inner.restoreMatch(match);
  restoreHistory: Storage['restoreHistory'] = (id, changes) => this.inner.restoreHistory(id, changes);
  deleteMatch: Storage['deleteMatch'] = (id) => this.inner.deleteMatch(id);
  listMatches: Storage['listMatches'] = (game, limit) => this.inner.listMatches(game, limit);
  loadRoom: Storage['loadRoom'] = (code) => this.inner.loadRoom(code);
  roomVersions: Storage['roomVersions'] = (codes) => this.inner.roomVersions(codes);
  createRoom: Storage['createRoom'] = (record) => this.inner.createRoom(record);
  saveRoom: Storage['saveRoom'] = (record) => this.inner.saveRoom(record);
  noteDue: Storage['noteDue'] = (code, at) => this.inner.noteDue(code, at);
  dueRooms: Storage['dueRooms'] = (by, limit) => this.inner.dueRooms(by, limit);
  loadKeys: Storage['loadKeys'] = () => this.inner.loadKeys();
  keepKeys: Storage['keepKeys'] = (made) => this.inner.keepKeys(made);
  addChat: Storage['addChat'] = (place, body) => this.inner.addChat(place, body);
  loadChat: Storage['loadChat'] = (place, after, limit) => this.inner.loadChat(place, after, limit);
  restoreChat: Storage['restoreChat'] = (place, lines) => this.inner.restoreChat(place, lines);
  savePrediction: Storage['savePrediction'] = (match, one) => this.inner.savePrediction(match, one);
  loadPredictions: Storage['loadPredictions'] = (match, who) => this.inner.loadPredictions(match, who);
  touch: Storage['touch'] = (places, at) => this.inner.touch(places, at);
  unstarted: Storage['unstarted'] = (kind, before) => this.inner.unstarted(kind, before);
  deleteUnstarted: Storage['deleteUnstarted'] = (what) => this.inner.deleteUnstarted(what);
  newest: Storage['newest'] = () => this.inner.newest();
  loadClock: Storage['loadClock'] = () => this.inner.loadClock();
  saveClock: Storage['saveClock'] = (body) => this.inner.saveClock(body);
  sweep: Storage['sweep'] = (expiry) => this.inner.sweep(expiry);
  count: Storage['count'] = () => this.inner.count();
  everyMatch: Storage['everyMatch'] = () => this.inner.everyMatch();
  everyRoom: Storage['everyRoom'] = () => this.inner.everyRoom();
  ping: Storage['ping'] = () => this.inner.ping();
  close: Storage['close'] = () => this.inner.close();

  private async loading<T>(load: () => Promise<T>): Promise<T> {
    if (this.failingLoads > 0) {
      this.failingLoads -= 1;
      throw new Error('disk gone');
    }
    return load();
  }

  /** Somebody else writes the same state again under the version we wanted. */
  private async anotherWriter(write: MatchWrite): Promise<'saved' | 'conflict'> {
    const present = await this.inner.loadMatch(write.id);
    if (present !== null) {
      await this.inner.writeMatch({ ...present, version: present.version + 1, state: { kind: 'same' } });
    }
    return this.inner.writeMatch(write);
  }
}
