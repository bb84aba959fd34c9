import { type Kept, readKept, withChanges } from '../match/kept';
import { MemoryStorage } from '../storage/memory';
import type { MatchHead, MatchWrite } from '../storage/storage';

/** A storage that shows every state of its matches, as it is written. For tests with one match at a time. */
export class RecordingStorage extends MemoryStorage {
  private last: Kept | null = null;

  constructor(private readonly note: (kept: Kept) => void) {
    super();
  }

  override createMatch(match: MatchHead & { readonly snapshot: string | null }): Promise<'created' | 'exists'> {
    if (match.snapshot !== null) this.written(readKept(match.snapshot, []));
    return super.createMatch(match);
  }

  override writeMatch(write: MatchWrite): Promise<'saved' | 'conflict'> {
    if (write.state.kind === 'snapshot') this.written(readKept(write.state.snapshot, []));
    if (write.state.kind === 'change' && this.last !== null) this.written(withChanges(this.last, [write.state.change]));
    return super.writeMatch(write);
  }

  private written(kept: Kept): void {
    this.last = kept;
    this.note(kept);
  }
}
