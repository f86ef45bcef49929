import { Suspense, useLayoutEffect } from 'react';
import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { namedExport } from '#ui/named-export.ts';
import { Reveal } from '#ui/Reveal.tsx';
import { lazyOrNothing } from './lazy-or-nothing.ts';
import { markReady } from './mark-ready.ts';

export interface ErrorScreenProps {
  readonly message: string;
}

/** Comes where it still can. */
const Drawing = lazyOrNothing(namedExport(() => import('#ui/drawings/LevelDrawing.tsx'), 'LevelDrawing'));

/** Native buttons: whatever went wrong, this screen needs no further code. */
export function ErrorScreen({ message }: ErrorScreenProps) {
  useLayoutEffect(markReady, []);
  return (
    <main className={column}>
      <div className={plate}>
        <Suspense>
          <Drawing />
        </Suspense>
      </div>
      <Heading level={1}>Something went wrong!</Heading>
      <p>Your work is saved on this device. Reload the page, or go home if that doesn’t help.</p>
      <div className={actions}>
        <button type="button" className={button({ variant: 'primary' })} onClick={() => location.reload()}>
          Reload
        </button>
        <ButtonLink href="/home">Back to home</ButtonLink>
        <Reveal show="Show Error" hide="Hide Error">
          <pre className={detail}>{message}</pre>
        </Reveal>
      </div>
    </main>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: 'dialog',
  marginInline: 'auto',
  paddingInline: '24',
  paddingBlock: { base: '48', tablet: '96' },
});
const plate = css({ width: 'popover', maxWidth: 'full', minHeight: '112' });
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', phone: 'row' },
  flexWrap: { phone: 'wrap' },
  gap: '8',
  paddingTop: '8',
});
const detail = css({
  padding: '12',
  border: 'hairline',
  borderRadius: 'control',
  background: 'surface.sunken',
  textStyle: 'figure',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
