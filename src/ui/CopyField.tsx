import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

const words = {
  idle: '',
  copied: 'Copied.',
  failed: 'The browser refused. The text is selected: copy it with the keyboard.',
};

/** A text that is there to be copied. */
export function CopyField({ label, value }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  const input = useRef<HTMLInputElement>(null);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => {
        input.current?.select();
        setOutcome('failed');
      },
    );
  };
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
      <Button onPress={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        Copy
      </Button>
      <p
        role="status"
        className={css({ width: 'full', textStyle: 'small', color: 'ink.muted', _empty: { display: 'none' } })}
      >
        {words[outcome]}
      </p>
    </div>
  );
}
