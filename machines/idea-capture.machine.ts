import { type ActorRefFrom, assign, setup } from 'xstate';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Wish } from './wish.ts';

interface IdeaCaptureContext {
  readonly draft: string;
  readonly reason: Rejection | null;
  /** The title captured last, to be announced. */
  readonly captured: string | null;
}

export type IdeaCaptureEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  /** `ideaId` is a UUID for the idea that may come of it. */
  | { readonly type: 'draft.submitted'; readonly ideaId: string };

const wishOf = (title: string, ideaId: string): Wish => ({
  type: 'CaptureIdea',
  stream: ideaStreamOf(ideaId),
  data: { title },
});

const reasonAgainst = (title: string, ideaId: string): Rejection | null => {
  const decision = decideCommand(undefined, { ...wishOf(title, ideaId), id: '', at: '' });
  return decision.kind === 'rejected' ? decision.reason : null;
};

/** One line that becomes an idea. What cannot be captured stays in the field. Action to provide: `issue`. */
export const ideaCaptureMachine = setup({
  types: { context: {} as IdeaCaptureContext, events: {} as IdeaCaptureEvent },
  guards: {
    isRefused: ({ context }, { ideaId }: { ideaId: string }) => reasonAgainst(context.draft, ideaId) !== null,
  },
  actions: {
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    showReason: assign({
      reason: ({ context }, { ideaId }: { ideaId: string }) => reasonAgainst(context.draft, ideaId),
      captured: null,
    }),
    forgetReason: assign({ reason: null }),
    issue: (_, _params: { readonly wishes: readonly Wish[] }) => {},
    startAnew: assign({ captured: ({ context }) => context.draft.trim(), draft: '' }),
  },
}).createMachine({
  id: 'ideaCapture',
  context: { draft: '', reason: null, captured: null },
  initial: 'editing',
  on: { 'draft.changed': { target: '.editing', actions: { type: 'rememberDraft', params: ({ event }) => event } } },
  states: {
    editing: {
      description: 'The line can be typed on.',
      on: {
        'draft.submitted': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'showReason', params: ({ event }) => event },
          },
          {
            actions: [
              {
                type: 'issue',
                params: ({ context, event }) => ({ wishes: [wishOf(context.draft, event.ideaId)] }),
              },
              'startAnew',
            ],
          },
        ],
      },
    },
    refused: { description: 'Says why the line is no idea yet; typing goes on.', exit: 'forgetReason' },
  },
});

export type IdeaCaptureActor = ActorRefFrom<typeof ideaCaptureMachine>;
