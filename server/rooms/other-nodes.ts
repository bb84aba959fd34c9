import { roomOfPlace } from '../storage/storage';
import type { RoomBroadcaster } from './broadcaster';
import type { Parts } from './parts';

/** Follows changes that other nodes make in the rooms of this node, and shows them here. */
export class OtherNodes {
  /** The version of each room here that storage had at the last comparison. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly parts: Pick<Parts, 'presence' | 'rooms' | 'bus'> & { readonly broadcaster: RoomBroadcaster },
  ) {
    const { broadcaster, bus, presence } = parts;
    bus.onNotice((notice) => {
      if (notice.about === 'room') this.changed(notice.code);
      const code = notice.about === 'presence' ? roomOfPlace(notice.place) : null;
      if (code !== null) broadcaster.refreshSoon(code);
    });
    bus.onResync(() => {
      for (const code of presence.codes) this.changed(code);
    });
  }

  /** Looks for rooms that changed although no notice came. Does nothing on the only node. */
  async lookAgain(): Promise<void> {
    const { bus, presence, rooms } = this.parts;
    if (bus.alone) return;
    const { codes } = presence;
    for (const code of this.seen.keys()) if (!codes.includes(code)) this.seen.delete(code);
    for (const [code, version] of await rooms.versions(codes)) {
      const known = this.seen.get(code);
      this.seen.set(code, version);
      if (known !== undefined && known !== version) this.changed(code);
    }
  }

  private changed(code: string): void {
    this.parts.rooms.forget(code);
    this.parts.broadcaster.refreshSafely(code);
  }
}
