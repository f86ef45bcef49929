import { assign, setup } from 'xstate';

interface PresentationContext {
  /** Stops in the order in which they are shown: frames, sections, everything. */
  readonly stops: readonly string[];
  /** The one that is shown; null if there is none. */
  readonly at: string | null;
}

export type PresentationEvent =
  | { readonly type: 'next.asked' }
  | { readonly type: 'previous.asked' }
  | { readonly type: 'first.asked' }
  | { readonly type: 'last.asked' }
  | { readonly type: 'stop.chosen'; readonly id: string }
  /** One was added, removed or moved. */
  | { readonly type: 'stops.changed'; readonly stops: readonly string[] }
  | { readonly type: 'presentation.left' };

/** So many stops further; the first and the last are the ends. */
function stepped({ stops, at }: PresentationContext, step: number): string | null {
  const index = Math.max(0, stops.indexOf(at ?? '')) + step;
  return stops[Math.min(stops.length - 1, Math.max(0, index))] ?? null;
}

/** Where it goes on when the stops have changed: at the same one, or at what has come into its place. */
function kept({ stops, at }: PresentationContext, next: readonly string[]): string | null {
  if (at !== null && next.includes(at)) return at;
  return next[Math.min(next.length - 1, Math.max(0, stops.indexOf(at ?? '')))] ?? null;
}

const going = (to: (context: PresentationContext) => string | null) => ({
  actions: [
    { type: 'go' as const, params: ({ context }: { context: PresentationContext }) => ({ at: to(context) }) },
    { type: 'show' as const, params: ({ context: { at } }: { context: PresentationContext }) => ({ at }) },
  ],
});

/** Showing a canvas stop by stop. Action to provide: `show`, which looks at a stop. */
export const presentationMachine = setup({
  types: {
    input: {} as { readonly stops: readonly string[] },
    context: {} as PresentationContext,
    events: {} as PresentationEvent,
  },
  guards: {
    hasStops: ({ context }) => context.stops.length > 0,
    isThere: ({ context }, { id }: { id: string }) => context.stops.includes(id),
  },
  actions: {
    go: assign((_, { at }: { at: string | null }) => ({ at })),
    follow: assign(({ context }, { stops }: { stops: readonly string[] }) => ({ stops, at: kept(context, stops) })),
    show: (_, _params: { readonly at: string | null }) => {},
  },
}).createMachine({
  id: 'presentation',
  context: ({ input: { stops } }) => ({ stops, at: stops[0] ?? null }),
  initial: 'beginning',
  on: {
    'stops.changed': { target: '.beginning', actions: { type: 'follow', params: ({ event }) => event } },
    'presentation.left': '.left',
  },
  states: {
    beginning: {
      description: 'Whether there is something to show.',
      always: [{ guard: 'hasStops', target: 'showing' }, { target: 'empty' }],
    },
    empty: { description: 'Nothing lies on the canvas anymore.' },
    showing: {
      description: 'One stop fills the window.',
      entry: { type: 'show', params: ({ context: { at } }) => ({ at }) },
      on: {
        'next.asked': going((context) => stepped(context, 1)),
        'previous.asked': going((context) => stepped(context, -1)),
        'first.asked': going(({ stops }) => stops[0] ?? null),
        'last.asked': going(({ stops }) => stops.at(-1) ?? null),
        'stop.chosen': {
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
