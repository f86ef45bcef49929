import { useLayoutEffect, useState } from 'react';
import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { markReady } from './mark-ready.ts';

export interface ErrorScreenProps {
  readonly message: string;
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16',
  width: 'full',
  maxWidth: 'dialog',
  marginInline: 'auto',
  paddingInline: '24',
  paddingBlock: '96',
});

/** Native buttons: whatever went wrong, this screen needs no further code. */
export function ErrorScreen({ message }: ErrorScreenProps) {
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(markReady, []);
  return (
    <main className={column}>
      <Heading level={1}>Something went wrong!</Heading>
      <p>What you have written is kept on this device. Load the page again; if that does not help, go home.</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <button type="button" className={button({ variant: 'primary' })} onClick={() => location.reload()}>
          Load again
        </button>
        <button
          type="button"
          className={button({ variant: 'secondary' })}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide Error' : 'Show Error'}
        </button>
        <ButtonLink href="/home" variant="quiet">
          Back to home
        </ButtonLink>
      </div>
      {isShown && <pre className={css({ textStyle: 'figure', whiteSpace: 'pre-wrap' })}>{message}</pre>}
    </main>
  );
}
