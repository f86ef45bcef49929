import { type Ref, useState } from 'react';
import { TextField } from '#ui/TextField.tsx';

export interface LineProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly description?: string;
  readonly type?: 'text' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Returns the error of a typed text; undefined if there is none. */
  readonly fault?: (text: string) => string | undefined;
  readonly onSet: (value: string) => void;
}

/** Becomes a change when it is left, or by Enter; what can't be one is kept to be put right. */
export function Line({ value, fault = () => undefined, onSet, ...field }: LineProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const error = typed === null ? undefined : fault(typed);
  const leave = () => {
    if (typed === null || fault(typed) !== undefined) return;
    if (typed !== value) onSet(typed);
    setTyped(null);
  };
  return (
    <TextField
      {...field}
      value={typed ?? value}
      error={error}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        else event.continuePropagation();
      }}
    />
  );
}
