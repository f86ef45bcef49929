import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type PictureFailure, pictureFailureOf } from '#domain/account/picture.ts';
import type { User } from '#domain/user/user.ts';
import { notProvided } from '../not-provided.ts';

interface ProfilePictureContext {
  readonly failure: PictureFailure | null;
}

/** A file that was chosen, dropped or pasted; its content stays outside, under its id. */
export interface GivenPicture {
  readonly id: string;
  /** Reason to refuse it before it is sent. */
  readonly problem: PictureFailure | null;
}

export type ProfilePictureEvent =
  | { readonly type: 'picture.given'; readonly picture: GivenPicture }
  | { readonly type: 'removal.asked' };

/**
 * Choosing the picture that the founder is shown by, and removing it.
 *
 * Actors to provide, which reject with what `pictureFailureOf` reads: `savePicture`, `removePicture`. Action to provide:
 * `tellUser`.
 */
export const profilePictureMachine = setup({
  types: {
    context: {} as ProfilePictureContext,
    events: {} as ProfilePictureEvent,
    tags: {} as 'pending',
  },
  actors: {
    savePicture: fromPromise<User, { readonly id: string }>(notProvided('savePicture')),
    removePicture: fromPromise<User>(notProvided('removePicture')),
  },
  guards: {
    canBeSent: (_, { problem }: GivenPicture) => problem === null,
  },
  actions: {
    tellUser: (_, _params: { user: User }) => {},
    showProblem: assign({ failure: (_, { problem }: GivenPicture) => problem }),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => pictureFailureOf(reason) }),
  },
}).createMachine({
  id: 'profilePicture',
  context: { failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'A picture can be chosen, or the one that is there removed.',
      initial: 'idle',
      on: {
        'picture.given': [
          {
            guard: { type: 'canBeSent', params: ({ event }) => event.picture },
            target: 'saving',
            actions: 'forgetFailure',
          },
          { target: '.idle', actions: { type: 'showProblem', params: ({ event }) => event.picture } },
        ],
        'removal.asked': { target: 'removing', actions: 'forgetFailure' },
      },
      states: {
        idle: { description: 'Nothing was changed yet, or the last change came to nothing.' },
        saved: { description: 'The server keeps the picture that was chosen last.' },
        removed: { description: 'The server keeps no picture.' },
      },
    },
    saving: {
      tags: 'pending',
      description: 'The image is on its way, and the server makes a picture of it.',
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: ({ event }) => ({ id: event.type === 'picture.given' ? event.picture.id : '' }),
        onDone: {
          target: 'open.saved',
          actions: { type: 'tellUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'open', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
      },
    },
    removing: {
      tags: 'pending',
      description: 'The server removes the picture.',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        onDone: {
          target: 'open.removed',
          actions: { type: 'tellUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'open', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
      },
    },
  },
});

export type ProfilePictureActor = ActorRefFrom<typeof profilePictureMachine>;
