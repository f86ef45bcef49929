import { ideaStreamOf } from '#domain/idea/idea.ts';
import type { ToastsActor } from '#machines/toasts.machine.ts';
import type { Services } from '../services.ts';

/** Says that an idea was archived and listens for "Undo" as long as the toast is there, whatever page is shown. */
export function offerUndo(
  toasts: ToastsActor,
  services: Pick<Services, 'newId' | 'dispatch'>,
  idea: { id: string; title: string },
): void {
  const { newId, dispatch } = services;
  const id = newId();
  const answers = toasts.on('toast.answered', (answer) => {
    if (answer.id === id) dispatch([{ type: 'RestoreIdea', stream: ideaStreamOf(idea.id), data: {} }]);
  });
  toasts.send({
    type: 'toast.shown',
    toast: {
      id,
      tone: 'success',
      message: `Archived “${idea.title}”.`,
      action: { label: 'Undo', event: { type: 'idea.restored', id: idea.id } },
    },
  });
  const gone = toasts.subscribe(({ context }) => {
    if (context.toasts.some((toast) => toast.id === id)) return;
    gone.unsubscribe();
    answers.unsubscribe();
  });
}
