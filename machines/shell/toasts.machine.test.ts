import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectToasts, type Toast, type ToastAnswered, toastsMachine } from './toasts.machine.ts';

const undo: Toast = {
  id: 'archived',
  tone: 'success',
  message: 'Archived.',
  action: { label: 'Undo', event: { type: 'idea.restored', id: 'i1' } },
};
const plain = (n: number): Toast => ({ id: `t${n}`, tone: 'info', message: `Message ${n}` });

function startToasts() {
  const toasts = createActor(toastsMachine).start();
  const answered: ToastAnswered[] = [];
  toasts.on('toast.answered', (event) => answered.push(event));
  return { toasts, answered, ids: () => selectToasts(toasts.getSnapshot()).map(({ id }) => id) };
}

describe('the toasts', () => {
  test('an action is handed out once and takes its toast away', () => {
    const { toasts, answered, ids } = startToasts();
    toasts.send({ type: 'toast.shown', toast: undo });
    toasts.send({ type: 'toast.acted', id: 'archived' });
    toasts.send({ type: 'toast.acted', id: 'archived' });
    expect(answered).toEqual([{ type: 'toast.answered', id: 'archived', event: { type: 'idea.restored', id: 'i1' } }]);
    expect(ids()).toEqual([]);
  });

  test('a dismissed toast hands out nothing', () => {
    const { toasts, answered, ids } = startToasts();
    toasts.send({ type: 'toast.shown', toast: undo });
    toasts.send({ type: 'toast.shown', toast: plain(1) });
    toasts.send({ type: 'toast.dismissed', id: 'archived' });
    expect(answered).toEqual([]);
    expect(ids()).toEqual(['t1']);
  });

  test('the same id again replaces and comes last', () => {
    const { toasts, ids } = startToasts();
    for (const n of [1, 2, 1]) toasts.send({ type: 'toast.shown', toast: plain(n) });
    expect(ids()).toEqual(['t2', 't1']);
  });

  test('of 25 toasts the last 20 are kept', () => {
    const { toasts, ids } = startToasts();
    for (let n = 1; n <= 25; n++) toasts.send({ type: 'toast.shown', toast: plain(n) });
    expect(ids()).toEqual(Array.from({ length: 20 }, (_, n) => `t${n + 6}`));
  });
});
