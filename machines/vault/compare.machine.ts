import { type ActorRefFrom, setup } from 'xstate';
import { issue } from '../issue.ts';
import { commandForRating } from './rate-idea.ts';

/** How many ideas stand beside each other. */
export const comparedIdeas = { least: 2, most: 3 } as const;

export type CompareEvent =
  /** Null takes the rating away. */
  | { readonly type: 'idea.rated'; readonly id: string; readonly criterion: string; readonly rating: number | null }
  | { readonly type: 'comparison.left' };

interface CompareContext {
  readonly ids: readonly string[];
}

/** Ideas beside each other, rated in place. */
export const compareMachine = setup({
  types: {
    input: {} as CompareContext,
    context: {} as CompareContext,
    events: {} as CompareEvent,
  },
  guards: {
    isCompared: ({ context }, { id }: { id: string }) => context.ids.includes(id),
  },
  actions: { issue },
}).createMachine({
  id: 'compare',
  context: ({ input }) => ({ ids: [...new Set(input.ids)].slice(0, comparedIdeas.most) }),
  initial: 'comparing',
  states: {
    comparing: {
      description: 'The ideas are seen side by side and can be rated.',
      on: {
        'idea.rated': {
          guard: { type: 'isCompared', params: ({ event }) => event },
          actions: {
            type: 'issue',
            params: ({ event: { id, criterion, rating } }) => ({ drafts: [commandForRating(id, criterion, rating)] }),
          },
        },
        'comparison.left': 'left',
      },
    },
    left: { type: 'final', description: 'The comparison is closed.' },
  },
});

export type CompareActor = ActorRefFrom<typeof compareMachine>;
