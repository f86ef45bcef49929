import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { notProvided } from '../not-provided.ts';

/** An image that was pasted or dropped; its bytes stay outside, under its id. */
export interface WaitingImage {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Where its middle is to be. */
  readonly at: Point;
  readonly kept: ImageKeeping;
}

/**
 * Whether this device keeps an image beyond the page. `many`: as many as may wait do so already; `full`: no room is left;
 * `unable`: the browser cannot.
 */
export type ImageKeeping = 'not-yet' | 'kept' | 'many' | 'full' | 'unable';

/** Result of keeping one image. */
export interface KeepingOutcome {
  readonly id: string;
  readonly kept: ImageKeeping;
}

/** An image as the server stored it; sizes in pixels. */
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
  | ImagesGiven
  | { readonly type: 'image.retried'; readonly id: string }
  | { readonly type: 'image.dropped'; readonly id: string }
  | { readonly type: 'connection.returned' }
  | TurnReport
  | UploadReport;

/** The images that this device has kept for the canvas, read at the start and at each `search`. */
export interface ImagesGiven {
  readonly type: 'images.given';
  readonly images: readonly WaitingImage[];
}

/** Other tabs may hold the same image: one at a time may add it, and it is `lost` where one of them has. */
export interface TurnReport {
  readonly type: 'turn.came' | 'turn.lost';
}

/** How much of the image that is being sent has left this device, from 0 to 1. */
export interface UploadReport {
  readonly type: 'upload.advanced';
  readonly share: number;
}

export const imageLimits = { bytes: 10 * 1024 * 1024 } as const;

const kinds: readonly unknown[] = ['offline', 'too-large', 'no-image', 'no-room'] satisfies readonly ImageFailure[];
const failureOf = (reason: unknown): ImageFailure => (kinds.includes(reason) ? (reason as ImageFailure) : 'unexpected');

const nobody: WaitingImage = { id: '', name: '', bytes: 0, at: { x: 0, y: 0 }, kept: 'not-yet' };
const first = ({ context: { waiting } }: { context: ImageUploadContext }): WaitingImage => waiting[0] ?? nobody;
const isSmall = ({ bytes }: WaitingImage): boolean => bytes <= imageLimits.bytes;
const without = <Image extends WaitingImage>(images: readonly Image[], id: string): readonly Image[] =>
  images.filter((image) => image.id !== id);
const noted = <Image extends WaitingImage>(images: readonly Image[], { id, kept }: KeepingOutcome): readonly Image[] =>
  images.map((image) => (image.id === id ? { ...image, kept } : image));
/** To be tried again, keeping included where that did not work. */
const bare = ({ id, name, bytes, at, kept }: WaitingImage): WaitingImage => ({
  id,
  name,
  bytes,
  at,
  kept: kept === 'kept' ? kept : 'not-yet',
});
const isUnkept = ({ failure, kept }: FailedImage): boolean => failure === 'offline' && kept === 'not-yet';

const ofImage = ({ event: { id } }: { event: { readonly id: string } }) => ({ id });
const dropping = [
  { type: 'drop', params: ofImage },
  { type: 'forget', params: ofImage },
] as const;

/**
 * Sends images one after the other and puts them on the canvas; what could not be sent is kept. Actors to provide:
 * `upload`, which rejects with an `ImageFailure`; `progress`, which reports how far it is; `found`, which gives the images
 * that this device keeps; `turn`, which holds other tabs off as long as it runs; `keep` and `remove`, which write and
 * remove what is kept. Actions to provide: `place`, and `forget`, which removes as well.
 */
export const imageUploadMachine = setup({
  types: { context: {} as ImageUploadContext, events: {} as ImageUploadEvent, tags: {} as 'pending' },
  actors: {
    upload: fromPromise<KeptImage, WaitingImage>(notProvided('upload')),
    progress: fromCallback<EventObject, WaitingImage, UploadReport>(() => {}),
    found: fromCallback<EventObject, undefined, ImagesGiven>(() => {}),
    turn: fromCallback<EventObject, WaitingImage, TurnReport>(({ sendBack }) => sendBack({ type: 'turn.came' })),
    keep: fromPromise<KeepingOutcome, WaitingImage>(notProvided('keep')),
    remove: fromPromise<void, WaitingImage>(notProvided('remove')),
  },
  guards: {
    hasUnkept: ({ context }) => context.failed.some(isUnkept),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isSent: ({ context }, { id }: { id: string }) => context.waiting[0]?.id === id,
  },
  actions: {
    take: assign(({ context: { waiting, failed } }, { images }: { images: readonly WaitingImage[] }) => {
      const known = new Set([...waiting, ...failed].map(({ id }) => id));
      const fresh = images.filter(({ id }) => !known.has(id));
      const tooLarge = fresh.filter((image) => !isSmall(image));
      return {
        waiting: [...waiting, ...fresh.filter(isSmall)],
        failed: [...failed, ...tooLarge.map((image) => ({ ...image, failure: 'too-large' as const }))],
      };
    }),
    search: sendTo('found', { type: 'search' }),
    noteKeeping: assign(({ context: { waiting, failed } }, outcome: KeepingOutcome) => ({
      waiting: noted(waiting, outcome),
      failed: noted(failed, outcome),
    })),
    noteUnable: assign(({ context: { failed } }) => ({
      failed: failed.map((image) => (isUnkept(image) ? { ...image, kept: 'unable' as const } : image)),
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
    forget: (_, _params: { readonly id: string }) => {},
    place: (_, _params: { readonly image: WaitingImage | undefined; readonly kept: KeptImage }) => {},
  },
}).createMachine({
  id: 'imageUpload',
  context: { waiting: [], share: 0, failed: [] },
  initial: 'idle',
  invoke: { id: 'found', src: 'found' },
  on: {
    'images.given': { actions: { type: 'take', params: ({ event }) => event } },
    'image.retried': { actions: { type: 'retry', params: ({ event }) => event } },
    'image.dropped': { actions: dropping },
    'connection.returned': { actions: ['retryOffline', 'search'] },
  },
  states: {
    idle: {
      description: 'Nothing is to be kept or sent.',
      always: [
        { guard: 'hasUnkept', target: 'keeping' },
        { guard: 'hasWaiting', target: 'adding' },
      ],
    },
    keeping: {
      description: 'An image for which there was no connection is written to this device.',
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => context.failed.find(isUnkept) ?? nobody,
        onDone: { target: 'idle', actions: { type: 'noteKeeping', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: 'noteUnable' },
      },
    },
    adding: {
      description: 'The first of the images that wait is added; other tabs that hold it too wait so long.',
      initial: 'queueing',
      entry: 'begin',
      invoke: { id: 'turn', src: 'turn', input: first },
      on: {
        'image.dropped': [
          { guard: { type: 'isSent', params: ({ event }) => event }, target: 'idle', actions: dropping },
          { actions: dropping },
        ],
      },
      states: {
        queueing: {
          description: 'Another tab may be adding it.',
          on: {
            'turn.came': 'sending',
            'turn.lost': { target: '#imageUpload.idle', actions: 'finish' },
          },
        },
        sending: {
          description: 'It is on its way to the server.',
          tags: 'pending',
          on: { 'upload.advanced': { actions: { type: 'advance', params: ({ event }) => event } } },
          invoke: [
            { id: 'progress', src: 'progress', input: first },
            {
              id: 'upload',
              src: 'upload',
              input: first,
              onDone: {
                target: 'removing',
                actions: {
                  type: 'place',
                  params: ({ context: { waiting }, event }) => ({ image: waiting[0], kept: event.output }),
                },
              },
              onError: {
                target: '#imageUpload.idle',
                actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
              },
            },
          ],
        },
        removing: {
          description:
            'It is on the canvas, and no longer kept beside it. What cannot be removed is passed over later.',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: first,
            onDone: { target: '#imageUpload.idle', actions: 'finish' },
            onError: { target: '#imageUpload.idle', actions: 'finish' },
          },
        },
      },
    },
  },
});

export type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>;
