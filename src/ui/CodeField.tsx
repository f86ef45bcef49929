import type { Ref } from 'react';
import { css } from '#styled-system/css';
import { TextField } from './TextField.tsx';

export interface CodeFieldProps {
  /** The accessible name. */
  readonly label: string;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange?: () => void;
}

/** A short code that another device shows; browsers and password managers may fill it in. */
export function CodeField({ label, error, inputRef, onChange }: CodeFieldProps) {
  return (
    <div className={digits}>
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck="false"
        error={error}
        {...(inputRef && { inputRef })}
        {...(onChange && { onChange })}
      />
    </div>
  );
}

const digits = css({ maxWidth: '192', '& input': { textStyle: 'figure.large', letterSpacing: 'wide' } });
