import { assign, setup } from 'xstate';

interface PresentationContext {
  /** In reading order. */
  readonly frames: readonly string[];
  /** The frame that is shown; null where there is none. */
  readonly at: string | null;
}

export type PresentationEvent =
  | { readonly type: 'next.asked' }
  | { readonly type: 'previous.asked' }
  | { readonly type: 'first.asked' }
  | { readonly type: 'last.asked' }
  | { readonly type: 'frame.chosen'; readonly id: string }
  /** One was added, removed or moved. */
  | { readonly type: 'frames.changed'; readonly frames: readonly string[] }
  | { readonly type: 'presentation.left' };

/** So many frames further; the first and the last are the ends. */
function stepped({ frames, at }: PresentationContext, step: number): string | null {
  const index = Math.max(0, frames.indexOf(at ?? '')) + step;
  return frames[Math.min(frames.length - 1, Math.max(0, index))] ?? null;
}

/** Where it goes on when the frames have changed: at the same one, or at what has come into its place. */
function kept({ frames, at }: PresentationContext, next: readonly string[]): string | null {
  if (at !== null && next.includes(at)) return at;
  return next[Math.min(next.length - 1, Math.max(0, frames.indexOf(at ?? '')))] ?? null;
}

const going = (to: (context: PresentationContext) => string | null) => ({
  actions: [
    { type: 'go' as const, params: ({ context }: { context: PresentationContext }) => ({ at: to(context) }) },
    { type: 'show' as const, params: ({ context: { at } }: { context: PresentationContext }) => ({ at }) },
  ],
});

/** Showing frame by frame. Action to provide: `show`, which looks at a frame. */
export const presentationMachine = setup({
  types: {
    input: {} as { readonly frames: readonly string[] },
    context: {} as PresentationContext,
    events: {} as PresentationEvent,
  },
  guards: {
    hasFrames: ({ context }) => context.frames.length > 0,
    isThere: ({ context }, { id }: { id: string }) => context.frames.includes(id),
  },
  actions: {
    go: assign((_, { at }: { at: string | null }) => ({ at })),
    follow: assign(({ context }, { frames }: { frames: readonly string[] }) => ({ frames, at: kept(context, frames) })),
    show: (_, _params: { readonly at: string | null }) => {},
  },
}).createMachine({
  id: 'presentation',
  context: ({ input: { frames } }) => ({ frames, at: frames[0] ?? null }),
  initial: 'beginning',
  on: {
    'frames.changed': { target: '.beginning', actions: { type: 'follow', params: ({ event }) => event } },
    'presentation.left': '.left',
  },
  states: {
    beginning: {
      description: 'Whether there is a frame to show.',
      always: [{ guard: 'hasFrames', target: 'showing' }, { target: 'empty' }],
    },
    empty: { description: 'There is no frame: says how to draw one.' },
    showing: {
      description: 'One frame fills the window.',
      entry: { type: 'show', params: ({ context: { at } }) => ({ at }) },
      on: {
        'next.asked': going((context) => stepped(context, 1)),
        'previous.asked': going((context) => stepped(context, -1)),
        'first.asked': going(({ frames }) => frames[0] ?? null),
        'last.asked': going(({ frames }) => frames.at(-1) ?? null),
        'frame.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: [
            { type: 'go', params: ({ event: { id } }) => ({ at: id }) },
            { type: 'show', params: ({ event: { id } }) => ({ at: id }) },
          ],
        },
      },
    },
    left: { type: 'final', description: 'The canvas is there again.' },
  },
});
