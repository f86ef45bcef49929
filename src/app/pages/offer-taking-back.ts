import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { Toast, ToastsActor } from '#machines/shell/toasts.machine.ts';
import { dispatch } from '../dispatch-action.ts';
import type { Services } from '../services.ts';

/** A finished change, and the commands that undo it. */
export interface TakingBack {
  readonly message: string;
  readonly drafts: readonly CommandDraft[];
  readonly link?: Toast['link'];
}

/** Says what was done and listens for "Undo" as long as the toast is there, whatever page is shown. */
export function offerTakingBack(toasts: ToastsActor, services: Services, { message, drafts, link }: TakingBack): void {
  const id = services.newId();
  const answers = toasts.on('toast.answered', (answer) => {
    if (answer.id === id) dispatch(services)(undefined, { drafts });
  });
  toasts.send({
    type: 'toast.shown',
    toast: {
      ...{ id, tone: 'success', message, action: { label: 'Undo', event: { type: 'change.takenBack' } } },
      ...(link && { link }),
    },
  });
  const gone = toasts.subscribe(({ context }) => {
    if (context.toasts.some((toast) => toast.id === id)) return;
    gone.unsubscribe();
    answers.unsubscribe();
  });
}
