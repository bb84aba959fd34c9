import './switch.css';

import { type ReactNode, useId } from 'react';

/**
 * A button that is on or off, with a line that explains it, because a finger finds no tooltip. In a narrow bar the line
 * is a tooltip.
 */
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
