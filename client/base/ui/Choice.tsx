import './choice.css';

/**
 * A question of which one answer holds, as radio buttons. The question itself is its legend; who only reads it sees which
 * answer holds.
 */
export function Choice<Value extends string | number | null>({
  name,
  legend,
  values,
  wordOf,
  chosen,
  access,
  onChoose,
  hint,
}: {
  /** Tells this question from the others of its page. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly chosen: Value;
  readonly access: 'choose' | 'read';
  readonly onChoose: (value: Value) => void;
  /** What the answer means; null where there is nothing to say. */
  readonly hint: string | null;
}) {
  return (
    <fieldset className="choice" disabled={access === 'read'} data-choice={name}>
      <legend>{legend}</legend>
      <div className="choice-values">
        {values.map((value) => (
          <label key={String(value)} data-chosen={value === chosen ? 'yes' : 'no'}>
            <input
              type="radio"
              name={name}
              value={String(value)}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              data-testid="choice"
            />
            <span>{wordOf(value)}</span>
          </label>
        ))}
      </div>
      {hint !== null && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
