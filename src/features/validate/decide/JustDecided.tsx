import { useEffect, useRef } from 'react';
import type { DecisionMade } from '#domain/ledger/ledger.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { decideLabels as labels } from './labels.ts';
import { ongoingLabels } from './ongoing-labels.ts';

export interface JustDecidedProps {
  readonly decision: DecisionMade;
  readonly onAgain: () => void;
}

/** Stands where the form was: what was decided, and the ways on. */
export function JustDecided({ decision, onAgain }: JustDecidedProps) {
  const { kind, successor, ongoing, place } = decision;
  const message = useRef<HTMLDivElement>(null);
  // The button that recorded it had it.
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  const isWaiting = place.position === null && ongoing.length > 0;
  return (
    <div ref={message} tabIndex={-1} className={css({ outline: 'none', maxWidth: 'sheet' })}>
      <InlineMessage
        tone="success"
        title={labels.done(kind)}
        actions={
          <>
            {successor && (
              <ButtonLink
                variant="primary"
                size="small"
                href={buildPath({ name: 'validate', params: { projectId: successor.projectId } })}
              >
                {labels.open(successor.title)}
              </ButtonLink>
            )}
            <Button size="small" onPress={onAgain}>
              {labels.again}
            </Button>
          </>
        }
      >
        {isWaiting ? ongoingLabels.waits : ongoingLabels.became(ongoing)}
      </InlineMessage>
    </div>
  );
}
