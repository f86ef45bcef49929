import { type ActorRefFrom, and, assign, type EventObject, fromCallback, not, setup } from 'xstate';
import type { Camera } from '#domain/canvas/camera.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import {
  between,
  centred,
  type Fit,
  fitting,
  lookingAgain,
  onWholePixels,
  panned,
  revealing,
  type SceneView,
  type Viewport,
  zoomedAt,
} from './camera.ts';

export interface CameraInput {
  readonly camera: Camera;
  readonly viewport: Viewport;
  /** Whether the founder asked for less motion. */
  readonly isStill: boolean;
  /** Whether `camera` holds only until the size of the view is known, and what there is to be seen. */
  readonly isOpening?: boolean;
}

interface CameraContext extends CameraInput {
  /** The view to open with. */
  readonly first: First | null;
  /** Camera at the start or after opening. Any other camera means that the founder moved or was led elsewhere. */
  readonly opened: Camera;
  /** Where a hold or a glide began. */
  readonly from: Camera;
  /** Where the fingers took hold, in CSS pixels of the viewport. */
  readonly grip: { readonly at: Point; readonly spread: number };
  readonly to: Camera;
}

/** All of a box, no larger than `zoomMax` or, without it, than at 100%, or a part of the scene as it was looked at before. */
export type First =
  | { readonly kind: 'all'; readonly box: Box; readonly zoomMax?: number }
  | ({ readonly kind: 'again' } & SceneView);

export type CameraEvent =
  /** The scene has loaded. `first` is the view to open with; null if the scene is empty. */
  | { readonly type: 'scene.came'; readonly first: First | null }
  /** In CSS pixels; the latest one says where the camera is, whatever came before. */
  | { readonly type: 'camera.set'; readonly camera: Camera }
  | { readonly type: 'viewport.changed'; readonly viewport: Viewport }
  | { readonly type: 'motion.changed'; readonly isStill: boolean }
  /** `spread` is the distance of two fingers in CSS pixels, absent for one. */
  | { readonly type: 'camera.grabbed'; readonly at: Point; readonly spread?: number }
  | { readonly type: 'camera.dragged'; readonly at: Point; readonly spread?: number }
  | { readonly type: 'camera.released' }
  | ({ readonly type: 'box.fitted'; readonly box: Box } & Fit)
  | { readonly type: 'box.revealed'; readonly box: Box }
  /** Somebody begins to write there. */
  | { readonly type: 'box.written'; readonly box: Box }
  | { readonly type: 'point.centred'; readonly point: Point }
  /** By a factor, about the middle of the view. */
  | { readonly type: 'zoom.stepped'; readonly factor: number }
  | { readonly type: 'zoom.chosen'; readonly zoom: number }
  | GlideReport;

/** How far a glide has come, from 0 to 1. */
export interface GlideReport {
  readonly type: 'glide.advanced';
  readonly share: number;
}

const isMeasured = ({ width, height }: Viewport): boolean => width > 1 && height > 1;
const showing = (first: First, viewport: Viewport): Camera =>
  onWholePixels(first.kind === 'all' ? fitting(first.box, viewport, first) : lookingAgain(first, viewport));

const middleOf = ({ viewport: { width, height } }: CameraContext): Point => ({ x: width / 2, y: height / 2 });

/** The camera that holds what was gripped under the fingers. */
function held({ from, grip }: CameraContext, at: Point, spread: number): Camera {
  const zoomed = zoomedAt(from, grip.at, (from.zoom * spread) / grip.spread);
  return panned(zoomed, grip.at.x - at.x, grip.at.y - at.y);
}

/** Below the first nobody can read what they write; the second is comfortable. */
const writingZoom = { tooSmall: 0.5, wanted: 0.75 } as const;

/** Large enough to write, with the box where it was. */
function nearer(camera: Camera, { x, y, width, height }: Box): Camera {
  const at = { x: (x + width / 2 - camera.x) * camera.zoom, y: (y + height / 2 - camera.y) * camera.zoom };
  return zoomedAt(camera, at, writingZoom.wanted);
}

function goal(context: CameraContext, event: CameraEvent): Camera {
  const { camera, viewport } = context;
  if (event.type === 'box.fitted') return fitting(event.box, viewport, event);
  if (event.type === 'box.revealed') return revealing(camera, event.box, viewport);
  if (event.type === 'box.written') return revealing(nearer(camera, event.box), event.box, viewport);
  if (event.type === 'point.centred') return centred(event.point, viewport, camera.zoom);
  if (event.type === 'zoom.chosen') return zoomedAt(camera, middleOf(context), event.zoom);
  if (event.type === 'zoom.stepped') return zoomedAt(context.to, middleOf(context), context.to.zoom * event.factor);
  return camera;
}
const going = [
  {
    guard: 'isStill' as const,
    target: '.still',
    actions: {
      type: 'look' as const,
      params: ({ context, event }: { context: CameraContext; event: CameraEvent }) => ({
        camera: goal(context, event),
      }),
    },
  },
  {
    target: '.gliding',
    reenter: true,
    actions: {
      type: 'aim' as const,
      params: ({ context, event }: { context: CameraContext; event: CameraEvent }) => ({
        camera: goal(context, event),
      }),
    },
  },
];

/**
 * Where the scene is looked at from. What is dragged or set says where the camera is, never by how much it moved, so
 * that a lost event loses nothing. Actor to provide: `frames`, which reports a glide's progress and ends with 1.
 */
export const cameraMachine = setup({
  types: {
    input: {} as CameraInput,
    context: {} as CameraContext,
    events: {} as CameraEvent,
    tags: {} as 'moving',
  },
  actors: {
    frames: fromCallback<EventObject, undefined, GlideReport>(({ sendBack }) =>
      sendBack({ type: 'glide.advanced', share: 1 }),
    ),
  },
  guards: {
    isStill: ({ context }) => context.isStill,
    isOpening: ({ context }) => context.isOpening === true,
    isMeasured: ({ context }) => isMeasured(context.viewport),
    canShow: ({ context }, { viewport }: { viewport: Viewport }) => context.first !== null && isMeasured(viewport),
    isNothing: (_, { first }: { first: First | null }) => first === null,
    isTooSmallToWrite: ({ context }) => context.camera.zoom < writingZoom.tooSmall,
    isThere: (_, { share }: { share: number }) => share >= 1,
  },
  actions: {
    look: assign((_, { camera }: { camera: Camera }) => ({ camera, from: camera, to: camera })),
    aim: assign(({ context }, { camera }: { camera: Camera }) => ({ from: context.camera, to: camera })),
    glide: assign(({ context: { from, to } }, { share }: { share: number }) => ({ camera: between(from, to, share) })),
    grip: assign(({ context: { camera } }, { at, spread = 1 }: { at: Point; spread?: number }) => ({
      from: camera,
      to: camera,
      grip: { at, spread },
    })),
    drag: assign(({ context }, { at, spread = 1 }: { at: Point; spread?: number }) => {
      const camera = held(context, at, spread);
      return { camera, to: camera };
    }),
    await: assign((_, { first }: { first: First | null }) => ({ first })),
    open: assign(({ context: { camera, viewport, first } }) => {
      const opened = first ? showing(first, viewport) : camera;
      return { camera: opened, from: opened, to: opened, opened };
    }),
    resize: assign((_, { viewport }: { viewport: Viewport }) => ({ viewport })),
    rest: assign((_, { isStill }: { isStill: boolean }) => ({ isStill })),
  },
}).createMachine({
  id: 'camera',
  context: ({ input }) => ({
    ...input,
    first: null,
    opened: input.camera,
    from: input.camera,
    to: input.camera,
    grip: { at: { x: 0, y: 0 }, spread: 1 },
  }),
  initial: 'opening',
  on: {
    'camera.set': { target: '.still', actions: { type: 'look', params: ({ event }) => event } },
    'viewport.changed': { actions: { type: 'resize', params: ({ event }) => event } },
    'motion.changed': { actions: { type: 'rest', params: ({ event }) => event } },
    'camera.grabbed': { target: '.held', actions: { type: 'grip', params: ({ event }) => event } },
    'box.fitted': going,
    'box.revealed': going,
    'box.written': going.map(({ guard, ...way }) => ({
      ...way,
      guard: guard ? and(['isTooSmallToWrite', guard]) : ('isTooSmallToWrite' as const),
    })),
    'point.centred': going,
    'zoom.chosen': going,
    'zoom.stepped': going,
  },
  states: {
    opening: {
      description: 'Where to look first depends on what there is to be seen, and on how much room there is to show it.',
      always: { guard: not('isOpening'), target: 'still' },
      on: {
        'scene.came': [
          { guard: { type: 'isNothing', params: ({ event }) => event }, target: 'still' },
          {
            guard: 'isMeasured',
            target: 'still',
            actions: [{ type: 'await', params: ({ event }) => event }, 'open'],
          },
          { actions: { type: 'await', params: ({ event }) => event } },
        ],
        'viewport.changed': [
          {
            guard: { type: 'canShow', params: ({ event }) => event },
            target: 'still',
            actions: [{ type: 'resize', params: ({ event }) => event }, 'open'],
          },
          { actions: { type: 'resize', params: ({ event }) => event } },
        ],
      },
    },
    still: { description: 'Nothing moves by itself.' },
    held: {
      description: 'The scene follows the fingers, or the hand.',
      tags: 'moving',
      on: {
        'camera.dragged': { actions: { type: 'drag', params: ({ event }) => event } },
        'camera.released': 'still',
      },
    },
    gliding: {
      description: 'The camera is on its way to what was asked for.',
      tags: 'moving',
      invoke: { id: 'frames', src: 'frames', onError: 'still' },
      on: {
        'glide.advanced': [
          {
            guard: { type: 'isThere', params: ({ event }) => event },
            target: 'still',
            actions: { type: 'glide', params: ({ event }) => event },
          },
          { actions: { type: 'glide', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type CameraActor = ActorRefFrom<typeof cameraMachine>;
