import { type ActorRefFrom, assign, setup } from 'xstate';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import type { ResumedDraft } from './idea-editor.machine.ts';
import type { Wish } from './wish.ts';

interface IdeaVaultContext {
  /** What the editor is open on. */
  readonly editing: { readonly id: string; readonly resumed?: ResumedDraft | undefined } | null;
  /** The idea whose row is to take the focus, because the one that had it is gone. */
  readonly focusId: string | null;
}

export type IdeaVaultEvent =
  | { readonly type: 'idea.opened'; readonly id: string; readonly resumed?: ResumedDraft | undefined }
  | { readonly type: 'editor.closed' }
  /** `neighbourId` is the row that follows, or else the one before; null where there is none. */
  | {
      readonly type: 'idea.archived';
      readonly id: string;
      readonly title: string;
      readonly neighbourId: string | null;
    }
  | { readonly type: 'idea.restored'; readonly id: string; readonly neighbourId: string | null }
  | { readonly type: 'archive.toggled' }
  | { readonly type: 'focus.taken' };

const wish = (type: string, id: string): { wishes: readonly Wish[] } => ({
  wishes: [{ type, stream: ideaStreamOf(id), data: {} }],
});

/**
 * The list of ideas: which are shown, and which one is being edited. Actions to provide: `issue`, and `offerUndo`,
 * which outlives the screen.
 */
export const ideaVaultMachine = setup({
  types: { context: {} as IdeaVaultContext, events: {} as IdeaVaultEvent },
  actions: {
    open: assign({ editing: (_, editing: NonNullable<IdeaVaultContext['editing']>) => editing }),
    close: assign({ editing: null }),
    moveFocus: assign({ focusId: (_, { neighbourId }: { neighbourId: string | null }) => neighbourId }),
    dropFocus: assign({ focusId: null }),
    issue: (_, _params: { readonly wishes: readonly Wish[] }) => {},
    offerUndo: (_, _params: { readonly id: string; readonly title: string }) => {},
  },
}).createMachine({
  id: 'ideaVault',
  context: { editing: null, focusId: null },
  type: 'parallel',
  on: {
    'idea.archived': {
      actions: [
        { type: 'issue', params: ({ event }) => wish('ArchiveIdea', event.id) },
        { type: 'offerUndo', params: ({ event }) => event },
        { type: 'moveFocus', params: ({ event }) => event },
      ],
    },
    'idea.restored': {
      actions: [
        { type: 'issue', params: ({ event }) => wish('RestoreIdea', event.id) },
        { type: 'moveFocus', params: ({ event }) => event },
      ],
    },
    'focus.taken': { actions: 'dropFocus' },
  },
  states: {
    editor: {
      description: 'One idea at a time is edited.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No idea is being edited.',
          on: {
            'idea.opened': {
              target: 'open',
              actions: { type: 'open', params: ({ event: { id, resumed } }) => ({ id, resumed }) },
            },
          },
        },
        open: {
          description: 'The editor covers the list.',
          on: { 'editor.closed': { target: 'closed', actions: 'close' } },
        },
      },
    },
    list: {
      description: 'Which ideas are listed.',
      initial: 'current',
      states: {
        current: { description: 'Ideas that are not archived.', on: { 'archive.toggled': 'archived' } },
        archived: { description: 'Archived ideas.', on: { 'archive.toggled': 'current' } },
      },
    },
  },
});

export type IdeaVaultActor = ActorRefFrom<typeof ideaVaultMachine>;
