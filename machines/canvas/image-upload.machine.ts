import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { notProvided } from '../not-provided.ts';

/** An image that was pasted or dropped; its bytes stay outside, under its id. */
export interface WaitingImage {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Where its middle is to be. */
  readonly at: Point;
}

/** What became of an image on the server. Pixels. */
export interface KeptImage {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

export type ImageFailure = 'offline' | 'too-large' | 'no-image' | 'no-room' | 'unexpected';

interface FailedImage extends WaitingImage {
  readonly failure: ImageFailure;
}

interface ImageUploadContext {
  /** The first one is being sent. */
  readonly waiting: readonly WaitingImage[];
  /** How much of it is on the server, from 0 to 1. */
  readonly share: number;
  /** Kept until they are tried again or dropped. */
  readonly failed: readonly FailedImage[];
}

export type ImageUploadEvent =
  | { readonly type: 'images.given'; readonly images: readonly WaitingImage[] }
  | { readonly type: 'image.retried'; readonly id: string }
  | { readonly type: 'image.dropped'; readonly id: string }
  | { readonly type: 'connection.returned' }
  | UploadReport;

/** How much of the image that is being sent has left this device, from 0 to 1. */
export interface UploadReport {
  readonly type: 'upload.advanced';
  readonly share: number;
}

export const imageLimits = { bytes: 10 * 1024 * 1024 } as const;

const kinds: readonly unknown[] = ['offline', 'too-large', 'no-image', 'no-room'] satisfies readonly ImageFailure[];
const failureOf = (reason: unknown): ImageFailure => (kinds.includes(reason) ? (reason as ImageFailure) : 'unexpected');

const first = ({ context: { waiting } }: { context: ImageUploadContext }): WaitingImage =>
  waiting[0] ?? { id: '', name: '', bytes: 0, at: { x: 0, y: 0 } };
const isSmall = ({ bytes }: WaitingImage): boolean => bytes <= imageLimits.bytes;
const without = <Image extends WaitingImage>(images: readonly Image[], id: string): readonly Image[] =>
  images.filter((image) => image.id !== id);
const bare = ({ id, name, bytes, at }: WaitingImage): WaitingImage => ({ id, name, bytes, at });

/**
 * Sends images one after the other and puts them on the canvas; what could not be sent is kept. Actors to provide:
 * `upload`, which rejects with an `ImageFailure`, and `progress`, which reports how far it is. Action to provide: `place`.
 */
export const imageUploadMachine = setup({
  types: { context: {} as ImageUploadContext, events: {} as ImageUploadEvent, tags: {} as 'pending' },
  actors: {
    upload: fromPromise<KeptImage, WaitingImage>(notProvided('upload')),
    progress: fromCallback<EventObject, WaitingImage, UploadReport>(() => {}),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isSent: ({ context }, { id }: { id: string }) => context.waiting[0]?.id === id,
  },
  actions: {
    take: assign(({ context }, { images }: { images: readonly WaitingImage[] }) => ({
      waiting: [...context.waiting, ...images.filter(isSmall)],
      failed: [
        ...context.failed,
        ...images.filter((image) => !isSmall(image)).map((image) => ({ ...image, failure: 'too-large' as const })),
      ],
    })),
    retry: assign(({ context: { waiting, failed } }, { id }: { id: string }) => ({
      waiting: [...waiting, ...failed.filter((image) => image.id === id && isSmall(image)).map(bare)],
      failed: failed.filter((image) => image.id !== id || !isSmall(image)),
    })),
    retryOffline: assign(({ context: { waiting, failed } }) => ({
      waiting: [...waiting, ...failed.filter(({ failure }) => failure === 'offline').map(bare)],
      failed: failed.filter(({ failure }) => failure !== 'offline'),
    })),
    drop: assign(({ context: { waiting, failed } }, { id }: { id: string }) => ({
      waiting: without(waiting, id),
      failed: without(failed, id),
    })),
    begin: assign({ share: 0 }),
    advance: assign((_, { share }: { share: number }) => ({ share })),
    finish: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    noteFailure: assign(({ context: { waiting, failed } }, { reason }: { reason: unknown }) => ({
      waiting: waiting.slice(1),
      failed: [...failed, ...waiting.slice(0, 1).map((image) => ({ ...image, failure: failureOf(reason) }))],
    })),
    place: (_, _params: { readonly image: WaitingImage | undefined; readonly kept: KeptImage }) => {},
  },
}).createMachine({
  id: 'imageUpload',
  context: { waiting: [], share: 0, failed: [] },
  initial: 'idle',
  on: {
    'images.given': { actions: { type: 'take', params: ({ event }) => event } },
    'image.retried': { actions: { type: 'retry', params: ({ event }) => event } },
    'image.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
    'connection.returned': { actions: 'retryOffline' },
  },
  states: {
    idle: {
      description: 'Nothing is to be sent.',
      always: { guard: 'hasWaiting', target: 'sending' },
    },
    sending: {
      description: 'The first of the images that wait is sent.',
      tags: 'pending',
      entry: 'begin',
      on: {
        'upload.advanced': { actions: { type: 'advance', params: ({ event }) => event } },
        'image.dropped': [
          {
            guard: { type: 'isSent', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'drop', params: ({ event }) => event },
          },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
      invoke: [
        { id: 'progress', src: 'progress', input: first },
        {
          id: 'upload',
          src: 'upload',
          input: first,
          onDone: {
            target: 'idle',
            actions: [
              {
                type: 'place',
                params: ({ context: { waiting }, event }) => ({ image: waiting[0], kept: event.output }),
              },
              'finish',
            ],
          },
          onError: {
            target: 'idle',
            actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        },
      ],
    },
  },
});

export type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>;
