import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { failureMessage } from '#domain/api/failure-message.ts';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { PostAction } from '#domain/feedback/feedback-send.ts';
import { notProvided } from '../not-provided.ts';

/** The form that is open beside the post; one at a time. A report is about the post, or about one comment. */
export type PostForm =
  | { readonly kind: 'edit' | 'merge' }
  | { readonly kind: 'report'; readonly commentId: string | null };

export interface CarriedOut {
  readonly action: PostAction;
  /** The post after the action. */
  readonly post: PostDetail;
}

interface ChangePostContext {
  readonly form: PostForm | null;
  /** The server's message about the last action; null if that succeeded. */
  readonly failure: string | null;
  /** The last action that the server carried out, for what is said of it. */
  readonly done: PostAction['kind'] | null;
}

export type ChangePostEvent =
  | { readonly type: 'form.opened'; readonly form: PostForm }
  | { readonly type: 'form.closed' }
  | { readonly type: 'action.requested'; readonly action: PostAction };

/**
 * Changing one post: what needs the server’s word at once. A form stays open until the server has taken it.
 *
 * Actor to provide: `carryOut`, rejecting with an `ApiFailure`. Action to provide: `tellChanged`.
 */
export const changePostMachine = setup({
  types: {
    context: {} as ChangePostContext,
    events: {} as ChangePostEvent,
    tags: {} as 'pending',
  },
  actors: {
    carryOut: fromPromise<CarriedOut, { readonly action: PostAction }>(notProvided('carryOut')),
  },
  actions: {
    tellChanged: (_, _params: { post: PostDetail }) => {},
    open: assign((_, { form }: { form: PostForm }) => ({ form, failure: null, done: null })),
    close: assign({ form: null, failure: null }),
    begin: assign({ failure: null, done: null }),
    noteDone: assign((_, { action }: { action: PostAction }) => ({ form: null, done: action.kind })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: failureMessage(reason) })),
  },
}).createMachine({
  id: 'changePost',
  context: { form: null, failure: null, done: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'Nothing is under way; a form may be open.',
      on: {
        'form.opened': { actions: { type: 'open', params: ({ event }) => event } },
        'form.closed': { actions: 'close' },
        'action.requested': { target: 'changing', actions: 'begin' },
      },
    },
    changing: {
      description: 'The server carries the action out.',
      tags: 'pending',
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ event }) => ({ action: (event as Extract<ChangePostEvent, { type: 'action.requested' }>).action }),
        onDone: {
          target: 'reading',
          actions: [
            { type: 'tellChanged', params: ({ event }) => ({ post: event.output.post }) },
            { type: 'noteDone', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'reading',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
  },
});

export type ChangePostActor = ActorRefFrom<typeof changePostMachine>;
