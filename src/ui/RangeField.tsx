import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { rangeField } from '#styled-system/recipes';

export interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Writes the value with its unit; read out too. */
  readonly format: (value: number) => string;
}

/** A native range, which prerendered pages can have. */
export function RangeField({ label, value, onChange, min, max, step = 1, format }: RangeFieldProps) {
  const id = useId();
  const styles = rangeField();
  const input = useRef<HTMLInputElement>(null);
  // A prerendered range can be moved before anything listens; what it was moved to counts.
  const catchUp = useEffectEvent(() => {
    const moved = input.current?.valueAsNumber ?? value;
    if (moved !== value) onChange(moved);
  });
  useEffect(() => catchUp(), []);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          {format(value)}
        </output>
      </div>
      <input
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={styles.range}
      />
    </div>
  );
}
