import { useRef } from 'react';
import { css } from '#styled-system/css';
import { CopyButton } from './CopyButton.tsx';
import { TextField } from './TextField.tsx';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** The accessible name of the button where there are several. */
  readonly copyLabel?: string;
  /** Begins at the button, where the text is all that matters. */
  readonly autoFocus?: boolean;
}

/** A text that is there to be copied. */
export function CopyField({ label, value, copyLabel, autoFocus }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'flex-end',
        alignContent: 'flex-start',
        flexWrap: 'wrap',
        columnGap: '8',
        rowGap: '4',
      })}
    >
      <div className={css({ flex: '1', minWidth: '0' })}>
        <TextField label={label} value={value} isReadOnly inputRef={input} />
      </div>
      <CopyButton text={value} label={copyLabel} autoFocus={autoFocus} onRefused={() => input.current?.select()} />
    </div>
  );
}
