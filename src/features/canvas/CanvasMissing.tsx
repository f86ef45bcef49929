import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { missingLabels } from './labels.ts';
import { NoCanvas } from './NoCanvas.tsx';

export interface CanvasMissingProps {
  /** False until the whole log was read once: before that, absence means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
}

/** An address of a canvas that is not in this account, or not yet. */
export function CanvasMissing({ isComplete, isOffline }: CanvasMissingProps) {
  return (
    <section className={page}>
      <Heading level={1}>{isComplete ? missingLabels.title : missingLabels.pending}</Heading>
      {isComplete && <NoCanvas />}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title={missingLabels.offlineTitle}>
          {missingLabels.offline}
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label={missingLabels.loading} count={6} />}
    </section>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlock: '24',
});
