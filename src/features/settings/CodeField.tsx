import type { Ref } from 'react';
import { type CodeVerdict, codeLength } from '#domain/auth/one-time-code.ts';
import { css } from '#styled-system/css';
import { TextField } from '#ui/TextField.tsx';

export interface CodeFieldProps {
  readonly problem: CodeVerdict | null;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: () => void;
}

const errors = { missing: 'Enter the code that your app shows.', malformed: `A code is ${codeLength} digits.` };

/** The code that an app shows. */
export function CodeField({ problem, inputRef, onChange }: CodeFieldProps) {
  return (
    <div className={digits}>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck="false"
        inputRef={inputRef}
        error={problem === null || problem === 'ok' ? undefined : errors[problem]}
        onChange={onChange}
      />
    </div>
  );
}

const digits = css({ maxWidth: '192', '& input': { textStyle: 'figure.large', letterSpacing: 'wide' } });
