import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { JsonObject } from '#domain/log/json.ts';

export interface Toast {
  readonly id: string;
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** Leads to what it is about. */
  readonly link?: { readonly label: string; readonly href: string };
  readonly action?: {
    readonly label: string;
    /** Emitted with `toast.answered` when the action is pressed. */
    readonly event: JsonObject & { readonly type: string };
  };
}

export type ToastsEvent =
  | { readonly type: 'toast.shown'; readonly toast: Toast }
  | { readonly type: 'toast.dismissed'; readonly id: string }
  | { readonly type: 'toast.acted'; readonly id: string };

export interface ToastAnswered {
  readonly type: 'toast.answered';
  readonly id: string;
  readonly event: JsonObject & { readonly type: string };
}

/** More are never kept; the oldest go first. */
const toastsMax = 20;

/** Which toasts there are, oldest first. How many are seen and for how long is the region's matter. */
export const toastsMachine = setup({
  types: {
    context: {} as { readonly toasts: readonly Toast[] },
    events: {} as ToastsEvent,
    emitted: {} as ToastAnswered,
  },
  guards: { isEmpty: ({ context }) => context.toasts.length === 0 },
  actions: {
    add: assign(({ context }, { toast }: { toast: Toast }) => ({
      toasts: [...context.toasts.filter(({ id }) => id !== toast.id), toast].slice(-toastsMax),
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    answer: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const action = context.toasts.find((toast) => toast.id === id)?.action;
      if (action) enqueue.emit({ type: 'toast.answered', id, event: action.event });
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [] },
  initial: 'empty',
  on: { 'toast.shown': { target: '.showing', actions: { type: 'add', params: ({ event }) => event } } },
  states: {
    empty: { description: 'There is none.' },
    showing: {
      description: 'There is at least one.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.dismissed': { actions: { type: 'remove', params: ({ event }) => event } },
        'toast.acted': {
          actions: [
            { type: 'answer', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

export const selectToasts = (snapshot: SnapshotFrom<typeof toastsMachine>): readonly Toast[] => snapshot.context.toasts;
