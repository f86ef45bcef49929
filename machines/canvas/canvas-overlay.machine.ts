import { type ActorRefFrom, assign, setup } from 'xstate';

/** Overlays of the canvas; one is open at a time. */
export type CanvasOverlay =
  | 'find'
  | 'templates'
  | 'save-template'
  | 'share'
  | 'export-file'
  | 'import-file'
  | 'keys'
  | 'history'
  | 'presentation'
  | 'outline'
  /** Choosing where a connector leads, from a list. */
  | 'connection'
  /** Moving, resizing and turning without a drag. */
  | 'placement';

export type CanvasOverlayEvent =
  /** `of` is the part that it is about; null for the selection, or for the canvas. */
  | { readonly type: 'overlay.opened'; readonly overlay: CanvasOverlay; readonly of: string | null }
  | { readonly type: 'overlay.closed' }
  | { readonly type: 'parts.gone'; readonly ids: readonly string[] };

interface CanvasOverlayContext {
  readonly overlay: CanvasOverlay | null;
  readonly of: string | null;
}

/** Which of the canvas's tools with a place of their own is open. What it is about closes it by going. */
export const canvasOverlayMachine = setup({
  types: { context: {} as CanvasOverlayContext, events: {} as CanvasOverlayEvent },
  guards: {
    isAbout: ({ context: { of } }, { ids }: { ids: readonly string[] }) => of !== null && ids.includes(of),
  },
  actions: { show: assign((_, shown: CanvasOverlayContext) => shown) },
}).createMachine({
  id: 'canvasOverlay',
  context: { overlay: null, of: null },
  initial: 'none',
  on: {
    'overlay.opened': {
      target: '.open',
      actions: { type: 'show', params: ({ event: { overlay, of } }) => ({ overlay, of }) },
    },
  },
  states: {
    none: { description: 'The canvas can be seen.' },
    open: {
      description: 'One of them is open.',
      exit: { type: 'show', params: { overlay: null, of: null } },
      on: {
        'overlay.closed': 'none',
        'parts.gone': { guard: { type: 'isAbout', params: ({ event }) => event }, target: 'none' },
      },
    },
  },
});

export type CanvasOverlayActor = ActorRefFrom<typeof canvasOverlayMachine>;
