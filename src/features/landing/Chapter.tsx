import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface ChapterProps {
  readonly title: string;
  readonly lead: string;
  /** Beside it where there is room: one of the drawings. */
  readonly drawing: ReactNode;
  /** Hairline rows. */
  readonly children: ReactNode;
}

/** One part of the page below the fold: what it is about on the left, its rows on the right. */
export function Chapter({ title, lead, drawing, children }: ChapterProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={chapter}>
      <div className={opening}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <p className={css({ color: 'ink.muted', maxWidth: 'form' })}>{lead}</p>
        <div className={plate}>{drawing}</div>
      </div>
      <div>{children}</div>
    </section>
  );
}

// Stays beside its rows while they are read.
const opening = css({
  position: { laptop: 'sticky' },
  top: '32',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
});
const plate = css({ display: { base: 'none', laptop: 'block' }, width: 'popover', paddingTop: '24' });
const chapter = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: { base: '24', laptop: '64' },
  alignItems: 'start',
});
