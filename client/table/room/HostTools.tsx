import { useState } from 'react';

import type { MemberView, RoomView } from '../../../shared/protocol/rooms';
import { useAllWords } from '../../base/i18n/WordsContext';
import { Icon } from '../../base/ui/Icon';
import { HostActions } from './HostActions';

/** A small button that unfolds what a host can do with another member at the table. */
export function HostTools({ room, member }: { readonly room: RoomView; readonly member: MemberView }) {
  const { t } = useAllWords();
  const [open, setOpen] = useState<'open' | 'shut'>('shut');
  return (
    <>
      <button
        type="button"
        className="icon host-tools-open"
        aria-label={t('host.tools', { name: member.name })}
        aria-expanded={open === 'open'}
        onClick={() => setOpen(open === 'open' ? 'shut' : 'open')}
        data-testid="host-tools"
      >
        <Icon name="upright-dots" />
      </button>
      {open === 'open' && <HostActions room={room} member={member} />}
    </>
  );
}
