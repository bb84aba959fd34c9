import './target-picker.css';

import { type ReactElement, type ReactNode, useRef } from 'react';

import type { MemberView } from '../../../shared/protocol/rooms';
import { SeatMark } from '../../base/ui/SeatMark';
import { useRoving } from '../../base/ui/useRoving';

/** Somebody who can be chosen, or cannot now. */
export interface TargetPerson {
  readonly member: MemberView;
  /** What is known of them, or why they cannot be chosen. */
  readonly note: ReactNode;
  /** Absent: they cannot be chosen. */
  readonly onPress?: () => void;
}

/** People as choices, each with the mark of their seat: one stop of the Tab key, the arrows go from one to the next. */
export function TargetPicker({
  label,
  people,
}: {
  readonly label: string;
  readonly people: readonly TargetPerson[];
}): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  return (
    <ul ref={list} className="kit-targets" aria-label={label}>
      {people.map(({ member, note, onPress }) => (
        <li key={member.id}>
          <button type="button" className="kit-target" disabled={onPress === undefined} onClick={onPress}>
            <SeatMark member={member} />
            <span className="kit-target-name">{member.name}</span>
            <span>{note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
