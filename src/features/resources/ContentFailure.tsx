import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface ContentFailureProps {
  /** The page's heading, which stands whatever happened. */
  readonly heading: string;
  readonly onRetry: () => void;
}

/** The text could not be fetched: no network, or a content server that is down. */
export function ContentFailure({ heading, onRetry }: ContentFailureProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24', paddingBlock: '32' })}>
      <Heading level={1} size="headline">
        {heading}
      </Heading>
      <EmptyState
        title="Can’t load this page"
        drawing={<LevelDrawing />}
        actions={
          <button type="button" className={button({ variant: 'primary' })} onClick={onRetry}>
            Try again
          </button>
        }
      >
        The network or the server with the articles isn’t responding. Your ideas aren’t affected.
      </EmptyState>
    </div>
  );
}
