import { createContext, type FormEvent, type Ref, useContext, useRef } from 'react';
import { TextField } from './TextField.tsx';
import { useTypedText } from './use-typed-text.ts';

/**
 * Texts that can't become a change, by the labels of their fields: a field that was gone shows its text again, with what
 * is wrong with it. Without this they go with their fields.
 */
export const KeptLines = createContext<Map<string, string> | null>(null);

interface LineFieldBase {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly description?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Returns the error of a typed text; undefined if there is none. */
  readonly fault?: (text: string) => string | undefined;
  readonly onSet: (value: string) => void;
}

/** A field for a date says what is wrong with one of which only a part is typed: it is no date yet, and no empty one either, so nothing is stored. */
export type LineFieldProps = LineFieldBase &
  ({ readonly type?: 'text'; readonly unfinished?: never } | { readonly type: 'date'; readonly unfinished: string });

/** Becomes a change when it is left or goes, or by Enter; what can't be one is kept to be put right. */
export function LineField({ value, fault: faultOf = () => undefined, unfinished, onSet, ...field }: LineFieldProps) {
  const kept = useContext(KeptLines);
  const { label } = field;
  const isUnfinished = useRef(false);
  const fault = (text: string) => (isUnfinished.current && unfinished !== undefined ? unfinished : faultOf(text));
  const look = (event: FormEvent) => {
    isUnfinished.current = (event.target as HTMLInputElement).validity.badInput;
  };
  const store = (text: string): boolean => {
    const isRight = fault(text) === undefined;
    // A part of a date can't be shown again.
    if (isRight || isUnfinished.current) kept?.delete(label);
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
      onInput={look}
      onBlur={(event) => {
        look(event);
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        else event.continuePropagation();
      }}
    />
  );
}
