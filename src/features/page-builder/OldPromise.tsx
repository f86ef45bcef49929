import { useSelector } from '@xstate/react';
import { type OldPromiseActor, selectIsPromiseShown } from '#machines/page/old-promise.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { promiseLabels as labels } from './labels.ts';

export interface OldPromiseProps {
  readonly promise: OldPromiseActor;
  /** Title of the idea before the pivot; empty if it is gone. */
  readonly title: string;
}

/** Says above the page for which idea it was written, until the founder dismisses it. */
export function OldPromise({ promise, title }: OldPromiseProps) {
  if (!useSelector(promise, selectIsPromiseShown)) return null;
  return (
    <div className={css({ padding: '8', borderBottom: 'hairline', background: 'surface' })}>
      <InlineMessage
        tone="warning"
        actions={
          <Button size="small" onPress={() => promise.send({ type: 'promise.dismissed' })}>
            {labels.dismiss}
          </Button>
        }
      >
        {labels.check(title)}
      </InlineMessage>
    </div>
  );
}
