import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { captureReasonText } from '#domain/idea/capture-reason.ts';
import type { IdeaCaptureActor } from '#machines/vault/idea-capture.machine.ts';
import { css } from '#styled-system/css';
import { Keys } from '#ui/Keys.tsx';
import { TextField } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { captureFieldId } from './capture-field-id.ts';
import { labels } from './labels.ts';
import { pasteLines } from './paste-lines.ts';

export interface CaptureLineProps {
  readonly capture: IdeaCaptureActor;
  /** A UUID for the next idea. */
  readonly newId: () => string;
  /** Leads to the ideas below. */
  readonly onLeave: () => void;
}

/** Enter captures; the focus stays, so that the next idea can follow. The arrow down and Escape lead to the ideas. */
export function CaptureLine({ capture, newId, onLeave }: CaptureLineProps) {
  const { draft, reason, captured, capturedLines } = useSelector(capture, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    capture.send({ type: 'draft.submitted', ideaId: newId() });
  };
  return (
    <form onSubmit={submit} className={line}>
      <TextField
        label={labels.capture.field}
        size="large"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={labels.capture.placeholder}
        after={<Keys keys={['C']} isHint />}
        id={captureFieldId}
        value={draft}
        onPaste={(event) => pasteLines(event, capture)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Escape') {
            event.continuePropagation();
            return;
          }
          event.preventDefault();
          onLeave();
        }}
        onChange={(text) => capture.send({ type: 'draft.changed', text })}
        error={reason === null ? undefined : captureReasonText(reason)}
        description={labels.capture.hint}
      />
      <VisuallyHidden>
        <span role="status">{captured !== null && draft === '' ? saidOf(captured, capturedLines) : ''}</span>
      </VisuallyHidden>
    </form>
  );
}

const saidOf = (captured: string, lines: number): string =>
  lines > 0 ? labels.capture.several(lines) : labels.capture.captured(captured);

const line = css({
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
  paddingBlock: '8',
  background: 'canvas',
  // What gets the focus is scrolled to below it.
  _pageWith: { scrollPaddingTop: '[calc({sizes.112} + {spacing.8})]' },
});
