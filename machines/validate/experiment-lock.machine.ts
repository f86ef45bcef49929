import { type ActorRefFrom, assign, setup } from 'xstate';
import { experimentDraft } from '#domain/log/command-draft.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { issue } from '../issue.ts';
import type { MissingPart } from './missing-part.ts';

interface ExperimentLockInput {
  readonly id: string;
  /** The first part that is missing; null if the experiment can start. */
  readonly missing: MissingPart | null;
  /** A start from before waits for the server already. */
  readonly isWaiting: boolean;
}

interface ExperimentLockContext {
  readonly id: string;
  readonly missing: MissingPart | null;
  readonly isWaiting: boolean;
  /** Why it did not start. */
  readonly refusal: MissingPart | null;
}

export type ExperimentLockEvent =
  /** A pointer pressed the button; `released` where it is lifted, slides off or is taken away. */
  | { readonly type: 'press.began' }
  | { readonly type: 'press.released' }
  /** Enter or Space, or a press of an assistive technology, once. */
  | { readonly type: 'key.pressed' }
  /** Escape, or the focus went elsewhere. */
  | { readonly type: 'lock.left' }
  | { readonly type: 'design.changed'; readonly missing: MissingPart | null }
  /** The log has it. */
  | { readonly type: 'lock.confirmed' }
  | { readonly type: 'lock.refused'; readonly reason: Rejection };

const start = {
  type: 'issue',
  params: ({ context: { id } }: { readonly context: ExperimentLockContext }) => ({
    drafts: [experimentDraft('StartExperiment', id, {})],
  }),
} as const;

/**
 * Locking an experiment: one deliberate act, by holding the button or by pressing Enter twice. The server's word counts, so
 * that it waits for that, also without a network. The screen’s own `issue` first saves what was typed.
 */
export const experimentLockMachine = setup({
  types: {
    input: {} as ExperimentLockInput,
    context: {} as ExperimentLockContext,
    events: {} as ExperimentLockEvent,
    tags: {} as 'pending',
  },
  guards: {
    isWaiting: ({ context }) => context.isWaiting,
    isIncomplete: ({ context }) => context.missing !== null,
    becomesIncomplete: (_, { missing }: { missing: MissingPart | null }) => missing !== null,
  },
  actions: {
    note: assign((_, { missing }: { missing: MissingPart | null }) => ({ missing })),
    tellMissing: assign({ refusal: ({ context }) => context.missing }),
    refuse: assign((_, { reason }: { reason: Rejection }) => ({ refusal: reason })),
    forgive: assign({ refusal: null }),
    issue,
  },
  delays: {
    /** Long enough not to happen by accident. */
    holdTime: 900,
    /** How long the second Enter may take. */
    armedTime: 6000,
    answerPatience: 4000,
  },
}).createMachine({
  id: 'experimentLock',
  context: ({ input: { id, missing, isWaiting } }) => ({ id, missing, isWaiting, refusal: null }),
  initial: 'opening',
  on: {
    'lock.confirmed': { target: '.sealed', actions: 'forgive' },
    'design.changed': { actions: { type: 'note', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'Finds out whether a start waits already.',
      always: [{ guard: 'isWaiting', target: 'waiting' }, { target: 'resting' }],
    },
    resting: {
      description: 'Nothing is pressed. A refusal is told until the next try, or until the design changes.',
      on: {
        'press.began': [{ guard: 'isIncomplete', actions: 'tellMissing' }, { target: 'holding' }],
        'key.pressed': [{ guard: 'isIncomplete', actions: 'tellMissing' }, { target: 'armed' }],
        'design.changed': { actions: [{ type: 'note', params: ({ event }) => event }, 'forgive'] },
      },
    },
    holding: {
      description: 'The button is held: the stake goes down. Released early, it says how to lock.',
      after: { holdTime: { target: 'waiting', actions: [start, 'forgive'] } },
      on: {
        'press.released': 'tooShort',
        'lock.left': 'resting',
        'design.changed': [
          {
            guard: { type: 'becomesIncomplete', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'note', params: ({ event }) => event },
          },
          { actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    tooShort: {
      description: 'A click or tap was too short to lock: it says to hold the button, until the next try or a change.',
      on: {
        'press.began': 'holding',
        'key.pressed': 'armed',
        'lock.left': 'resting',
        'design.changed': { target: 'resting', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    armed: {
      description: 'Enter was pressed once, or an assistive technology clicked once; a second time locks.',
      after: { armedTime: 'resting' },
      on: {
        'key.pressed': { target: 'waiting', actions: [start, 'forgive'] },
        'press.began': 'holding',
        'lock.left': 'resting',
        'design.changed': { target: 'resting', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    waiting: {
      description: 'Waits for the server’s word; nothing more is sent.',
      tags: 'pending',
      initial: 'soon',
      on: {
        'lock.refused': { target: 'resting', actions: { type: 'refuse', params: ({ event }) => event } },
      },
      states: {
        soon: { description: 'The answer comes in a moment.', after: { answerPatience: 'late' } },
        late: { description: 'It takes long, for example without a network: it is kept and sent when it can be.' },
      },
    },
    sealed: { type: 'final', description: 'The criterion is locked, and the experiment runs.' },
  },
});

export type ExperimentLockActor = ActorRefFrom<typeof experimentLockMachine>;
