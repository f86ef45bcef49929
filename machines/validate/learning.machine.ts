import { type ActorRefFrom, assign, setup } from 'xstate';
import { experimentLimits } from '#domain/experiment/experiment.ts';
import { withoutOpening } from '#domain/experiment/learning-text.ts';
import { experimentDraft } from '#domain/log/command-draft.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { issue } from '../issue.ts';

interface LearningInput {
  readonly id: string;
  readonly learning: string;
}

interface LearningContext {
  readonly id: string;
  /** The current value, no matter who changed it. */
  readonly value: string;
  /** The text that the draft started from. */
  readonly base: string;
  readonly draft: string;
}

export type LearningEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'value.changed'; readonly value: string };

const isTooLong = (text: string): boolean => text.trim().length > experimentLimits.learning;

/**
 * Returns the text to save: the draft, merged with other people's changes if the two fit together. Otherwise the server
 * tells.
 */
function meant({ draft, base, value }: LearningContext): string {
  const merged = mergeText(base.trim(), value, written(draft));
  return merged === undefined || isTooLong(merged) ? written(draft) : merged;
}

/** The card says "So we will" already. */
const written = (draft: string): string => withoutOpening(draft).trim();

/** The sentence "So we will …" of a learning card, saved when it is left. */
export const learningMachine = setup({
  types: { input: {} as LearningInput, context: {} as LearningContext, events: {} as LearningEvent },
  guards: {
    isSame: ({ context: { draft, base } }) => written(draft) === base.trim(),
    isTooLong: ({ context }) => isTooLong(context.draft),
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ draft: text })),
    hear: assign((_, { value }: { value: string }) => ({ value })),
    follow: assign((_, { value }: { value: string }) => ({ value, base: value, draft: value })),
    revert: assign(({ context: { value } }) => ({ base: value, draft: value })),
    settle: assign(({ context }) => ({ base: meant(context), draft: meant(context) })),
    issue,
  },
}).createMachine({
  id: 'learning',
  context: ({ input: { id, learning } }) => ({ id, value: learning, base: learning, draft: learning }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Says what was learned, or asks for it.',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'write', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    dirty: {
      description: 'Something was typed and is not saved yet.',
      on: {
        'draft.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'draft.submitted': [
          { guard: 'isSame', target: 'resting', actions: 'revert' },
          { guard: 'isTooLong', target: 'refused' },
          {
            target: 'resting',
            actions: [
              {
                type: 'issue',
                params: ({ context: { id, draft, base } }) => ({
                  drafts: [experimentDraft('RecordLearning', id, { text: written(draft), base: base.trim() })],
                }),
              },
              'settle',
            ],
          },
        ],
      },
    },
    refused: {
      description: 'It is too long to be saved; what was typed stays.',
      on: {
        'draft.changed': { target: 'dirty', actions: { type: 'write', params: ({ event }) => event } },
        'value.changed': { actions: { type: 'hear', params: ({ event }) => event } },
      },
    },
  },
});

export type LearningActor = ActorRefFrom<typeof learningMachine>;
