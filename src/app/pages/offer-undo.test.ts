import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { toastsMachine } from '#machines/toasts.machine.ts';
import { offerUndo } from './offer-undo.ts';

function archive(...ideas: readonly { id: string; title: string }[]) {
  const toasts = createActor(toastsMachine).start();
  const issued: CommandDraft[] = [];
  let ids = 0;
  const services = {
    newId: () => `toast-${++ids}`,
    dispatch: (drafts: readonly CommandDraft[]) => {
      issued.push(...drafts);
      return 'change';
    },
  };
  for (const idea of ideas) offerUndo(toasts, services, idea);
  return { toasts, issued };
}

test('undo brings back the idea of its own toast, once', () => {
  const { toasts, issued } = archive({ id: 'a', title: 'A' }, { id: 'b', title: 'B' });
  expect(toasts.getSnapshot().context.toasts.map(({ message }) => message)).toEqual(['Archived “A”.', 'Archived “B”.']);
  toasts.send({ type: 'toast.acted', id: 'toast-2' });
  toasts.send({ type: 'toast.acted', id: 'toast-2' });
  expect(issued).toEqual([{ type: 'RestoreIdea', stream: 'idea-b', data: {} }]);
});

test('a toast that went without an answer brings nothing back', () => {
  const { toasts, issued } = archive({ id: 'a', title: 'A' });
  toasts.send({ type: 'toast.dismissed', id: 'toast-1' });
  toasts.send({ type: 'toast.acted', id: 'toast-1' });
  expect(issued).toEqual([]);
});
