import { type ActorRefFrom, assign, setup } from 'xstate';
import { experimentDraft } from '#domain/log/command-draft.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { issue } from '../issue.ts';
import {
  blankDraft,
  type DraftedExperiment,
  type DraftField,
  draftOf,
  type ExperimentDraft,
  revisionOf,
} from './experiment-draft.ts';
import type { GivenTest } from './given-test.ts';

interface ExperimentEditorInput {
  readonly id: string;
  readonly projectId: string;
  /** The assumption that a new one is for. */
  readonly assumptionId: string;
  /** Null for a new one. */
  readonly experiment: DraftedExperiment | null;
  /** Choices for a new one that the founder made before opening the editor. */
  readonly given?: GivenTest;
}

interface ExperimentEditorContext {
  readonly id: string;
  readonly projectId: string;
  readonly draft: ExperimentDraft;
  /** The experiment's current fields, no matter who changed them. */
  readonly saved: ExperimentDraft;
  /** Typed and not issued yet, in the order in which they were typed. */
  readonly changed: readonly DraftField[];
}

type Typed = Partial<ExperimentDraft>;

export type ExperimentEditorEvent =
  | { readonly type: 'draft.changed'; readonly typed: Typed }
  /** A field was left, the card is closed, or about to be locked. */
  | { readonly type: 'draft.flushed' }
  | { readonly type: 'experiment.changed'; readonly experiment: DraftedExperiment }
  /** It was locked, and nothing of it changes any more. */
  | { readonly type: 'experiment.locked' };

const nothingGiven: GivenTest = { method: null, artefact: null };

const pick = (from: ExperimentDraft, fields: readonly DraftField[]): Typed =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/**
 * A test card before its lock. The method comes first and begins the experiment, unless it was chosen elsewhere: then the
 * first change of the card begins it. What is typed after is saved when the founder pauses or leaves the field. A change
 * from elsewhere is shown in every field that is not being typed in. What cannot be read stays as it was typed, and is saved
 * once it can.
 */
export const experimentEditorMachine = setup({
  types: {
    input: {} as ExperimentEditorInput,
    context: {} as ExperimentEditorContext,
    events: {} as ExperimentEditorEvent,
  },
  guards: {
    begins: ({ context: { draft } }, { typed }: { typed: Typed }) =>
      (typed.method ?? draft.method) !== null && (typed.assumptionId ?? draft.assumptionId) !== '',
    isSaved: ({ context: { draft, changed } }) => Object.keys(revisionOf(draft, changed)).length === 0,
  },
  actions: {
    type: assign(({ context: { draft, changed } }, { typed }: { typed: Typed }) => ({
      draft: { ...draft, ...typed },
      changed: [...new Set([...changed, ...(Object.keys(typed) as DraftField[])])],
    })),
    follow: assign(({ context: { draft, changed } }, { experiment }: { experiment: DraftedExperiment }) => {
      const saved = draftOf(experiment);
      const next = { ...saved, ...pick(draft, changed) };
      // What was saved comes back as it was typed: to whoever watches the draft, nothing has changed.
      return { saved, draft: sameJson({ ...next }, { ...draft }) ? draft : next };
    }),
    /** Fields that could not be read are still to be saved. */
    settle: assign(({ context: { draft, changed } }) => {
      const issued = revisionOf(draft, changed);
      return { changed: changed.filter((field) => !(field in issued)) };
    }),
    revert: assign(({ context: { saved } }) => ({ draft: saved, changed: [] })),
    issue,
  },
  delays: { pause: 800 },
}).createMachine({
  id: 'experimentEditor',
  context: ({ input: { id, projectId, assumptionId, experiment, given = nothingGiven } }) => {
    const saved = experiment ? draftOf(experiment) : blankDraft(assumptionId);
    const changed = experiment || given.artefact === null ? [] : (['artefact'] as const);
    return { id, projectId, draft: experiment ? saved : { ...saved, ...given }, saved, changed };
  },
  initial: 'opening',
  on: {
    'experiment.locked': { target: '.locked', actions: 'revert' },
  },
  states: {
    opening: {
      description: 'Finds out whether the experiment has begun.',
      always: [
        { guard: ({ context }) => context.draft.method === null, target: 'unwritten' },
        { guard: ({ context }) => context.saved.method === null, target: 'unwritten.planned' },
        { target: 'saved' },
      ],
    },
    unwritten: {
      description: 'There is no experiment yet.',
      initial: 'blank',
      states: {
        blank: { description: 'Asks for the method.' },
        planned: { description: 'The method was chosen before the founder came here.' },
      },
      on: {
        'draft.changed': [
          {
            guard: { type: 'begins', params: ({ event }) => event },
            target: 'saved',
            actions: [
              { type: 'type', params: ({ event }) => event },
              {
                type: 'issue',
                params: ({ context: { id, projectId, draft, changed } }) => ({
                  drafts: [
                    experimentDraft('DesignExperiment', id, {
                      ...revisionOf(draft, changed),
                      projectId,
                      assumptionId: draft.assumptionId,
                      method: draft.method ?? 'interviews',
                    }),
                  ],
                }),
              },
              'settle',
            ],
          },
          { actions: { type: 'type', params: ({ event }) => event } },
        ],
      },
    },
    saved: {
      description: 'The card says what the experiment says.',
      on: {
        'draft.changed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
        'experiment.changed': { actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    typing: {
      description: 'Something was typed and is not saved yet.',
      after: { pause: 'saving' },
      on: {
        'draft.changed': {
          target: 'typing',
          reenter: true,
          actions: { type: 'type', params: ({ event }) => event },
        },
        'draft.flushed': 'saving',
        'experiment.changed': { actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'Issues what can be read.',
      always: [
        { guard: 'isSaved', target: 'saved' },
        {
          target: 'saved',
          actions: [
            {
              type: 'issue',
              params: ({ context: { id, draft, changed } }) => ({
                drafts: [experimentDraft('ReviseExperiment', id, revisionOf(draft, changed))],
              }),
            },
            'settle',
          ],
        },
      ],
    },
    locked: { type: 'final', description: 'The criterion is sealed.' },
  },
});

export type ExperimentEditorActor = ActorRefFrom<typeof experimentEditorMachine>;
