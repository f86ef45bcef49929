import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** Text to copy. */
  readonly text: string;
  /** The accessible name where there are several: begins with “Copy”. */
  readonly label?: string | undefined;
  /** Content of the button; “Copy” if absent. */
  readonly children?: ReactNode;
  readonly autoFocus?: boolean | undefined;
  /** The browser refused: what is there to be copied may be selected. */
  readonly onRefused?: () => void;
}

const words = {
  idle: '',
  copied: 'Copied.',
  failed: 'Your browser didn’t allow it. Select the text and copy it with your keyboard.',
};

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, label, children = 'Copy', autoFocus = false, onRefused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => {
        onRefused?.();
        setOutcome('failed');
      },
    );
  };
  return (
    <>
      <Button autoFocus={autoFocus} {...(label !== undefined && { 'aria-label': label })} onPress={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {children}
      </Button>
      <p
        role="status"
        className={css({
          order: 'last',
          width: 'full',
          textStyle: 'small',
          color: 'ink.muted',
          _empty: { display: 'none' },
        })}
      >
        {words[outcome]}
      </p>
    </>
  );
}
