import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Rejection } from '#domain/log/decision.ts';
import { type Criterion, vaultLimits } from '#domain/vault/vault.ts';
import { issue } from '../issue.ts';
import { commandForCriteria, reasonAgainst, sameCriteria, spreadWeights } from './criteria-draft.ts';

export interface CriteriaEditorInput {
  readonly workspace: string;
  readonly criteria: readonly Criterion[];
}

interface CriteriaEditorContext {
  readonly workspace: string;
  /** The current criteria, no matter who changed them. */
  readonly current: readonly Criterion[];
  /** The criteria that the draft started from. */
  readonly base: readonly Criterion[];
  readonly draft: readonly Criterion[];
  /** Why the draft was not saved. */
  readonly reason: Rejection | null;
}

type Change = Partial<Pick<Criterion, 'name' | 'weight'>>;

export type CriteriaEditorEvent =
  | { readonly type: 'criterion.added'; readonly id: string }
  | { readonly type: 'criterion.changed'; readonly id: string; readonly change: Change }
  | { readonly type: 'criterion.moved'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'criterion.removed'; readonly id: string }
  /** A first set, with ids. */
  | { readonly type: 'template.chosen'; readonly criteria: readonly Criterion[] }
  | { readonly type: 'weights.shared' }
  | { readonly type: 'weights.scaled' }
  | { readonly type: 'criteria.changed'; readonly criteria: readonly Criterion[] }
  | { readonly type: 'conflict.settled'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'editor.left' }
  | { readonly type: 'discard.confirmed' }
  | { readonly type: 'discard.cancelled' };

/**
 * Editing the criteria as a whole set, while other devices may do the same. A set leaves only when its weights sum to 100 %
 * and it starts from what the vault has.
 */
export const criteriaEditorMachine = setup({
  types: {
    input: {} as CriteriaEditorInput,
    context: {} as CriteriaEditorContext,
    events: {} as CriteriaEditorEvent,
    tags: {} as 'conflict',
  },
  guards: {
    hasRoom: ({ context }) => context.draft.length < vaultLimits.criteria,
    isEmpty: ({ context }) => context.draft.length === 0,
    isChanged: ({ context: { draft, base } }) => !sameCriteria(draft, base),
    isUnusable: ({ context }) => reasonAgainst(context.draft) !== null,
    /** Somebody else made another set than the founder did. */
    meets: ({ context: { draft, base } }, { criteria }: { criteria: readonly Criterion[] }) =>
      !sameCriteria(draft, base) && !sameCriteria(criteria, base) && !sameCriteria(criteria, draft),
  },
  actions: {
    edit: assign((_, { draft }: { draft: readonly Criterion[] }) => ({ draft, reason: null })),
    hear: assign((_, { criteria }: { criteria: readonly Criterion[] }) => ({ current: criteria })),
    follow: assign(({ context: { draft, base } }, { criteria }: { criteria: readonly Criterion[] }) => ({
      current: criteria,
      base: criteria,
      draft: sameCriteria(draft, base) ? criteria : draft,
    })),
    keepMine: assign(({ context: { current } }) => ({ base: current })),
    takeTheirs: assign(({ context: { current } }) => ({ base: current, draft: current, reason: null })),
    showReason: assign({ reason: ({ context }) => reasonAgainst(context.draft) }),
    issue,
  },
}).createMachine({
  id: 'criteriaEditor',
  context: ({ input: { workspace, criteria } }) => ({
    workspace,
    current: criteria,
    base: criteria,
    draft: criteria,
    reason: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The set can be changed, saved or left.',
      on: {
        'criterion.added': {
          guard: 'hasRoom',
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ draft: [...context.draft, { id: event.id, name: '', weight: 0 }] }),
          },
        },
        'criterion.changed': {
          actions: {
            type: 'edit',
            params: ({ context, event: { id, change } }) => ({
              draft: context.draft.map((each) => (each.id === id ? { ...each, ...change } : each)),
            }),
          },
        },
        'criterion.moved': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ draft: moved(context.draft, event.id, event.by) }),
          },
        },
        'criterion.removed': {
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ draft: context.draft.filter(({ id }) => id !== event.id) }),
          },
        },
        'template.chosen': {
          guard: 'isEmpty',
          actions: { type: 'edit', params: ({ event }) => ({ draft: event.criteria }) },
        },
        'weights.shared': {
          actions: { type: 'edit', params: ({ context }) => ({ draft: spread(context.draft, () => 0) }) },
        },
        'weights.scaled': {
          actions: {
            type: 'edit',
            params: ({ context }) => ({ draft: spread(context.draft, ({ weight }) => weight) }),
          },
        },
        'criteria.changed': [
          {
            guard: { type: 'meets', params: ({ event }) => event },
            target: 'conflicting',
            actions: { type: 'hear', params: ({ event }) => event },
          },
          { actions: { type: 'follow', params: ({ event }) => event } },
        ],
        'draft.submitted': [
          { guard: 'isUnusable', actions: 'showReason' },
          {
            guard: 'isChanged',
            target: 'saved',
            actions: {
              type: 'issue',
              params: ({ context: { draft, base, workspace } }) => ({
                drafts: [commandForCriteria(draft, base, workspace)],
              }),
            },
          },
          { target: 'left' },
        ],
        'editor.left': [{ guard: 'isChanged', target: 'confirmingDiscard' }, { target: 'left' }],
      },
    },
    conflicting: {
      tags: 'conflict',
      description: 'The criteria were changed elsewhere meanwhile: the founder sees both sets and chooses.',
      on: {
        'criteria.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'conflict.settled': [
          { guard: ({ event }) => event.keep === 'mine', target: 'editing', actions: 'keepMine' },
          { target: 'editing', actions: 'takeTheirs' },
        ],
        'editor.left': 'confirmingDiscard',
      },
    },
    confirmingDiscard: {
      description: 'Asks before a changed set is thrown away.',
      on: {
        'criteria.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'discard.confirmed': 'left',
        'discard.cancelled': [
          {
            guard: { type: 'meets', params: ({ context }) => ({ criteria: context.current }) },
            target: 'conflicting',
          },
          {
            target: 'editing',
            actions: { type: 'follow', params: ({ context }) => ({ criteria: context.current }) },
          },
        ],
      },
    },
    saved: { type: 'final', description: 'The new set is on its way.' },
    left: { type: 'final', description: 'Nothing was changed.' },
  },
});

function moved(draft: readonly Criterion[], id: string, by: -1 | 1): readonly Criterion[] {
  const from = draft.findIndex((each) => each.id === id);
  const [here, there] = [draft[from], draft[from + by]];
  if (!here || !there) return draft;
  return draft.with(from, there).with(from + by, here);
}

function spread(draft: readonly Criterion[], weigh: (criterion: Criterion) => number): readonly Criterion[] {
  const weights = spreadWeights(draft.map(weigh));
  return draft.map((criterion, n) => ({ ...criterion, weight: weights[n] ?? 0 }));
}

export type CriteriaEditorActor = ActorRefFrom<typeof criteriaEditorMachine>;
