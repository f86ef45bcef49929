import { createContext, type Ref, useContext } from 'react';
import { TextField } from './TextField.tsx';
import { useTypedText } from './use-typed-text.ts';

/**
 * Texts that can't become a change, by the labels of their fields: a field that was gone shows its text again, with what
 * is wrong with it. Without this they go with their fields.
 */
export const KeptLines = createContext<Map<string, string> | null>(null);

export interface LineFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly description?: string;
  readonly type?: 'text' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Returns the error of a typed text; undefined if there is none. */
  readonly fault?: (text: string) => string | undefined;
  readonly onSet: (value: string) => void;
}

/** Becomes a change when it is left or goes, or by Enter; what can't be one is kept to be put right. */
export function LineField({ value, fault = () => undefined, onSet, ...field }: LineFieldProps) {
  const kept = useContext(KeptLines);
  const { label } = field;
  const store = (text: string): boolean => {
    const isRight = fault(text) === undefined;
    if (isRight) kept?.delete(label);
    else kept?.set(label, text);
    if (isRight && text !== value) onSet(text);
    return isRight;
  };
  const { typed, type, leave } = useTypedText(store, kept?.get(label));
  return (
    <TextField
      {...field}
      value={typed ?? value}
      error={typed === null ? undefined : fault(typed)}
      onChange={type}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        else event.continuePropagation();
      }}
    />
  );
}
