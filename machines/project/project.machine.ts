import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ChosenStatus, IdeaStatus } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft, projectDraft } from '#domain/log/command-draft.ts';
import { projectLimits } from '#domain/project/project.ts';
import { issue } from '../issue.ts';
import { commandsForExploring, commandsForMove, type NewProjectIds } from './project-commands.ts';

export interface ProjectInput {
  readonly ideaId: string;
}

/** A project and what it is called on the screen. */
export interface NamedProject {
  readonly id: string;
  readonly title: string;
  readonly archived: boolean;
}

/** A finished change, with the commands that undo it. */
export interface Undoable {
  readonly message: string;
  readonly drafts: readonly CommandDraft[];
}

interface ProjectContext {
  readonly ideaId: string;
  /** The project that a question or a dialog is about. */
  readonly project: NamedProject | null;
  readonly draft: string;
  readonly problem: 'title-too-long' | null;
  /** Ideas that are compared, this one first. */
  readonly compared: readonly string[];
}

export type ProjectEvent =
  | { readonly type: 'title.asked' }
  | { readonly type: 'title.left' }
  | { readonly type: 'history.closed' }
  | { readonly type: 'history.asked' }
  | { readonly type: 'fork.asked' }
  | { readonly type: 'comparison.asked'; readonly ids: readonly string[] }
  | { readonly type: 'criteria.asked' }
  | { readonly type: 'tool.closed' }
  /** Null takes the rating away. */
  | { readonly type: 'idea.rated'; readonly criterion: string; readonly rating: number | null }
  /** `seen` is the status that was shown; `newProject` is null if the idea has a project already. */
  | {
      readonly type: 'status.chosen';
      readonly status: ChosenStatus;
      readonly seen: IdeaStatus;
      readonly newProject: NewProjectIds | null;
    }
  | { readonly type: 'idea.tagged'; readonly tags: readonly string[] }
  | { readonly type: 'idea.archived'; readonly title: string }
  | { readonly type: 'idea.restored' }
  | ({ readonly type: 'exploring.asked'; readonly status: IdeaStatus } & NewProjectIds)
  /** `draft` is the name that was given, empty if the idea's is borne. */
  | { readonly type: 'rename.asked'; readonly project: NamedProject; readonly draft: string }
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'draft.submitted' }
  | { readonly type: 'rename.left' }
  | { readonly type: 'project.archived'; readonly project: NamedProject }
  | { readonly type: 'project.restored'; readonly id: string }
  | { readonly type: 'removal.asked'; readonly project: NamedProject }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

const renamed = (project: NamedProject | null, title: string): readonly CommandDraft[] =>
  project ? [projectDraft('RenameProject', project.id, { title })] : [];
/**
 * Returns the commands that restore a project. They archive it again if it was archived before, since restoring undoes
 * both.
 */
const bringingBack = (project: NamedProject | null, done: string): Undoable => ({
  message: `${done} “${project?.title}”. The idea stays in the vault.`,
  drafts: project
    ? [
        projectDraft('RestoreProject', project.id, {}),
        ...(project.archived ? [projectDraft('ArchiveProject', project.id, {})] : []),
      ]
    : [],
});

/**
 * The page of one idea: its place among the statuses, and the project that it gets when it is explored. Action to provide:
 * `offerUndo`, whose button issues the commands that take it back.
 */
export const projectMachine = setup({
  types: {
    input: {} as ProjectInput,
    context: {} as ProjectContext,
    events: {} as ProjectEvent,
  },
  guards: { isTooLong: ({ context }) => context.draft.replace(/\s+/gu, ' ').trim().length > projectLimits.title },
  actions: {
    issue,
    offerUndo: (_, _params: Undoable) => {},
    remember: assign((_, { project, draft = '' }: { project: NamedProject; draft?: string }) => ({
      project,
      draft,
      problem: null,
    })),
    forget: assign({ project: null, draft: '', problem: null }),
    edit: assign((_, { text }: { text: string }) => ({ draft: text, problem: null })),
    compare: assign((_, { ids }: { ids: readonly string[] }) => ({ compared: ids })),
    showProblem: assign({ problem: 'title-too-long' as const }),
  },
}).createMachine({
  id: 'project',
  context: ({ input: { ideaId } }) => ({ ideaId, project: null, draft: '', problem: null, compared: [] }),
  initial: 'viewing',
  on: {
    'idea.rated': {
      actions: {
        type: 'issue',
        params: ({ context, event: { criterion, rating } }) => ({
          drafts: [ideaDraft('RateIdea', context.ideaId, { criterion, rating })],
        }),
      },
    },
    'idea.tagged': {
      actions: {
        type: 'issue',
        params: ({ context, event }) => ({ drafts: [ideaDraft('TagIdea', context.ideaId, { tags: event.tags })] }),
      },
    },
    'status.chosen': {
      actions: {
        type: 'issue',
        params: ({ context: { ideaId: id }, event: { status, seen, newProject } }) => ({
          drafts: commandsForMove({ id, status: seen }, status, newProject),
        }),
      },
    },
    'idea.archived': {
      actions: [
        {
          type: 'issue',
          params: ({ context }) => ({ drafts: [ideaDraft('ArchiveIdea', context.ideaId, {})] }),
        },
        {
          type: 'offerUndo',
          params: ({ context, event }) => ({
            message: `Archived “${event.title}”.`,
            drafts: [ideaDraft('RestoreIdea', context.ideaId, {})],
          }),
        },
      ],
    },
    'idea.restored': {
      actions: {
        type: 'issue',
        params: ({ context }) => ({ drafts: [ideaDraft('RestoreIdea', context.ideaId, {})] }),
      },
    },
    'exploring.asked': {
      actions: {
        type: 'issue',
        params: ({ context: { ideaId: id }, event: { status, projectId, canvasId } }) => ({
          drafts: commandsForExploring({ id, status }, { projectId, canvasId }),
        }),
      },
    },
    'project.archived': {
      actions: [
        { type: 'issue', params: ({ event }) => ({ drafts: [projectDraft('ArchiveProject', event.project.id, {})] }) },
        { type: 'offerUndo', params: ({ event }) => bringingBack(event.project, 'Stopped exploring') },
      ],
    },
    'project.restored': {
      actions: { type: 'issue', params: ({ event }) => ({ drafts: [projectDraft('RestoreProject', event.id, {})] }) },
    },
  },
  states: {
    viewing: {
      description: 'The idea is read, and edited where it stands.',
      on: {
        'title.asked': 'titling',
        'fork.asked': 'forking',
        'criteria.asked': 'weighing',
        'comparison.asked': { target: 'comparing', actions: { type: 'compare', params: ({ event }) => event } },
        'history.asked': 'lookingBack',
        'rename.asked': { target: 'renaming', actions: { type: 'remember', params: ({ event }) => event } },
        'removal.asked': { target: 'confirmingRemoval', actions: { type: 'remember', params: ({ event }) => event } },
      },
    },
    titling: {
      description: 'The title is a field.',
      on: { 'title.left': 'viewing' },
    },
    lookingBack: {
      description: 'The history of the idea lies over the page.',
      on: { 'history.closed': 'viewing' },
    },
    forking: {
      description: 'The idea is taken in another direction.',
      on: { 'tool.closed': 'viewing' },
    },
    comparing: {
      description: 'The idea stands beside others.',
      on: { 'tool.closed': 'viewing', 'criteria.asked': 'weighing' },
    },
    weighing: {
      description: 'The criteria of all ideas are set.',
      on: { 'tool.closed': 'viewing' },
    },
    renaming: {
      description: 'The exploration is given a name of its own, or with an empty one the idea’s again.',
      on: {
        'draft.changed': { actions: { type: 'edit', params: ({ event }) => event } },
        'draft.submitted': [
          { guard: 'isTooLong', actions: 'showProblem' },
          {
            target: 'viewing',
            actions: [
              { type: 'issue', params: ({ context: { project, draft } }) => ({ drafts: renamed(project, draft) }) },
              'forget',
            ],
          },
        ],
        'rename.left': { target: 'viewing', actions: 'forget' },
      },
    },
    confirmingRemoval: {
      description: 'Asks before what was explored goes from every list.',
      on: {
        'removal.confirmed': {
          target: 'viewing',
          actions: [
            {
              type: 'issue',
              params: ({ context: { project } }) => ({
                drafts: project ? [projectDraft('RemoveProject', project.id, {})] : [],
              }),
            },
            {
              type: 'offerUndo',
              params: ({ context: { project } }) => bringingBack(project, 'Removed the canvas and tests of'),
            },
            'forget',
          ],
        },
        'removal.cancelled': { target: 'viewing', actions: 'forget' },
      },
    },
  },
});

export type ProjectActor = ActorRefFrom<typeof projectMachine>;
