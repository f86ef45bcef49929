import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import type { IdeaCaptureActor } from '#machines/vault/idea-capture.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { canvasListLabels as labels } from '../later-labels.ts';

export interface CanvasListScreenProps {
  readonly capture: IdeaCaptureActor;
  readonly newId: () => string;
  readonly reasonText: (reason: string) => string;
  /** False until the whole log was read once: before that, absence means nothing. */
  readonly isComplete: boolean;
  readonly isOffline: boolean;
  /** The canvases that there are; nothing if there are none. */
  readonly list: ReactNode;
  /** Shown where there are none. */
  readonly empty: ReactNode;
  readonly hasCanvases: boolean;
}

/** Every canvas, and one line that begins another. */
export function CanvasListScreen(props: CanvasListScreenProps) {
  const { capture, newId, reasonText, isComplete, isOffline, hasCanvases } = props;
  const { draft, reason } = useSelector(capture, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    capture.send({ type: 'draft.submitted', ideaId: newId() });
  };
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <Heading level={1}>{labels.title}</Heading>
      <IfMayEdit>
        <form onSubmit={submit} className={line}>
          <div className={css({ flex: '1', minWidth: '0', maxWidth: 'sheet' })}>
            <TextField
              label={labels.field}
              autoComplete="off"
              enterKeyHint="go"
              placeholder={labels.placeholder}
              value={draft}
              onChange={(text) => capture.send({ type: 'draft.changed', text })}
              error={reason === null ? undefined : reasonText(reason)}
            />
          </div>
          <span className={action}>
            <Button type="submit" variant="primary">
              {labels.submit}
            </Button>
          </span>
        </form>
      </IfMayEdit>
      {props.list}
      {!hasCanvases && isComplete && props.empty}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label={labels.loading} shape="rows" count={4} />}
    </section>
  );
}

const line = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: { base: 'stretch', tablet: 'flex-start' },
  gap: '8',
});
// Beside the field rather than beside its label.
const action = css({ display: 'flex', flexDirection: 'column', paddingTop: { tablet: '24' } });
