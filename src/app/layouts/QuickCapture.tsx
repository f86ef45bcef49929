import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { labels } from '#features/idea-vault/labels.ts';
import { commandLabels } from '#features/shell/labels.ts';
import { ideaCaptureMachine } from '#machines/vault/idea-capture.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { useShell } from './shell-context.ts';

/** An idea, or one after the other, written down without leaving the page. */
export function QuickCapture() {
  const { services } = useApp();
  const { shell } = useShell();
  const capture = useFlow(ideaCaptureMachine);
  const { draft, reason } = useSelector(capture, ({ context }) => context);
  const add = (isLast: boolean) => {
    capture.send({ type: 'draft.submitted', ideaId: services.newId() });
    const { context } = capture.getSnapshot();
    if (context.reason !== null || context.captured === null) return;
    if (isLast) shell.send({ type: 'overlay.closed' });
    services.showToast({ tone: 'success', message: labels.capture.added(context.captured) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(true);
  };
  return (
    <Dialog title={commandLabels.capture} place="top" isOpen onClose={() => shell.send({ type: 'overlay.closed' })}>
      <form onSubmit={submit} className={form}>
        <TextField
          label={commandLabels.quickCapture.field}
          size="large"
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          placeholder={commandLabels.quickCapture.placeholder}
          value={draft}
          onChange={(text) => capture.send({ type: 'draft.changed', text })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) {
              event.continuePropagation();
              return;
            }
            event.preventDefault();
            add(false);
          }}
          description={commandLabels.quickCapture.hint}
          error={reason === null ? undefined : reasonText(reason)}
        />
        <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>
          <Button type="submit" variant="primary">
            {commandLabels.quickCapture.add}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '16' });
