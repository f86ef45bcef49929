import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { promiseLabels as labels } from './labels.ts';

export interface OldPromiseProps {
  /** Title of the idea before the pivot; empty if it is gone. */
  readonly title: string;
  readonly dismiss: () => void;
}

/** Says above the page for which idea it was written. */
export function OldPromise({ title, dismiss }: OldPromiseProps) {
  return (
    <div className={css({ padding: '8', borderBottom: 'hairline', background: 'surface' })}>
      <InlineMessage
        tone="warning"
        actions={
          <Button size="small" onPress={dismiss}>
            {labels.dismiss}
          </Button>
        }
      >
        {labels.check(title)}
      </InlineMessage>
    </div>
  );
}
