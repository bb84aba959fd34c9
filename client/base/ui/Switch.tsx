import './switch.css';

import { type ReactNode, useId } from 'react';

/** A button that is on or off, and a line that says what it does: a finger finds no tooltip. Where a bar has no room for it, that is one. */
export function Switch({
  label,
  help,
  is,
  testId,
  icon,
  onPress,
}: {
  readonly label: string;
  readonly help: string;
  readonly is: 'on' | 'off';
  readonly testId: string;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
}) {
  const id = useId();
  return (
    <div className="switch">
      <button
        type="button"
        className="look"
        aria-pressed={is === 'on'}
        aria-describedby={id}
        title={help}
        onClick={onPress}
        data-testid={testId}
      >
        {icon}
        <span>{label}</span>
      </button>
      <p className="switch-help" id={id}>
        {help}
      </p>
    </div>
  );
}
