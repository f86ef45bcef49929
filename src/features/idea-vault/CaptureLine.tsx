import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { IdeaCaptureActor } from '#machines/idea-capture.machine.ts';
import { css } from '#styled-system/css';
import { Keys } from '#ui/Keys.tsx';
import { TextField } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { captureFieldId } from './capture-field-id.ts';
import { reasonText } from './failure-text.ts';

export interface CaptureLineProps {
  readonly capture: IdeaCaptureActor;
  /** A UUID for the next idea. */
  readonly newId: () => string;
}

/** Enter captures; the focus stays, so that the next idea can follow. */
export function CaptureLine({ capture, newId }: CaptureLineProps) {
  const { draft, reason, captured } = useSelector(capture, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    capture.send({ type: 'draft.submitted', ideaId: newId() });
  };
  return (
    <form onSubmit={submit} className={line}>
      <TextField
        label="Capture an idea"
        size="large"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="One line is enough"
        after={<Keys keys={['C']} isHint />}
        id={captureFieldId}
        value={draft}
        onChange={(text) => capture.send({ type: 'draft.changed', text })}
        error={reason === null ? undefined : reasonText(reason)}
        description="Enter puts it into the vault."
      />
      <VisuallyHidden>
        <span role="status">{captured !== null && draft === '' ? `Captured: ${captured}` : ''}</span>
      </VisuallyHidden>
    </form>
  );
}

const line = css({
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
  paddingBlock: '8',
  background: 'canvas',
  // What gets the focus is scrolled to below it.
  _pageWith: { scrollPaddingTop: '[calc({sizes.112} + {spacing.8})]' },
});
