import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Idea, ideaLimits } from '#domain/idea/idea.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { issue } from '../issue.ts';
import { commandForFork } from './fork-idea.ts';

interface ForkIdeaContext {
  readonly idea: Idea;
  readonly title: string;
  readonly problem: Extract<Rejection, 'title-empty' | 'title-too-long'> | null;
}

export type ForkIdeaEvent =
  | { readonly type: 'title.changed'; readonly title: string }
  /** `id` is that of the idea that begins, `position` how far the log has been read. */
  | { readonly type: 'fork.submitted'; readonly id: string; readonly position: number }
  | { readonly type: 'fork.left' };

/** Going on from an idea in another direction, under a title of its own. */
export const forkIdeaMachine = setup({
  types: {
    input: {} as { readonly idea: Idea },
    context: {} as ForkIdeaContext,
    events: {} as ForkIdeaEvent,
  },
  guards: { hasProblem: ({ context }) => problemOf(context.title) !== null },
  actions: {
    write: assign((_, { title }: { title: string }) => ({ title, problem: null })),
    showProblem: assign({ problem: ({ context }) => problemOf(context.title) }),
    issue,
  },
}).createMachine({
  id: 'forkIdea',
  context: ({ input }) => ({ idea: input.idea, title: '', problem: null }),
  initial: 'naming',
  states: {
    naming: {
      description: 'The new idea gets its title.',
      on: {
        'title.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'fork.submitted': [
          { guard: 'hasProblem', actions: 'showProblem' },
          {
            target: 'forked',
            actions: {
              type: 'issue',
              params: ({ context: { idea, title }, event: { id, position } }) => ({
                drafts: [commandForFork(idea, { id, kind: 'pivot', title, position })],
              }),
            },
          },
        ],
        'fork.left': 'left',
      },
    },
    forked: { type: 'final', description: 'The new idea is on its way.' },
    left: { type: 'final', description: 'Nothing was made.' },
  },
});

function problemOf(title: string): ForkIdeaContext['problem'] {
  const trimmed = title.trim();
  if (trimmed === '') return 'title-empty';
  return trimmed.length > ideaLimits.title ? 'title-too-long' : null;
}

export type ForkIdeaActor = ActorRefFrom<typeof forkIdeaMachine>;
