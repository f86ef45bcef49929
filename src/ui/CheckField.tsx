import { useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled-system/css';

export interface CheckFieldProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A native checkbox, for prerendered pages; inside the application there is `Checkbox`. */
export function CheckField({ label, isSelected, onChange }: CheckFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A prerendered checkbox can be pressed before anything listens; what it was set to counts.
  const catchUp = useEffectEvent(() => {
    const isSet = input.current?.checked ?? isSelected;
    if (isSet !== isSelected) onChange(isSet);
  });
  useEffect(() => catchUp(), []);
  return (
    <label className={field}>
      <input
        ref={input}
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={box}
      />
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{label}</span>
    </label>
  );
}

const field = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12',
  width: 'fit',
  minHeight: { base: '24', _coarse: 'touch' },
  cursor: 'pointer',
});

const box = css({
  flexShrink: '0',
  width: '20',
  height: '20',
  marginTop: '2',
  accentColor: 'brand',
  cursor: 'pointer',
});
