import { useId } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { steps } from './labels.ts';
import { ScreenPicture } from './ScreenPicture.tsx';
import { canvasScreen, reportScreen } from './screens.ts';

/** The way from an idea to a decision: its four steps, and the screens that the first and the last of them end on. */
export function LoopSteps() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={chapter}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
        <Heading level={2} id={id}>
          From idea to decision in four steps
        </Heading>
        <p className={css({ color: 'ink.muted' })}>In one place, offline too.</p>
      </div>
      <ol className={list}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={step}>
            <span aria-hidden="true" className={number}>
              {index + 1}
            </span>
            <h3 className={css({ fontWeight: 'strong' })}>{title}</h3>
            <p className={css({ color: 'ink.muted' })}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={pictures}>
        <ScreenPicture screen={canvasScreen} />
        <ScreenPicture screen={reportScreen} />
      </div>
    </section>
  );
}

const chapter = css({ display: 'flex', flexDirection: 'column', gap: '32' });

const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    phone: 'repeat(2, minmax(0, 1fr))',
    laptop: 'repeat(4, minmax(0, 1fr))',
  },
  gap: '24',
});

const step = css({ display: 'flex', flexDirection: 'column', gap: '4', borderTop: 'hairline', paddingTop: '16' });

const number = css({ textStyle: 'figure', color: 'brand' });

const pictures = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '32', laptop: '48' },
  alignItems: 'start',
});
