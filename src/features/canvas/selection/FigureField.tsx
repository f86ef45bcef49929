import { useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';

export interface FigureFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isDisabled: boolean;
  /** A whole number within the bounds, when it differs. */
  readonly onCommit: (value: number) => void;
}

/** A whole number, taken with Enter or when the field is left; the arrows step. Escape gives what is typed up. */
export function FigureField({ label, value, min, max, isDisabled, onCommit }: FigureFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = Math.round(value);
  const commit = (text: string) => {
    setDraft(null);
    const typed = Math.round(Number(text.replace(',', '.')));
    if (text.trim() === '' || !Number.isFinite(typed)) return;
    const within = Math.min(max, Math.max(min, typed));
    if (within !== shown) onCommit(within);
  };
  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      commit(String(Number(draft ?? shown) + step));
    } else if (event.key === 'Enter') commit(draft ?? '');
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    // Whatever else is for what surrounds it: Escape closes that.
    else event.continuePropagation();
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      isDisabled={isDisabled}
      value={draft ?? String(shown)}
      onChange={setDraft}
      onKeyDown={onKeyDown}
      onBlur={() => draft !== null && commit(draft)}
    />
  );
}
