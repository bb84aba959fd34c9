import { type Persisted, readPersisted, withChanges } from '../match/persisted';
import { MemoryStorage } from '../storage/memory';
import type { MatchHead, MatchWrite } from '../storage/storage';

/** A storage that shows every state of its matches, as it is written. For tests with one match at a time. */
export class RecordingStorage extends MemoryStorage {
  private last: Persisted | null = null;

  constructor(private readonly note: (persisted: Persisted) => void) {
    super();
  }

  override createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'> {
    if (match.snapshot !== null) this.written(readPersisted(match.snapshot, []));
    return super.createMatch(match);
  }

  override writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'> {
    if (write.state.kind === 'begin') this.written(readPersisted(write.state.snapshot, []));
    if ('change' in write.state && this.last !== null) this.written(withChanges(this.last, [write.state.change]));
    return super.writeMatch(write);
  }

  private written(persisted: Persisted): void {
    this.last = persisted;
    this.note(persisted);
  }
}
